import type { SizeMm } from '@/lib/kernel/units';
import type { Offset } from '../order';

/** x' = a·x + c·y + e, y' = b·x + d·y + f; in millimetres from the top left of the page. */
export type PageMatrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Returns the transformation of a page that compensates the printer's offset. */
export function correctionOf({ xMm, yMm, degrees }: Offset, page: SizeMm): PageMatrix {
  const { sine, cosine } = angleOf(-degrees);
  const [x, y] = [page.widthMm / 2, page.heightMm / 2];
  const [fromX, fromY] = [x + xMm, y + yMm];
  return [cosine, sine, -sine, cosine, x - cosine * fromX + sine * fromY + 0, y - sine * fromX - cosine * fromY + 0];
}

function angleOf(degrees: number) {
  const radians = (degrees * Math.PI) / 180;
  return { sine: Math.sin(radians) + 0, cosine: Math.cos(radians) };
}

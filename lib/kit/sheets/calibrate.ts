import type { SizeMm } from '@/lib/kernel/units';
import type { PointMm } from '../blank';
import type { Offset } from '../order';

/** x' = a·x + c·y + e, y' = b·x + d·y + f; in millimetres from the top left of the page. */
export type PageMatrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Where a printer that is off by this puts what stands on a page: turned about the page's middle, then moved. */
export function printedBy({ xMm, yMm, degrees }: Offset, page: SizeMm): PageMatrix {
  const { sine, cosine } = angleOf(degrees);
  const [x, y] = [page.widthMm / 2, page.heightMm / 2];
  return [cosine, sine, -sine, cosine, x - cosine * x + sine * y + xMm, y - sine * x - cosine * y + yMm];
}

/** What puts a print back where it belongs, applied to the page before it is printed: the opposite of what was read off. */
export function correctionOf({ xMm, yMm, degrees }: Offset, page: SizeMm): PageMatrix {
  const { sine, cosine } = angleOf(-degrees);
  const [x, y] = [page.widthMm / 2, page.heightMm / 2];
  const [fromX, fromY] = [x + xMm, y + yMm];
  return [cosine, sine, -sine, cosine, x - cosine * fromX + sine * fromY + 0, y - sine * fromX - cosine * fromY + 0];
}

export const transformed = ([a, b, c, d, e, f]: PageMatrix, { xMm, yMm }: PointMm): PointMm => ({
  xMm: a * xMm + c * yMm + e,
  yMm: b * xMm + d * yMm + f,
});

function angleOf(degrees: number) {
  const radians = (degrees * Math.PI) / 180;
  return { sine: Math.sin(radians) + 0, cosine: Math.cos(radians) };
}

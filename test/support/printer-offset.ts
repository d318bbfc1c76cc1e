import type { SizeMm } from '@/lib/kernel/units';
import type { PointMm } from '@/lib/kit/blank';
import type { Offset } from '@/lib/kit/order';
import type { PageMatrix } from '@/lib/kit/sheets/calibrate';

/** Matrix of a misaligned printer: rotates about the page's centre, then translates. */
export function printedBy({ xMm, yMm, degrees }: Offset, page: SizeMm): PageMatrix {
  const radians = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(radians) + 0, Math.cos(radians)];
  const [x, y] = [page.widthMm / 2, page.heightMm / 2];
  return [cosine, sine, -sine, cosine, x - cosine * x + sine * y + xMm, y - sine * x - cosine * y + yMm];
}

/** Transforms a point by a matrix. */
export const transformed = ([a, b, c, d, e, f]: PageMatrix, { xMm, yMm }: PointMm): PointMm => ({
  xMm: a * xMm + c * yMm + e,
  yMm: b * xMm + d * yMm + f,
});

import type { SizeMm } from '@/lib/kernel/units';
import type { BoxMm, PointMm } from '../blank';

const NEARLY = 1e-6;

/** Shrinks a box by `x` on the left and right and by `y` at the top and bottom. */
export const insetBox = ({ xMm, yMm, widthMm, heightMm }: BoxMm, x: number, y: number): BoxMm => ({
  xMm: xMm + x,
  yMm: yMm + y,
  widthMm: Math.max(0, widthMm - 2 * x),
  heightMm: Math.max(0, heightMm - 2 * y),
});

/** Returns the intersection of two boxes. */
export function sharedBox(a: BoxMm, b: BoxMm): BoxMm {
  const [xMm, yMm] = [Math.max(a.xMm, b.xMm), Math.max(a.yMm, b.yMm)];
  return {
    xMm,
    yMm,
    widthMm: Math.max(0, Math.min(a.xMm + a.widthMm, b.xMm + b.widthMm) - xMm),
    heightMm: Math.max(0, Math.min(a.yMm + a.heightMm, b.yMm + b.heightMm) - yMm),
  };
}

export const isWithin = (inner: BoxMm, outer: BoxMm): boolean =>
  inner.xMm >= outer.xMm - NEARLY &&
  inner.yMm >= outer.yMm - NEARLY &&
  inner.xMm + inner.widthMm <= outer.xMm + outer.widthMm + NEARLY &&
  inner.yMm + inner.heightMm <= outer.yMm + outer.heightMm + NEARLY;

/** Returns the bounding box of points; an empty box at 0,0 for none. */
export function boxAround(points: readonly PointMm[]): BoxMm {
  if (points.length === 0) return { xMm: 0, yMm: 0, widthMm: 0, heightMm: 0 };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { xMm, yMm } of points) {
    [left, right] = [Math.min(left, xMm), Math.max(right, xMm)];
    [top, bottom] = [Math.min(top, yMm), Math.max(bottom, yMm)];
  }
  return { xMm: left, yMm: top, widthMm: right - left, heightMm: bottom - top };
}

/** Returns the bounding box of pieces of one size, given their top left corners. */
export function boxOf(corners: readonly PointMm[], size: SizeMm): BoxMm {
  const { widthMm, heightMm, ...corner } = boxAround(corners);
  if (corners.length === 0) return { ...corner, widthMm, heightMm };
  return { ...corner, widthMm: widthMm + size.widthMm, heightMm: heightMm + size.heightMm };
}

import type { Blank, BoxMm, Outline, PointMm } from '@/lib/kit/blank';
import { sizeOf } from '@/lib/kit/blank';
import { cornersOf } from '@/lib/kit/outline';
import type { Cell } from '@/lib/kit/sheets/sheet-plan';

/** Placed piece including its bleed, as corners or as a circle. */
export type Lying = { readonly corners: readonly PointMm[] } | { readonly middle: PointMm; readonly radiusMm: number };

export function lyingAt({ outline }: Blank, cell: Cell, bleedMm: number): Lying {
  const size = sizeOf(outline);
  if (outline.shape === 'circle') {
    const radius = outline.diameterMm / 2;
    return { middle: { xMm: cell.xMm + radius, yMm: cell.yMm + radius }, radiusMm: radius + bleedMm };
  }
  const corners = convexCorners(outline, bleedMm).map((corner) => onPage(corner, cell, size));
  return { corners };
}

/** Corners of an outline with bleed. A polygon counts as its bounding box, since no other piece may use its notches. */
function convexCorners(outline: Outline, bleedMm: number): readonly PointMm[] {
  if (outline.shape !== 'polygon') return cornersOf(outline, bleedMm);
  return cornersOf({ shape: 'rectangle', ...sizeOf(outline), cornerMm: 0 }, bleedMm);
}

/** Converts a point of a piece to page coordinates; the piece may be turned by 180° about its centre. */
export const onPage = (
  { xMm, yMm }: PointMm,
  cell: Cell,
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
): PointMm =>
  cell.turn === 0
    ? { xMm: cell.xMm + xMm, yMm: cell.yMm + yMm }
    : { xMm: cell.xMm + widthMm - xMm, yMm: cell.yMm + heightMm - yMm };

export const boxAround = (lying: Lying): BoxMm => {
  if ('middle' in lying) {
    const { middle, radiusMm } = lying;
    const across = 2 * radiusMm;
    return { xMm: middle.xMm - radiusMm, yMm: middle.yMm - radiusMm, widthMm: across, heightMm: across };
  }
  const [xs, ys] = [lying.corners.map(({ xMm }) => xMm), lying.corners.map(({ yMm }) => yMm)];
  const [xMm, yMm] = [Math.min(...xs), Math.min(...ys)];
  return { xMm, yMm, widthMm: Math.max(...xs) - xMm, heightMm: Math.max(...ys) - yMm };
};

/** Depth in mm by which two boxes overlap; 0 or less if they do not. */
export const boxOverlap = (a: BoxMm, b: BoxMm): number =>
  Math.min(
    a.xMm + a.widthMm - b.xMm,
    b.xMm + b.widthMm - a.xMm,
    a.yMm + a.heightMm - b.yMm,
    b.yMm + b.heightMm - a.yMm,
  );

/** Depth in mm by which two convex pieces overlap, by separating axes; 0 or less if they do not. */
export function overlapOf(a: Lying, b: Lying): number {
  if ('middle' in a && 'middle' in b)
    return a.radiusMm + b.radiusMm - Math.hypot(a.middle.xMm - b.middle.xMm, a.middle.yMm - b.middle.yMm);
  if ('middle' in a || 'middle' in b) return boxOverlap(boxAround(a), boxAround(b));
  return Math.min(
    ...[...axesOf(a.corners), ...axesOf(b.corners)].map((axis) => sharedAlong(axis, a.corners, b.corners)),
  );
}

type Vector = readonly [x: number, y: number];

const axesOf = (corners: readonly PointMm[]): readonly Vector[] =>
  corners.map((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    const [x, y] = [next.xMm - corner.xMm, next.yMm - corner.yMm];
    const length = Math.hypot(x, y);
    return [y / length, -x / length];
  });

function sharedAlong([x, y]: Vector, a: readonly PointMm[], b: readonly PointMm[]): number {
  const along = (corners: readonly PointMm[]) => corners.map(({ xMm, yMm }) => xMm * x + yMm * y);
  const [first, second] = [along(a), along(b)];
  return Math.min(Math.max(...first) - Math.min(...second), Math.max(...second) - Math.min(...first));
}

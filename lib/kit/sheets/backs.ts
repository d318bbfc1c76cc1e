import type { SizeMm } from '@/lib/kernel/units';
import type { PointMm, Segment } from '../blank';
import type { Backs } from '../order';
import type { Cell } from './sheet-plan';

/**
 * The line about which a sheet is turned over, or folded: an upright one swaps left and right, a level one swaps above
 * and below and turns what stands on the page.
 */
export type Axis = 'upright' | 'level';

/** About which line backs get behind their fronts; undefined if there are none. */
export function axisOf(backs: Backs, page: SizeMm): Axis | undefined {
  if (backs === 'none') return undefined;
  if (backs === 'gutter-fold') return 'level';
  const isPortrait = page.heightMm >= page.widthMm;
  return (backs === 'long-edge') === isPortrait ? 'upright' : 'level';
}

/** Where a point lies as seen on the other side, or on the other half of a folded sheet. */
export const behind = ({ xMm, yMm }: PointMm, page: SizeMm, axis: Axis): PointMm =>
  axis === 'upright' ? { xMm: page.widthMm - xMm, yMm } : { xMm, yMm: page.heightMm - yMm };

/**
 * Where a piece's back is printed: in the mirror image of its front's box. A level axis turns the piece head over
 * heels, so the back is turned to be upright beside its front.
 */
export function backOf(cell: Cell, size: SizeMm, page: SizeMm, axis: Axis): Cell {
  if (axis === 'upright') return { ...cell, xMm: page.widthMm - cell.xMm - size.widthMm };
  return { xMm: cell.xMm, yMm: page.heightMm - cell.yMm - size.heightMm, turn: cell.turn === 0 ? 180 : 0 };
}

/** The same line on the other side. */
export const lineBehind = ({ a, b }: Segment, page: SizeMm, axis: Axis): Segment => ({
  a: behind(a, page, axis),
  b: behind(b, page, axis),
});

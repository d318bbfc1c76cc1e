import type { SizeMm } from '@/lib/kernel/units';
import { type BoxMm, type Outline, type PointMm, type Segment, sizeOf } from '../blank';
import type { Backs, Cut, Sacrifice } from '../order';
import { extentOf, grown } from './candidates';
import { cropMarks, cutsOf, hairlinesAround } from './cut-lines';
import { LEAST_MARK_MM, MARK_GAP_MM } from './rooms';

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

/** Places of the copies of one blank on each of its sheets. A partly filled last sheet keeps every cell. */
export interface SheetPlan {
  readonly page: SizeMm;
  /** Fronts, in reading order; none if a piece is larger than the paper (boards.ts splits those). */
  readonly cells: readonly Cell[];
  /** The same pieces' backs, by the same index: on the other side of the paper, or below the fold on this one. */
  readonly backs: { readonly on: 'reverse' | 'same-side'; readonly cells: readonly Cell[] } | undefined;
  /** Bleed beyond the outline, after the sacrifices. */
  readonly bleedMm: number;
  readonly cut: Cut;
  /** Straight lines to cut along: crop marks or hairlines. Front and back each have their own. */
  readonly lines: { readonly front: readonly Segment[]; readonly back: readonly Segment[] };
  /** Scissors follow every front's own outline, which is to be drawn as a hairline: pieces that are no rectangles. */
  readonly outlined: boolean;
  /** A line to fold the sheet along, for backs on the same side. */
  readonly fold: Segment | undefined;
  /** A cutting machine's registration marks: boxes to fill with black, on fronts alone. */
  readonly registration: readonly BoxMm[];
  /** Sacrifices for lack of room, in order. */
  readonly givenUp: readonly Sacrifice[];
  /** Area to cut out of the page, all cells together: the TrimBox. */
  readonly trim: BoxMm;
}

/** The top left corner of a piece's box as it lies on the page; turned by 180° about its middle or not. */
export interface Cell extends PointMm {
  readonly turn: 0 | 180;
}

/** The pieces of a sheet that they only partly fill, with what they are cut along, so that others can stand beside. */
interface SheetBlock extends SizeMm {
  /** From the block's own corner. */
  readonly cells: readonly PointMm[];
  readonly lines: readonly Segment[];
}

/**
 * The first pieces of a sheet by themselves. None where they have to stay where they are: in front of their backs, or
 * between a cutting machine's marks.
 */
export function blockOf(plan: SheetPlan, outline: Outline, used: number): SheetBlock | undefined {
  const { cells: all, backs, bleedMm, cut, registration } = plan;
  if (used === 0 || backs || registration.length > 0) return undefined;
  const cells = all.slice(0, used);
  const extent = extentOf(cells, outline, bleedMm);
  const isRectangle = outline.shape === 'rectangle';
  const strip = isRectangle && cut === 'marks' ? MARK_GAP_MM + LEAST_MARK_MM : 0;
  const { xMm, yMm, widthMm, heightMm } = grown(extent, strip, strip);
  const moved = (point: PointMm): PointMm => ({ xMm: point.xMm - xMm, yMm: point.yMm - yMm });
  return {
    widthMm,
    heightMm,
    cells: cells.map(moved),
    lines: isRectangle ? linesOf().map(({ a, b }) => ({ a: moved(a), b: moved(b) })) : [],
  };

  function linesOf(): readonly Segment[] {
    const size = sizeOf(outline);
    if (cut === 'none') return [];
    if (cut === 'grid') return hairlinesAround(cells, size, bleedMm);
    return cropMarks(cutsOf(cells, size), extent, { xMm, yMm, widthMm, heightMm }, LEAST_MARK_MM);
  }
}

/** The same line on the other side. */
export const lineBehind = ({ a, b }: Segment, page: SizeMm, axis: Axis): Segment => ({
  a: behind(a, page, axis),
  b: behind(b, page, axis),
});

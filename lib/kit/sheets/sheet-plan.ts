import type { SizeMm } from '@/lib/kernel/units';
import { type BoxMm, type Outline, type PointMm, type Segment, sizeOf } from '../blank';
import type { Backs, Cut, Sacrifice } from '../order';
import { insetBox } from './boxes';
import { extentOf } from './candidates';
import { cropMarks, cutsOf, hairlinesAround } from './cut-lines';
import { LEAST_MARK_MM, MARK_GAP_MM } from './rooms';

/** Axis of a flip or fold: upright swaps left and right; level swaps top and bottom and turns the content. */
export type Axis = 'upright' | 'level';

export function axisOf(backs: Backs, page: SizeMm): Axis | undefined {
  if (backs === 'none') return undefined;
  if (backs === 'gutter-fold') return 'level';
  const isPortrait = page.heightMm >= page.widthMm;
  return (backs === 'long-edge') === isPortrait ? 'upright' : 'level';
}

/** Returns the position of a point seen from the other side, or on the other half of a folded sheet. */
export const behind = ({ xMm, yMm }: PointMm, page: SizeMm, axis: Axis): PointMm =>
  axis === 'upright' ? { xMm: page.widthMm - xMm, yMm } : { xMm, yMm: page.heightMm - yMm };

/** Returns the mirror image of a front's cell. A level axis turns the piece upside down, so its back too. */
export function backOf(cell: Cell, size: SizeMm, page: SizeMm, axis: Axis): Cell {
  if (axis === 'upright') return { ...cell, xMm: page.widthMm - cell.xMm - size.widthMm };
  return { xMm: cell.xMm, yMm: page.heightMm - cell.yMm - size.heightMm, turn: cell.turn === 0 ? 180 : 0 };
}

/** Positions of a blank's copies on each sheet. The last sheet keeps every cell even if partly filled. */
export interface SheetPlan {
  readonly page: SizeMm;
  /** Fronts, in reading order. Empty if a piece is larger than the paper (boards.ts splits those). */
  readonly cells: readonly Cell[];
  /** Backs of the pieces, by the same index: on the reverse, or below the fold on the same side. */
  readonly backs: { readonly on: 'reverse' | 'same-side'; readonly cells: readonly Cell[] } | undefined;
  /** Bleed beyond the outline, after the sacrifices. */
  readonly bleedMm: number;
  readonly cut: Cut;
  /** Straight lines to cut along: crop marks or hairlines, separately for front and back. */
  readonly lines: { readonly front: readonly Segment[]; readonly back: readonly Segment[] };
  /** True for pieces that are not rectangles: each outline is drawn as a hairline to cut along. */
  readonly outlined: boolean;
  /** Line to fold the sheet along, for backs on the same side. */
  readonly fold: Segment | undefined;
  /** Registration marks for a cutting machine: boxes to fill with black, on fronts only. */
  readonly registration: readonly BoxMm[];
  /** Sacrifices for lack of room, in order. */
  readonly givenUp: readonly Sacrifice[];
  /** Area to cut out of the page, all cells together: the TrimBox. */
  readonly trim: BoxMm;
}

/** The top left corner of a piece's box on the page, and its rotation about its centre. */
export interface Cell extends PointMm {
  readonly turn: 0 | 180;
}

/** The pieces of a partly filled sheet with their cutting lines, so that other pieces can share the page. */
interface SheetBlock extends SizeMm {
  /** Relative to the block's top left corner. */
  readonly cells: readonly PointMm[];
  readonly lines: readonly Segment[];
}

/** Returns a sheet's first pieces as a block; undefined if they have backs or lie between registration marks. */
export function blockOf(plan: SheetPlan, outline: Outline, used: number): SheetBlock | undefined {
  const { cells: all, backs, bleedMm, cut, registration } = plan;
  if (used === 0 || backs || registration.length > 0) return undefined;
  const cells = all.slice(0, used);
  const extent = extentOf(cells, outline, bleedMm);
  const isRectangle = outline.shape === 'rectangle';
  const strip = isRectangle && cut === 'marks' ? MARK_GAP_MM + LEAST_MARK_MM : 0;
  const { xMm, yMm, widthMm, heightMm } = insetBox(extent, -strip, -strip);
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

export const lineBehind = ({ a, b }: Segment, page: SizeMm, axis: Axis): Segment => ({
  a: behind(a, page, axis),
  b: behind(b, page, axis),
});

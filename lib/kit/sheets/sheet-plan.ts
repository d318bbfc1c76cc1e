import type { SizeMm } from '@/lib/kernel/units';
import type { BoxMm, PointMm, Segment } from '../blank';
import type { Cut, Sacrifice } from '../order';

/** Where copies of one blank stand on every sheet that is printed of it. A partly filled last sheet keeps every cell. */
export interface SheetPlan {
  readonly page: SizeMm;
  /** Fronts, in reading order. */
  readonly cells: readonly Cell[];
  /** The same pieces' backs, by the same index: on the other side of the paper, or below the fold on this one. */
  readonly backs: { readonly on: 'reverse' | 'same-side'; readonly cells: readonly Cell[] } | undefined;
  /** How far art runs past the outline, after what was given up. */
  readonly bleedMm: number;
  readonly cut: Cut;
  /** Crop marks or hairlines to cut along; front and back each have their own. */
  readonly lines: { readonly front: readonly Segment[]; readonly back: readonly Segment[] };
  /** A line to fold the sheet along, for backs on the same side. */
  readonly fold: Segment | undefined;
  /** Corners of a cutting machine's registration marks. */
  readonly registration: readonly PointMm[];
  /** What found no room, in the order it was given up. */
  readonly givenUp: readonly Sacrifice[];
  /** What is cut out of the page, all cells together: the TrimBox. */
  readonly trim: BoxMm;
}

/** The top left corner of a piece's box as it lies on the page; turned by 180° about its middle or not. */
export interface Cell extends PointMm {
  readonly turn: 0 | 180;
}

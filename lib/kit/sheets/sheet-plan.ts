import type { SizeMm } from '@/lib/kernel/units';
import type { BoxMm, PointMm, Segment } from '../blank';
import type { Cut, Sacrifice } from '../order';

/** Where copies of one blank stand on every sheet that is printed of it. A partly filled last sheet keeps every cell. */
export interface SheetPlan {
  readonly page: SizeMm;
  /** Fronts, in reading order; none if a piece is larger than the paper (boards.ts splits those). */
  readonly cells: readonly Cell[];
  /** The same pieces' backs, by the same index: on the other side of the paper, or below the fold on this one. */
  readonly backs: { readonly on: 'reverse' | 'same-side'; readonly cells: readonly Cell[] } | undefined;
  /** How far art runs past the outline, after what was given up. */
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
  /** What found no room, in the order it was given up. */
  readonly givenUp: readonly Sacrifice[];
  /** What is cut out of the page, all cells together: the TrimBox. */
  readonly trim: BoxMm;
}

/** The top left corner of a piece's box as it lies on the page; turned by 180° about its middle or not. */
export interface Cell extends PointMm {
  readonly turn: 0 | 180;
}

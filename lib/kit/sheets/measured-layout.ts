import type { SizeMm } from '@/lib/kernel/units';
import { type Outline, type PointMm, sizeOf } from '../blank';
import type { Backs } from '../order';
import type { Paper } from '../paper';

/** Rectangles of one size on one paper, where somebody measured that they lie well. */
export interface MeasuredLayout extends SizeMm {
  readonly paper: Paper;
  /** Longer from side to side than from above to below. */
  readonly lying: boolean;
  /** Fronts fill the upper half alone, for backs below a fold. */
  readonly folded: boolean;
  /** How far apart neighbours are, by half. */
  readonly bleedMm: number;
  /** Where every front's box begins, in reading order. */
  readonly spots: readonly PointMm[];
}

const SAME_MM = 0.001;

/** Whether a layout is for these pieces. */
export function isFor(layout: MeasuredLayout, outline: Outline, paper: Paper, backs: Backs): boolean {
  const { widthMm, heightMm } = sizeOf(outline);
  return (
    layout.paper === paper &&
    outline.shape === 'rectangle' &&
    layout.folded === (backs === 'gutter-fold') &&
    Math.abs(layout.widthMm - widthMm) < SAME_MM &&
    Math.abs(layout.heightMm - heightMm) < SAME_MM
  );
}

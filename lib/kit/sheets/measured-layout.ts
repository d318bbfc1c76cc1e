import type { SizeMm } from '@/lib/kernel/units';
import { type Outline, type PointMm, sizeOf } from '../blank';
import type { Backs } from '../order';
import type { Paper } from '../paper';

/** A hand-measured layout of rectangles of one size on one paper. */
export interface MeasuredLayout extends SizeMm {
  readonly paper: Paper;
  /** Landscape orientation of the page. */
  readonly lying: boolean;
  /** Fronts fill only the upper half; backs are below a fold. */
  readonly folded: boolean;
  /** Half the distance between neighbours. */
  readonly bleedMm: number;
  /** Top left corner of every front, in reading order. */
  readonly spots: readonly PointMm[];
}

const SAME_MM = 0.001;

export function matchesOrder(layout: MeasuredLayout, outline: Outline, paper: Paper, backs: Backs): boolean {
  const { widthMm, heightMm } = sizeOf(outline);
  return (
    layout.paper === paper &&
    outline.shape === 'rectangle' &&
    layout.folded === (backs === 'gutter-fold') &&
    Math.abs(layout.widthMm - widthMm) < SAME_MM &&
    Math.abs(layout.heightMm - heightMm) < SAME_MM
  );
}

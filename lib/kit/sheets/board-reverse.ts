import type { SizeMm } from '@/lib/kernel/units';
import type { BoxMm, PointMm, Segment } from '../blank';
import type { BoardPage } from './board-page';
import { type Axis, lineBehind } from './sheet-plan';

/** The reverse of a board's page: the part of the board's reverse behind its front. */
export interface BoardReverse {
  /** Visible part, in the coordinates of reverseOf(). */
  readonly window: BoxMm;
  readonly at: PointMm;
  /** Rotation about the centre of the window. */
  readonly turn: 0 | 180;
  readonly trim: BoxMm;
  readonly cuts: readonly Segment[];
}

/** Returns the reverse of a page of a board, for paper flipped about the given axis. */
export function reverseOfPage({ page, window, at, trim, cuts }: BoardPage, size: SizeMm, axis: Axis): BoardReverse {
  const behind = ({ xMm, yMm, widthMm, heightMm }: BoxMm): PointMm =>
    axis === 'upright' ? { xMm: page.widthMm - xMm - widthMm, yMm } : { xMm, yMm: page.heightMm - yMm - heightMm };
  return {
    window: { ...window, xMm: size.widthMm - window.xMm - window.widthMm },
    at: behind({ ...window, ...at }),
    turn: axis === 'upright' ? 0 : 180,
    trim: { ...trim, ...behind(trim) },
    cuts: cuts.map((cut) => lineBehind(cut, page, axis)),
  };
}

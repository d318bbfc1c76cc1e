import type { SizeMm } from '@/lib/kernel/units';
import type { BoxMm, PointMm, Segment } from '../blank';
import type { BoardPage } from './board-page';
import { type Axis, lineBehind } from './sheet-plan';

/** The other side of a board's page: the same part of its reverse, behind that of its front. */
export interface BoardReverse {
  /** What the page shows, on the reverse as reverseOf() lays it. */
  readonly window: BoxMm;
  /** Where on the page the window lies, by its box's top left corner. */
  readonly at: PointMm;
  /** About the middle of the window. */
  readonly turn: 0 | 180;
  readonly trim: BoxMm;
  readonly cuts: readonly Segment[];
}

/** What to print behind a page of a board of that size, when the paper is turned over about that axis. */
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

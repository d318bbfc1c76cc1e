import type { SizeMm } from '@/lib/kernel/units';
import type { BoxMm } from '../blank';
import type { Backs } from '../order';
import { PAPER_SIZE, type Paper } from '../paper';

/** A sheet of a booklet: the pages on both sides, left and right as printed. */
export interface BookletSheet {
  readonly front: BookletSide;
  readonly back: BookletSide;
}

export interface BookletSide {
  readonly left: BookletSlot;
  readonly right: BookletSlot;
}

export interface BookletSlot {
  /** From 0; undefined for a blank page. */
  readonly page: number | undefined;
  readonly turn: 0 | 180;
}

/** Pages of a booklet per sheet: two on each side. */
export const PAGES_A_SHEET = 4;

/**
 * Imposes a booklet: orders its pages so that the stacked sheets, folded and stapled in the middle, read in order.
 * Blank pages at the end fill the number up to a multiple of four. Printers that flip over the long edge get backs
 * turned by 180°. Single-sided printing prints all fronts, then all backs, as if flipped over the short edge.
 */
export function impose(pageCount: number, backs: Backs): readonly BookletSheet[] {
  const sheets = Math.ceil(pageCount / PAGES_A_SHEET);
  const slots = sheets * PAGES_A_SHEET;
  const pageAt = (slot: number): number | undefined => (slot < pageCount ? slot : undefined);
  const side = (left: number, right: number): BookletSide => ({
    left: { page: pageAt(left), turn: 0 },
    right: { page: pageAt(right), turn: 0 },
  });
  return Array.from({ length: sheets }, (_, sheet) => {
    const back = side(2 * sheet + 1, slots - 2 - 2 * sheet);
    return {
      front: side(slots - 1 - 2 * sheet, 2 * sheet),
      back: backs === 'long-edge' ? turned(back) : back,
    };
  });
}

const turned = ({ left, right }: BookletSide): BookletSide => ({
  left: { ...right, turn: 180 },
  right: { ...left, turn: 180 },
});

/** The landscape sheet of a booklet, and its two halves. */
export function bookletHalves(paper: Paper): {
  readonly page: SizeMm;
  readonly left: BoxMm;
  readonly right: BoxMm;
} {
  const { widthMm: heightMm, heightMm: widthMm } = PAPER_SIZE[paper];
  const half = { yMm: 0, widthMm: widthMm / 2, heightMm };
  return { page: { widthMm, heightMm }, left: { xMm: 0, ...half }, right: { xMm: widthMm / 2, ...half } };
}

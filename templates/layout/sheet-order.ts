import type { LaidPiece } from '@/templates/pieces/lay-piece';

/** What one piece takes of a kit's pages; none if it stands below another one. */
export interface Extent extends Pick<LaidPiece, 'begins' | 'backs'> {
  readonly pageCount: number;
}

/** A page of a kit: of which piece, and which of its pages; none if it is left blank. */
export interface Slot {
  readonly piece: number;
  readonly page: number | undefined;
}

/**
 * Pages one after the other, as a printer that prints both sides takes them. Backs fall behind their fronts only if
 * those begin a sheet of paper; if `separate`, so does all else that must not be the back of the page before it.
 */
export function sheetOrder(extents: readonly Extent[], separate: boolean): readonly Slot[] {
  const slots: Slot[] = [];
  for (const [piece, { pageCount, begins, backs }] of extents.entries()) {
    const first = new Set(separate ? begins : backs === 'reverse' ? [0] : []);
    for (let page = 0; page < pageCount; page++) {
      const before = slots.at(-1);
      if (before && first.has(page) && slots.length % 2 === 1) slots.push({ piece: before.piece, page: undefined });
      slots.push({ piece, page });
    }
  }
  return slots;
}

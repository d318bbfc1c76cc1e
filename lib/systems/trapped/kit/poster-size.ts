import type { SizeMm } from '@/lib/kernel/units';
import { PAPER_SIZE, type Paper, UNPRINTABLE_MM } from '@/lib/kit/paper';
import { BOARD_STRIP_MM, OVERLAP_MM } from '@/lib/kit/sheets/boards';

/** A standee’s base: squares should not be smaller. */
export const BASE_MM = 20;
/** As many pages of A4, joined, as a poster may cost that stays at full size. */
const FEW_PAGES = 9;
/** As many as it may cost to have room for a base in every square. */
const MOST_PAGES = 36;

/** As printed where nothing is short of room: 25 mm, or an inch where paper is measured in inches. */
export const FULL_SQUARE_MM: Readonly<Record<Paper, number>> = { a4: 25, a3: 25, letter: 25.4, tabloid: 25.4 };

/**
 * Side of a poster’s squares. If full ones take more than nine pages of A4 they shrink to the most millimetres, without
 * a fraction, that nine pages hold, but not below a standee’s base. Only a map that would take more than 36 pages then
 * goes below that.
 */
export function posterSquareMm(boardWith: (squareMm: number) => SizeMm, paper: Paper): number {
  const full = FULL_SQUARE_MM[paper];
  const whole = Array.from({ length: Math.floor(full) }, (_, i) => Math.floor(full) - i);
  const within = (pages: number) => [full, ...whole].find((squareMm) => pagesOf(boardWith(squareMm)) <= pages) ?? 1;
  const few = within(FEW_PAGES);
  return few >= BASE_MM ? few : Math.min(BASE_MM, within(MOST_PAGES));
}

/** Pages of A4 that a board goes over, upright or lying, whichever needs fewer: as splitBoard counts, but at once. */
export function pagesOf({ widthMm, heightMm }: SizeMm): number {
  const { a4 } = PAPER_SIZE;
  const tiles = (across: number, down: number) => along(widthMm, across) * along(heightMm, down);
  return Math.min(tiles(a4.widthMm, a4.heightMm), tiles(a4.heightMm, a4.widthMm));
}

function along(lengthMm: number, pageMm: number): number {
  const shownMm = pageMm - 2 * (UNPRINTABLE_MM + BOARD_STRIP_MM);
  return lengthMm <= shownMm ? 1 : Math.ceil((lengthMm - OVERLAP_MM) / (shownMm - OVERLAP_MM) - NEARLY);
}

const NEARLY = 1e-9;

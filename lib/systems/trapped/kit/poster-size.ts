import type { SizeMm } from '@/lib/kernel/units';
import { PAPER_SIZE, type Paper, UNPRINTABLE_MM } from '@/lib/kit/paper';

/** A standee’s base: squares should not be smaller. */
export const BASE_MM = 20;
/** As many pages of A4, joined, as a poster may cost that stays at full size. */
const FEW_PAGES = 9;
/** As many as it may cost to have room for a base in every square. */
const MOST_PAGES = 36;
/** What two pages share where they are joined. */
const OVERLAP_MM = 10;

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

/** Pages of A4 that a board goes over, upright or lying, whichever needs fewer. */
export function pagesOf(board: SizeMm): number {
  const { widthMm, heightMm } = PAPER_SIZE.a4;
  return Math.min(tiles(board, widthMm, heightMm), tiles(board, heightMm, widthMm));
}

const tiles = (board: SizeMm, pageWidthMm: number, pageHeightMm: number) =>
  along(board.widthMm, pageWidthMm) * along(board.heightMm, pageHeightMm);

function along(lengthMm: number, pageMm: number): number {
  const printedMm = pageMm - 2 * UNPRINTABLE_MM;
  return lengthMm <= printedMm ? 1 : Math.ceil((lengthMm - OVERLAP_MM) / (printedMm - OVERLAP_MM));
}

import type { SizeMm } from '@/lib/kernel/units';
import { PAPER_SIZE, type Paper, UNPRINTABLE_MM } from '@/lib/kit/paper';

/** Squares that a plan takes up. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** A standee’s base: squares should not be smaller. */
export const BASE_MM = 20;
/** As many pages of A4, joined, as a poster may cost that stays at full size. */
const FEW_PAGES = 9;
/** As many as it may cost to have room for a base in every square. */
const MOST_PAGES = 36;
/** What two pages share where they are joined. */
const OVERLAP_MM = 10;
export const FULL_SQUARE_MM: Readonly<Record<Paper, number>> = { a4: 25, a3: 25, letter: 25.4, tabloid: 25.4 };

/**
 * Side of a poster’s squares: 25 mm, or an inch where paper is measured in inches. If that takes more than nine pages
 * of A4 it shrinks to the most millimetres, without a fraction, that nine pages hold, but not below a standee’s base.
 * Only a map that would take more than 36 pages then goes below that.
 * `rim` is what the board has around its squares.
 */
export function posterSquareMm(grid: Grid, rim: SizeMm, paper: Paper): number {
  const full = FULL_SQUARE_MM[paper];
  const whole = Array.from({ length: Math.floor(full) }, (_, i) => Math.floor(full) - i);
  const within = (pages: number) =>
    [full, ...whole].find((squareMm) => pagesOf(boardSize(grid, rim, squareMm)) <= pages) ?? 1;
  const [few, most] = [within(FEW_PAGES), within(MOST_PAGES)];
  return Math.max(few, Math.min(BASE_MM, most));
}

export const boardSize = ({ columns, rows }: Grid, rim: SizeMm, squareMm: number): SizeMm => ({
  widthMm: columns * squareMm + rim.widthMm,
  heightMm: rows * squareMm + rim.heightMm,
});

/** Pages of A4 that a board goes over, upright or lying, whichever needs fewer. */
function pagesOf(board: SizeMm): number {
  const { widthMm, heightMm } = PAPER_SIZE.a4;
  return Math.min(tiles(board, widthMm, heightMm), tiles(board, heightMm, widthMm));
}

const tiles = (board: SizeMm, pageWidthMm: number, pageHeightMm: number) =>
  along(board.widthMm, pageWidthMm) * along(board.heightMm, pageHeightMm);

function along(lengthMm: number, pageMm: number): number {
  const printedMm = pageMm - 2 * UNPRINTABLE_MM;
  return lengthMm <= printedMm ? 1 : Math.ceil((lengthMm - OVERLAP_MM) / (printedMm - OVERLAP_MM));
}

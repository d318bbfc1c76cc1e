import type { SizeMm } from '@/lib/kernel/units';
import { extentOfGrid, type Grid } from '@/lib/kit/grid';
import { SHEET_SQUARE_MM } from '@/lib/kit/plan';

/** Around the drawing, and above it. */
const EDGE_MM = 6;
const TITLE_MM = 16;

/** The size of a piece that shows a grid in squares, or hexagons from flat side to flat side, of just so many millimetres. */
export function fullSizeOf(grid: Grid, squareMm: number): SizeMm {
  // Letters and numbers beside the squares are as much larger as these are than on a sheet; a board has none.
  const headMm = grid.isBoard ? 0 : (6 * squareMm) / SHEET_SQUARE_MM;
  const { width, height } = extentOfGrid(grid);
  return {
    widthMm: Math.max(1, width) * squareMm + headMm + 2 * EDGE_MM,
    heightMm: Math.max(1, height) * squareMm + headMm + TITLE_MM + 2 * EDGE_MM,
  };
}

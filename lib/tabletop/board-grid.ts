import type { SizeMm } from '@/lib/kernel/units';
import { extentOfGrid, type Grid, type GridSquare } from '@/lib/kit/grid';
import { SHEET_SQUARE_MM } from '@/lib/kit/plan';
import { type Board, NONE } from './board';
import type { Walls } from './board-walks';

/** Around the drawing, and above it. */
const EDGE_MM = 6;
const TITLE_MM = 16;
/** A smaller piece has no room for a drawing and its title. */
const LEAST_MM: SizeMm = { widthMm: 62, heightMm: 84 };

/** The size of a piece that shows a grid in squares, or hexagons from flat side to flat side, of just so many millimetres. */
export function fullSizeOf(grid: Grid, squareMm: number): SizeMm {
  // Letters and numbers beside the squares are as much larger as these are than on a sheet; a board has none.
  const headMm = grid.isBoard ? 0 : (6 * squareMm) / SHEET_SQUARE_MM;
  const { width, height } = extentOfGrid(grid);
  return {
    widthMm: Math.max(LEAST_MM.widthMm, width * squareMm + headMm + 2 * EDGE_MM),
    heightMm: Math.max(LEAST_MM.heightMm, height * squareMm + headMm + TITLE_MM + 2 * EDGE_MM),
  };
}

/** A board with its walls as it is printed; `lookOf` says what else stands on a cell. */
export function boardGrid(board: Board, walls: Walls, lookOf: (cell: number) => Omit<GridSquare, 'x' | 'y'>): Grid {
  const spotOf = (cell = NONE) => ({ x: board.x[cell] ?? 0, y: board.y[cell] ?? 0 });
  const edges = Array.from({ length: board.edges }, (_, edge) => edge);
  return {
    topology: board.topology,
    isBoard: true,
    columns: board.columns,
    rows: board.rows,
    squares: board.names.map((_, cell) => ({ ...spotOf(cell), ...lookOf(cell) })),
    walls: edges
      .filter((edge) => walls[edge])
      .map((edge) => [spotOf(board.edgeCells[2 * edge]), spotOf(board.edgeCells[2 * edge + 1])]),
    legend: [],
  };
}

import type { Grid, GridSquare } from '@/lib/kit/grid';
import { type Board, NONE } from './board';
import type { Walls } from './board-walks';

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

import type { Grid, GridSquare } from '@/lib/kit/grid';
import { type Board, NONE } from '@/lib/tabletop/board';
import type { Ground } from '../rules/ground';
import { SIGNS } from './looks';

type Extra = Pick<GridSquare, 'label' | 'tone' | 'icon'>;

/** A board as it is drawn, with its walls, and what else stands on its tiles. */
export function arenaGrid({ board, walls, wallTiles }: Ground, extraOf: (cell: number) => Extra = () => ({})): Grid {
  const spotOf = (cell: number) => ({ x: board.x[cell] ?? 0, y: board.y[cell] ?? 0 });
  const cells = Array.from({ length: board.cells }, (_, cell) => cell);
  return {
    topology: board.topology,
    isBoard: true,
    columns: board.columns,
    rows: board.rows,
    squares: cells.map((cell) => ({
      ...spotOf(cell),
      ...(wallTiles[cell] && { tone: 'plain', icon: SIGNS.wall }),
      ...extraOf(cell),
    })),
    walls: edgesOf(board)
      .filter(([edge]) => walls[edge])
      .map(([, from, to]) => [spotOf(from), spotOf(to)]),
    legend: [],
  };
}

const edgesOf = ({ edges, edgeCells }: Board): readonly (readonly [edge: number, from: number, to: number])[] =>
  Array.from({ length: edges }, (_, edge) => [edge, edgeCells[2 * edge] ?? NONE, edgeCells[2 * edge + 1] ?? NONE]);

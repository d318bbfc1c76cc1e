import { at } from '@/lib/kernel/at';
import { type Plan, tileRoom } from '@/lib/kit/plan';
import { playersOf } from '@/lib/tabletop/authoring/table-size';
import { type Board, NONE } from '@/lib/tabletop/play/board';
import { groundOf } from './rules/ground';
import { placedStarts } from './rules/starts';
import type { Arena } from './schema';

/** Returns the board with its walls, and the starts for the most players. */
export function buildPlan(body: Arena): Plan {
  const { board, walls, wallTiles } = groundOf(body);
  const starts = placedStarts(body, groundOf(body), playersOf(body).max);
  return {
    rooms: board.names.map((id, cell) => ({
      id,
      label: id,
      style: wallTiles[cell] ? 'outside' : 'tile',
      ...tileRoom(board.topology, { x: board.x[cell] ?? 0, y: board.y[cell] ?? 0 }),
    })),
    passages: [],
    walls: [...walls.keys()].filter((edge) => walls[edge]).map((edge) => endsOf(board, edge)),
    pins: starts.flatMap((cell, seat) =>
      cell === NONE ? [] : [{ room: at(board.names, cell), label: `${seat + 1}` }],
    ),
    start: undefined,
    wayOut: [],
    scale: '',
  };
}

const endsOf = ({ names, edgeCells }: Board, edge: number): readonly [string, string] => [
  at(names, edgeCells[2 * edge] ?? 0),
  at(names, edgeCells[2 * edge + 1] ?? 0),
];

import { DIAGONALS, DIRECTIONS, type Direction } from '@/lib/kernel/tiling';
import type { Arena } from '../schema';

type Ways = Pick<Arena, 'board' | 'options'>;

/** Whether arrows may point to corners; hexagons have no diagonals (rules 5). */
export const turnsCorners = ({ board: { topology }, options }: Ways): boolean =>
  options.directions === 'diagonals' && topology === 'square';

/** Every way an arrow may point: over sides in the board's order, then round corners where that is allowed. */
export const waysOf = (arena: Ways): readonly Direction[] => [
  ...DIRECTIONS[arena.board.topology],
  ...(turnsCorners(arena) ? DIAGONALS : []),
];

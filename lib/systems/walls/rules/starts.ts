import { NONE } from '@/lib/tabletop/board';
import { sizesOfParts, stepsToNearest } from '@/lib/tabletop/board-walks';
import type { Arena } from '../schema';
import type { Ground } from './ground';

/** The id of a start: "4-1" is where the first of four players begins. */
export const startId = (players: number, seat: number): string => `${players}-${seat + 1}`;

/** Where a file lets each seat begin; NONE where it names no free tile of the board, or one that a seat before has. */
export function placedStarts({ starts }: Pick<Arena, 'starts'>, ground: Ground, players: number): readonly number[] {
  const cells: number[] = [];
  for (let seat = 0; seat < players; seat++) {
    const id = startId(players, seat);
    const cell = ground.board.cellOf(starts.find((start) => start.id === id)?.cell ?? '');
    cells.push(cell === NONE || ground.wallTiles[cell] || cells.includes(cell) ? NONE : cell);
  }
  return cells;
}

/**
 * Where each seat begins: as the file says, otherwise as far as possible from all others, on tiles that can be reached
 * from theirs. NONE only where the board has no free tile left.
 */
export function startsOf(body: Pick<Arena, 'starts'>, ground: Ground, players: number): readonly number[] {
  const cells = [...placedStarts(body, ground, players)];
  for (const [seat, cell] of cells.entries()) if (cell === NONE) cells[seat] = farthestFrom(cells, ground);
  return cells;
}

/** The free tile with the most steps to the nearest of some others; before there are any, the first one of the largest part. */
function farthestFrom(taken: readonly number[], { board, closed, wallTiles }: Ground): number {
  const others = taken.filter((cell) => cell !== NONE);
  const free = [...board.names.keys()].filter((cell) => !wallTiles[cell] && !others.includes(cell));
  const worth = others.length > 0 ? stepsToNearest(board, closed, others) : sizesOfParts(board, closed);
  return free.reduce((best, cell) => (best === NONE || (worth[cell] ?? 0) > (worth[best] ?? 0) ? cell : best), NONE);
}

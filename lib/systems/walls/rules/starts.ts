import { type Board, NONE } from '@/lib/tabletop/board';
import { partsOf, stepsFrom, type Walls } from '@/lib/tabletop/board-walks';
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

/** By cell: steps to the nearest of some cells; NONE where none of them can be reached. */
function stepsToNearest(board: Board, closed: Walls, from: readonly number[]): Int16Array {
  const nearest = new Int16Array(board.cells).fill(NONE);
  const steps = new Int16Array(board.cells);
  for (const cell of from) {
    stepsFrom(board, closed, cell, steps);
    for (const [to, count] of steps.entries()) {
      const known = nearest[to] ?? NONE;
      if (count !== NONE && (known === NONE || count < known)) nearest[to] = count;
    }
  }
  return nearest;
}

/** By cell: how many cells its part of the board has. */
function sizesOfParts(board: Board, closed: Walls): Int16Array {
  const parts = new Int16Array(board.cells);
  const sizes = new Int16Array(partsOf(board, closed, parts));
  for (const part of parts) sizes[part] = (sizes[part] ?? 0) + 1;
  return parts.map((part) => sizes[part] ?? 0);
}

import { GRID_MAX } from '@/lib/kit/grid';
import { type Board, NONE } from './board';

/** By edge: not 0 where a wall stands. */
export type Walls = ArrayLike<number>;

/** Shared by all walks, since none begins within another. */
const queue = new Int16Array(GRID_MAX * GRID_MAX);

/**
 * Numbers the parts into which walls cut a board, in the order in which a row-by-row scan meets them, and writes each
 * cell's part to `parts`. Returns how many there are.
 */
export function partsOf(board: Board, walls: Walls, parts: Int16Array): number {
  parts.fill(NONE);
  let count = 0;
  for (let cell = 0; cell < board.cells; cell++) {
    if (parts[cell] === NONE) walk(board, walls, cell, parts, count++, 0);
  }
  return count;
}

/** Writes to `steps` how many open sides lie between a cell and each other one; NONE where there is no way. */
export function stepsFrom(board: Board, walls: Walls, from: number, steps: Int16Array): void {
  steps.fill(NONE);
  walk(board, walls, from, steps, 0, 1);
}

/** By cell: steps to the nearest of some cells; NONE where there is no way to any of them. */
export function stepsToNearest(board: Board, walls: Walls, from: readonly number[]): Int16Array {
  const nearest = new Int16Array(board.cells).fill(NONE);
  const steps = new Int16Array(board.cells);
  for (const cell of from) {
    stepsFrom(board, walls, cell, steps);
    for (const [to, count] of steps.entries()) {
      const known = nearest[to] ?? NONE;
      if (count !== NONE && (known === NONE || count < known)) nearest[to] = count;
    }
  }
  return nearest;
}

/** By cell: how many cells its part of the board has. */
export function sizesOfParts(board: Board, walls: Walls): Int16Array {
  const parts = new Int16Array(board.cells);
  const sizes = new Int16Array(partsOf(board, walls, parts));
  for (const part of parts) sizes[part] = (sizes[part] ?? 0) + 1;
  return parts.map((part) => sizes[part] ?? 0);
}

/** Marks every cell that can be reached with its step's mark, which grows by `more` with each step. */
function walk(board: Board, walls: Walls, from: number, marks: Int16Array, mark: number, more: 0 | 1): void {
  const { neighbours, edgeAt } = board;
  const sides = board.directions.length;
  let end = 1;
  queue[0] = from;
  marks[from] = mark;
  for (let next = 0; next < end; next++) {
    const cell = queue[next] ?? NONE;
    const beyond = (marks[cell] ?? 0) + more;
    for (let place = cell * sides; place < (cell + 1) * sides; place++) {
      const neighbour = neighbours[place] ?? NONE;
      if (neighbour === NONE || marks[neighbour] !== NONE || walls[edgeAt[place] ?? NONE]) continue;
      marks[neighbour] = beyond;
      queue[end++] = neighbour;
    }
  }
}

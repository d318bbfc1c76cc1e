import { type Board, NONE } from '@/lib/tabletop/board';
import { stepsFrom, type Walls } from '@/lib/tabletop/board-walks';
import type { Ground } from './ground';

/** How good each start is, in the order of the starts (rules 9). */
export interface Fairness {
  /** Steps to the nearest opponent; endless where there is no way to any. */
  readonly nearest: readonly number[];
  /** Open sides of the tile. */
  readonly sides: readonly number[];
  /** Neither differs by more than one. */
  readonly isFair: boolean;
}

/** Compares starts: walls block steps, tokens don't. */
export function startFairness(
  { board, closed }: Pick<Ground, 'board' | 'closed'>,
  starts: readonly number[],
): Fairness {
  const steps = new Int16Array(board.cells);
  const nearest = starts.map((start, seat) => {
    stepsFrom(board, closed, start, steps);
    return Math.min(...starts.flatMap((other, i) => (i === seat ? [] : [lengthOf(steps[other])])));
  });
  const sides = starts.map((start) => openSides(board, closed, start));
  return { nearest, sides, isFair: isEven(nearest) && isEven(sides) };
}

const lengthOf = (steps = NONE): number => (steps === NONE ? Number.POSITIVE_INFINITY : steps);

/** Whether what starts are measured by differs by one at most; endless ways are no more alike than any others. */
export const isEven = (numbers: readonly number[]): boolean => Math.max(...numbers) - Math.min(...numbers) <= 1;

/** How many sides of a tile one can leave it by. */
export function openSides({ edgeAt, directions }: Board, closed: Walls, cell: number): number {
  const edges = edgeAt.subarray(cell * directions.length, (cell + 1) * directions.length);
  return edges.filter((edge) => edge !== NONE && !closed[edge]).length;
}

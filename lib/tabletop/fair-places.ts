import { type Board, NONE } from './board';
import { stepsFrom, type Walls } from './board-walks';

/** How good each of some places is compared with the others, in their order. */
export interface Fairness {
  /** Steps to the nearest other one; endless where there is no way to any. */
  readonly nearest: readonly number[];
  /** Open sides of the cell. */
  readonly sides: readonly number[];
  /** Neither differs by more than one. */
  readonly isFair: boolean;
}

/** Compares places where players begin: walls block steps, nothing else does. */
export function fairnessOf(board: Board, walls: Walls, places: readonly number[]): Fairness {
  const steps = new Int16Array(board.cells);
  const nearest = places.map((place, i) => {
    stepsFrom(board, walls, place, steps);
    return Math.min(...places.flatMap((other, j) => (j === i ? [] : [lengthOf(steps[other])])));
  });
  const sides = places.map((place) => openSides(board, walls, place));
  return { nearest, sides, isFair: isEven(nearest) && isEven(sides) };
}

const lengthOf = (steps = NONE): number => (steps === NONE ? Number.POSITIVE_INFINITY : steps);

/** Whether what places are measured by differs by one at most; endless ways are no more alike than any others. */
export const isEven = (numbers: readonly number[]): boolean => Math.max(...numbers) - Math.min(...numbers) <= 1;

/** How many sides of a cell one can leave it by. */
export function openSides({ edgeAt, directions }: Board, walls: Walls, cell: number): number {
  const edges = edgeAt.subarray(cell * directions.length, (cell + 1) * directions.length);
  return edges.filter((edge) => edge !== NONE && !walls[edge]).length;
}

import { at } from '@/lib/kernel/at';
import { boxOf } from '@/lib/kernel/tiling';
import { type Board, NONE, sizesOfParts, stepsFrom, stepsToNearest, type Walls } from './board';

/** Measures of starting places compared with each other, in the given order. */
export interface Fairness {
  /** Distance to the nearest other place; infinite if none can be reached. */
  readonly nearest: readonly number[];
  /** Open sides of each cell. */
  readonly sides: readonly number[];
  /** All values of both measures differ by at most 1. */
  readonly isFair: boolean;
}

/** Compares starting places. Only walls block steps. */
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

/** Tells whether numbers differ by at most 1. Infinite distances count as different. */
export const isEven = (numbers: readonly number[]): boolean => Math.max(...numbers) - Math.min(...numbers) <= 1;

/** Returns the number of sides of a cell without a wall or rim. */
export function openSides({ edgeAt, directions }: Board, walls: Walls, cell: number): number {
  const edges = edgeAt.subarray(cell * directions.length, (cell + 1) * directions.length);
  return edges.filter((edge) => edge !== NONE && !walls[edge]).length;
}

/** Free cells of a board's largest part, with the distances between all of them and their open sides. */
interface Places {
  readonly cells: readonly number[];
  readonly steps: readonly Int16Array[];
  readonly sides: readonly number[];
}

/** Number of searches; each starts from a different cell, with the others as far away as possible. */
const SEARCHES = 16;

/** Weights, in order of importance: unfair places, equal shares of the board, distance. */
const WEIGHT = { unfair: 1_000, share: 1, spread: 1, nearest: 2 };

/**
 * Searches for the fairest starting cells, clockwise from the first in reading order: even by `fairnessOf`, with
 * equally many cells closest to each, and far apart. Returns fewer cells if there is no room. Deterministic. Takes a
 * second or two for six players on the largest board.
 */
export function findFairPlaces(
  board: Board,
  walls: Walls,
  isFree: (cell: number) => boolean,
  players: number,
): readonly number[] {
  const places = placesOf(board, walls, isFree);
  const count = places.cells.length;
  if (count <= players) return places.cells;
  let best: readonly number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let search = 0; search < SEARCHES; search++) {
    const starts = improved(spread(places, Math.floor((search * count) / SEARCHES), players), places);
    const cost = costOf(starts, places, least);
    if (cost < least) [best, least] = [starts, cost];
  }
  return clockwise(
    best.map((place) => at(places.cells, place)),
    board,
  );
}

function placesOf(board: Board, walls: Walls, isFree: (cell: number) => boolean): Places {
  const sizes = sizesOfParts(board, walls);
  const first = sizes.indexOf(Math.max(...sizes));
  const parts = stepsToNearest(board, walls, first === NONE ? [] : [first]);
  const cells = [...parts.keys()].filter((cell) => parts[cell] !== NONE && isFree(cell));
  const all = new Int16Array(board.cells);
  const steps = cells.map((cell) => {
    stepsFrom(board, walls, cell, all);
    return Int16Array.from(cells, (other) => all[other] ?? NONE);
  });
  return { cells, steps, sides: cells.map((cell) => openSides(board, walls, cell)) };
}

/** Returns one place and others, each as far as possible from all before it. */
function spread({ cells, steps }: Places, first: number, players: number): readonly number[] {
  const starts = [first];
  while (starts.length < players) {
    const far = (place: number) => Math.min(...starts.map((start) => at(steps, start)[place] ?? 0));
    starts.push([...cells.keys()].reduce((best, place) => (far(place) > far(best) ? place : best)));
  }
  return starts;
}

/** Hill climbing: moves one start at a time to a better cell until no move improves the result. */
function improved(from: readonly number[], places: Places): readonly number[] {
  let starts = from;
  let least = costOf(starts, places, Number.POSITIVE_INFINITY);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const seat of from.keys()) {
      for (const place of places.cells.keys()) {
        if (starts.includes(place)) continue;
        const moved = starts.with(seat, place);
        const cost = costOf(moved, places, least);
        if (cost >= least) continue;
        [starts, least, isBetter] = [moved, cost, true];
      }
    }
  }
  return starts;
}

/** Returns the penalty of starts. Shares are slowest to count, and skipped if the rest already reaches `enough`. */
function costOf(starts: readonly number[], places: Places, enough: number): number {
  const nearest = starts.map((start, seat) => {
    const steps = at(places.steps, start);
    return Math.min(...starts.map((other, i) => (i === seat ? Number.POSITIVE_INFINITY : (steps[other] ?? 0))));
  });
  const spreads = [spreadOf(nearest), spreadOf(starts.map((start) => at(places.sides, start)))];
  const cost =
    sum(spreads.map((each) => WEIGHT.unfair * Math.max(0, each - 1) + WEIGHT.spread * each)) -
    WEIGHT.nearest * Math.min(...nearest);
  return cost >= enough ? cost : cost + WEIGHT.share * spreadOf(sharesOf(starts, places));
}

/** Returns for each start the number of places that are closer to it than to any other start. */
function sharesOf(starts: readonly number[], { cells, steps }: Places): readonly number[] {
  const shares = starts.map(() => 0);
  const from = starts.map((start) => at(steps, start));
  for (let place = 0; place < cells.length; place++) {
    let [owner, least] = [NONE, Number.POSITIVE_INFINITY];
    for (let seat = 0; seat < from.length; seat++) {
      const far = at(from, seat)[place] ?? 0;
      if (far < least) [owner, least] = [seat, far];
      else if (far === least) owner = NONE;
    }
    if (owner !== NONE) shares[owner] = (shares[owner] ?? 0) + 1;
  }
  return shares;
}

const spreadOf = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Sorts cells clockwise round their centre, so that neighbours at the table also start next to each other. */
function clockwise(cells: readonly number[], { topology, x, y }: Board): readonly number[] {
  const points = new Map(cells.map((cell) => [cell, boxOf(topology, { x: x[cell] ?? 0, y: y[cell] ?? 0 })]));
  const mean = (key: 'x' | 'y') => sum([...points.values()].map((point) => point[key])) / cells.length;
  const [middle, height] = [mean('x'), mean('y')];
  const angle = (cell: number) => Math.atan2((points.get(cell)?.y ?? 0) - height, (points.get(cell)?.x ?? 0) - middle);
  const round = cells.toSorted((a, b) => angle(a) - angle(b));
  const first = round.indexOf(Math.min(...cells));
  return [...round.slice(first), ...round.slice(0, first)];
}

import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import type { Metric } from '../vocabulary';
import { type Game, NONE, type Place } from './game';
import type { State } from './state';

/** More steps than any ship is long. */
export const FAR = 100_000;

/**
 * Steps from everywhere to the nearest of the targets, over tiles in place and the start board, whatever lies
 * face up; nobody walks through the finish (rules 5). Each target must be a place.
 */
export function distancesTo(game: Game, tile: readonly number[], targets: readonly Place[]): number[] {
  const steps = filled(game.places, FAR);
  const queue: Place[] = [];
  for (const target of targets) {
    if (at(steps, target) === 0) continue;
    steps[target] = 0;
    queue.push(target);
  }
  for (let head = 0; head < queue.length; head++) {
    const place = at(queue, head);
    const next = at(steps, place) + 1;
    for (const neighbour of at(game.neighbours, place)) {
      if (at(steps, neighbour) <= next) continue;
      const missing = neighbour < game.cells && at(tile, neighbour) === NONE;
      // Who stands on an empty space walks off it, so it has a distance; but nobody walks over it.
      steps[neighbour] = next;
      if (!missing && neighbour !== game.finish) queue.push(neighbour);
    }
  }
  return steps;
}

interface Walk {
  readonly version: number;
  readonly from: Place;
  readonly steps: readonly number[];
}

/** Caches the last walk of each game, since callers ask for one cell after another from the same place. */
const walks = new WeakMap<State, Walk>();

function walkFrom(game: Game, state: State, from: Place): readonly number[] {
  const known = walks.get(state);
  if (known && known.version === state.version && known.from === from) return known.steps;
  const steps = distancesTo(game, state.tile, [from]);
  walks.set(state, { version: state.version, from, steps });
  return steps;
}

/** How far a cell is from a place, as an ability measures it; boards measure from their nearest cell. */
export function apartBy(game: Game, state: State, metric: Metric, from: Place, cell: Place): number {
  if (metric === 'path') return at(walkFrom(game, state, from), cell);
  const own =
    from === game.start
      ? game.startSpots
      : from === game.finish
        ? game.finishSpots
        : [{ x: at(game.x, from), y: at(game.y, from) }];
  let least = FAR;
  for (const { x, y } of own) {
    const [across, down] = [Math.abs(x - at(game.x, cell)), Math.abs(y - at(game.y, cell))];
    least = Math.min(least, metric === 'chebyshev' ? Math.max(across, down) : across + down);
  }
  return least;
}

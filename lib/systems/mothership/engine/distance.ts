import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import type { Metric } from '../vocabulary';
import { type Game, NONE, type Place } from './game';
import type { State } from './state';

/** Distance of unreachable places; exceeds every path. */
export const FAR = 100_000;

/**
 * Returns the steps from every place to the nearest target, over tiles in place and the start board, face up or not.
 * Paths do not pass through the finish (rules 5). Every target must be a valid place.
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
      // A player standing on an empty space can walk off it, so it has a distance; but nobody walks over it.
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

/** Returns the distance of a cell by an ability's metric; for boards, from their nearest cell. */
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

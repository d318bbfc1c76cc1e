import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { type Game, NONE, type Place } from '../../engine/game';
import { SHUT } from './odds';

/** Cheapest ways from a place to all others. Recomputed in the same lists, since bots think all the time. */
export class Ways {
  readonly cost: number[];
  /** The place before, on the cheapest way; NONE at the beginning. */
  readonly before: Place[];
  readonly #queued: boolean[];
  readonly #queue: Place[] = [];
  readonly #game: Game;

  constructor(game: Game) {
    this.#game = game;
    this.cost = filled(game.places, SHUT);
    this.before = filled(game.places, NONE);
    this.#queued = filled(game.places, false);
  }

  /** From now on these are the ways from there. */
  find(from: Place, tolls: readonly number[]): void {
    const { cost, before } = this;
    const [queue, queued, { neighbours, finish }] = [this.#queue, this.#queued, this.#game];
    cost.fill(SHUT);
    before.fill(NONE);
    queue.length = 0;
    queue.push(from);
    cost[from] = 0;
    for (let head = 0; head < queue.length; head++) {
      const place = at(queue, head);
      queued[place] = false;
      if (place === finish && place !== from) continue;
      const here = at(cost, place);
      for (const neighbour of at(neighbours, place)) {
        const through = here + at(tolls, neighbour);
        if (through >= at(cost, neighbour) || through >= SHUT) continue;
        cost[neighbour] = through;
        before[neighbour] = place;
        if (at(queued, neighbour)) continue;
        queued[neighbour] = true;
        queue.push(neighbour);
      }
    }
  }

  /** The first step of the cheapest way to somewhere. */
  firstStep(from: Place, to: Place): Place {
    let place = to;
    while (at(this.before, place) !== from && at(this.before, place) !== NONE) place = at(this.before, place);
    return place;
  }
}

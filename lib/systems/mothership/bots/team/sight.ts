import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { type Game, NONE, type Place } from '../../engine/game';
import type { Seat } from '../../engine/state';
import type { View } from '../../engine/view';
import { type Atlas, atlasOf, stepsTo } from '../atlas';
import { type Odds, oddsOf, riskOf, SHUT, tollsOf } from './odds';

/** Weights of the team's choices, in action points unless noted. Found by search. */
export interface Weights {
  /** For each step by which a friend is nearer to a tile. */
  readonly yieldTo: number;
  /** Bonus for tiles that lie far back, so that nobody has to return for them. In hundredths. */
  readonly sweep: number;
  /** Preference of a found objective over an unseen tile. */
  readonly objective: number;
  /** For each step that somebody would come home too late. */
  readonly late: number;
  /** Smallest worth of a rescue beside its cost, in hundredths. */
  readonly rescue: number;
  /** Largest risk of a step into the unknown; above it a player looks first. In hundredths. */
  readonly look: number;
}

/** Cheapest ways from a place to all others. Recomputed in the same lists, since bots think all the time. */
class Ways {
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

export const WEIGHTS: Weights = { yieldTo: 1, sweep: 30, objective: 3, late: 2, rescue: 130, look: 100 };

/** What somebody who is about to act has worked out. Good until they look again. */
export interface Sight {
  readonly view: View;
  readonly game: Game;
  readonly seat: Seat;
  readonly here: Place;
  readonly ap: number;
  readonly weights: Weights;
  readonly atlas: Atlas;
  readonly odds: Odds;
  readonly risk: number;
  readonly tolls: readonly number[];
  readonly ways: Ways;
  /** Steps to the finish from everywhere, as if it were open. */
  readonly home: readonly number[];
  readonly friends: readonly Friend[];
}

/** Somebody else who is still aboard. */
interface Friend {
  readonly seat: Seat;
  /** Points they lose before they can go where they want. */
  readonly lost: number;
  /** Steps to them from everywhere. */
  readonly steps: readonly number[];
}

/** Looks about for one seat; keeps what can't have changed since the last time. */
export class Scout {
  readonly #seat: Seat;
  readonly #weights: Weights;
  #known: Pick<Sight, 'atlas' | 'odds' | 'risk' | 'tolls' | 'ways' | 'home'> | undefined;
  #version = 0;
  #round = 0;

  constructor(seat: Seat, weights: Weights) {
    this.#seat = seat;
    this.#weights = weights;
  }

  look(view: View): Sight {
    const { game } = view;
    const seat = this.#seat;
    const known = this.#board(view);
    const here = view.placeOf(seat);
    known.ways.find(here, known.tolls);
    return {
      view,
      game,
      seat,
      here,
      ap: view.apOf(seat),
      weights: this.#weights,
      friends: friendsOf(view, seat, known.atlas),
      ...known,
    };
  }

  /** What depends on the board and the round alone. */
  #board(view: View) {
    if (this.#known && this.#version === view.version && this.#round === view.round) return this.#known;
    const atlas = atlasOf(view);
    const odds = oddsOf(view);
    const risk = riskOf(view, atlas, this.#seat, odds);
    this.#known = {
      atlas,
      odds,
      risk,
      tolls: tollsOf(view, atlas, this.#seat, risk),
      ways: this.#known?.ways ?? new Ways(view.game),
      home: stepsTo(atlas, view, view.game.finish),
    };
    this.#version = view.version;
    this.#round = view.round;
    return this.#known;
  }
}

function friendsOf(view: View, seat: Seat, atlas: Atlas): readonly Friend[] {
  const friends: Friend[] = [];
  for (let friend = 0; friend < view.players; friend++) {
    if (friend === seat || view.isOut(friend)) continue;
    friends.push({ seat: friend, lost: hindrance(view, friend), steps: stepsTo(atlas, view, view.placeOf(friend)) });
  }
  return friends;
}

/** Points somebody can still spend before the ship leaves. */
export const pointsLeft = ({ view, game }: Sight, seat: Seat): number =>
  view.apOf(seat) + (view.roundsLeft - 1) * Math.max(1, game.apPerRound + severed(view, game, seat));

function severed(view: View, game: Game, seat: Seat): number {
  let sum = 0;
  for (const { trap } of view.tokensOf(seat)) sum += at(game.traps, trap).apDelta;
  return sum;
}

/** Points a friend loses before they can go where they want. */
function hindrance(view: View, friend: Seat): number {
  const { game } = view;
  let lost = 0;
  for (const { trap, taken, done } of view.tokensOf(friend)) {
    const rule = at(game.traps, trap);
    const rounds = Math.min(taken + rule.noMove - view.round, view.roundsLeft);
    if (rounds > 0) lost = Math.max(lost, rounds * game.apPerRound);
    if (rule.compel && !done) lost = Math.max(lost, game.apPerRound);
  }
  return lost;
}

/** Whether a friend still has a turn coming this round. */
export function isToCome({ view, seat }: Sight, friend: Seat): boolean {
  if (view.isOut(friend) || view.apOf(friend) === 0 || friend === view.turn) return false;
  const place = (who: Seat) => (who - view.first + view.players) % view.players;
  if (view.phase === 'deferred') return view.deferred.indexOf(friend) > view.deferred.indexOf(seat);
  return place(friend) > place(seat) || view.deferred.includes(friend);
}

import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { type Game, NONE, type Place } from '../../engine/game';
import type { Seat } from '../../engine/state';
import type { View } from '../../engine/view';
import { type Atlas, atlasOf, stepsTo } from '../atlas';
import { type Odds, oddsOf, riskOf, SHUT, tollsOf } from './odds';

/** Weights of the team's choices, in action points unless noted; tuned by search. */
export interface Weights {
  /** Penalty for each step by which a friend is nearer to a tile. */
  readonly yieldTo: number;
  /** Bonus for tiles far from the finish, so that nobody has to return for them. In hundredths. */
  readonly sweep: number;
  /** Preference of a found objective over an unseen tile. */
  readonly objective: number;
  /** Penalty for each step by which a player would return too late. */
  readonly late: number;
  /** Smallest ratio of value to cost at which to rescue a friend, in hundredths. */
  readonly rescue: number;
  /** Largest acceptable risk of a step onto an unseen tile; above it a player peeks first. In hundredths. */
  readonly look: number;
}

/** Cheapest paths from one place to all others. Reuses its arrays, since bots recompute it constantly. */
class Ways {
  readonly cost: number[];
  /** Previous place on the cheapest path; NONE at the origin. */
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

  /** Recomputes all paths, from `from`. */
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

  /** Returns the first step of the cheapest path. */
  firstStep(from: Place, to: Place): Place {
    let place = to;
    while (at(this.before, place) !== from && at(this.before, place) !== NONE) place = at(this.before, place);
    return place;
  }
}

export const WEIGHTS: Weights = { yieldTo: 1, sweep: 30, objective: 3, late: 2, rescue: 130, look: 100 };

/** Everything computed for a player about to act. Valid until the next `look`. */
export interface Situation {
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
  /** Steps to the finish from every place, as if it were open. */
  readonly home: readonly number[];
  readonly friends: readonly Friend[];
}

/** Another player who is still aboard. */
interface Friend {
  readonly seat: Seat;
  /** Points lost before the friend can move freely. */
  readonly lost: number;
  /** Steps to the friend from every place. */
  readonly steps: readonly number[];
}

/** Computes the situation of one seat; caches what depends on board and round. */
export class Scout {
  readonly #seat: Seat;
  readonly #weights: Weights;
  #known: Pick<Situation, 'atlas' | 'odds' | 'risk' | 'tolls' | 'ways' | 'home'> | undefined;
  #version = 0;
  #round = 0;

  constructor(seat: Seat, weights: Weights) {
    this.#seat = seat;
    this.#weights = weights;
  }

  look(view: View): Situation {
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

  /** Returns the part that depends on board and round only. */
  #board(view: View) {
    if (this.#known && this.#version === view.table.version && this.#round === view.table.round) return this.#known;
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
    this.#version = view.table.version;
    this.#round = view.table.round;
    return this.#known;
  }
}

function friendsOf(view: View, seat: Seat, atlas: Atlas): readonly Friend[] {
  const friends: Friend[] = [];
  for (let friend = 0; friend < view.table.players; friend++) {
    if (friend === seat || view.isOut(friend)) continue;
    friends.push({ seat: friend, lost: pointsLostBy(view, friend), steps: stepsTo(atlas, view, view.placeOf(friend)) });
  }
  return friends;
}

/** Returns the points a player can still spend before the game ends. */
export const pointsLeft = ({ view, game }: Situation, seat: Seat): number =>
  view.apOf(seat) + (view.roundsLeft - 1) * Math.max(1, game.apPerRound + apDeltaOf(view, game, seat));

function apDeltaOf(view: View, game: Game, seat: Seat): number {
  let sum = 0;
  for (const { trap } of view.tokensOf(seat)) sum += at(game.traps, trap).apDelta;
  return sum;
}

/** Returns the points a friend loses before being able to move freely. */
function pointsLostBy(view: View, friend: Seat): number {
  const { game } = view;
  let lost = 0;
  for (const { trap, taken, done } of view.tokensOf(friend)) {
    const rule = at(game.traps, trap);
    const rounds = Math.min(taken + rule.noMove - view.table.round, view.roundsLeft);
    if (rounds > 0) lost = Math.max(lost, rounds * game.apPerRound);
    if (rule.compel && !done) lost = Math.max(lost, game.apPerRound);
  }
  return lost;
}

/** Tells whether a friend still has a turn this round. */
export function hasTurnLeft({ view, seat }: Situation, friend: Seat): boolean {
  if (view.isOut(friend) || view.apOf(friend) === 0 || friend === view.table.turn) return false;
  const place = (who: Seat) => (who - view.table.first + view.table.players) % view.table.players;
  if (view.table.phase === 'deferred') return view.table.deferred.indexOf(friend) > view.table.deferred.indexOf(seat);
  return place(friend) > place(seat) || view.table.deferred.includes(friend);
}

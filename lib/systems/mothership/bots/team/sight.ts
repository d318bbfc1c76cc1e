import { at } from '@/lib/kernel/at';
import type { Game, Place } from '../../engine/game';
import type { Seat } from '../../engine/state';
import type { View } from '../../engine/view';
import { type Atlas, atlasOf, stepsTo } from '../atlas';
import { type Odds, oddsOf, riskOf, tollsOf } from './odds';
import { Ways } from './ways';
import type { Weights } from './weights';

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

import { at } from '@/lib/kernel/at';
import type { Game, Place } from '../../rules/game';
import type { Seat } from '../../rules/state';
import type { View } from '../../rules/view';
import { type Atlas, atlasOf, stepsTo } from '../atlas';
import { type Odds, oddsOf, riskOf, tollsOf, type Ways, waysFrom } from './odds';
import type { Weights } from './weights';

/** What somebody who is about to act has worked out. */
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
}

export function sightOf(view: View, seat: Seat, weights: Weights): Sight {
  const { game } = view;
  const atlas = atlasOf(view);
  const here = view.placeOf(seat);
  const odds = oddsOf(view);
  const risk = riskOf(view, atlas, seat, odds);
  const tolls = tollsOf(view, atlas, seat, risk);
  return {
    view,
    game,
    seat,
    here,
    ap: view.apOf(seat),
    weights,
    atlas,
    odds,
    risk,
    tolls,
    ways: waysFrom(game, here, tolls),
    home: stepsTo(atlas, view, game.finish),
  };
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
export function hindrance({ view, game }: Sight, friend: Seat): number {
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

import { at } from '@/lib/kernel/at';
import type { Place } from '../../engine/game';
import type { Move } from '../../engine/moves';
import type { Seat } from '../../engine/state';
import { stepsBetween } from '../atlas';
import { POINT } from './odds';
import { isToCome, type Sight } from './sight';

/** A friend worth helping: help at once, or the way there; nothing if nobody is. */
export function rescueMove(sight: Sight): Move | undefined {
  const { view, weights, ap } = sight;
  let best: { readonly net: number; readonly move: Move } | undefined;
  for (const { seat: friend } of sight.friends) {
    for (const { trap, done, taken } of view.tokensOf(friend)) {
      if (!at(sight.game.traps, trap).assistable) continue;
      const worth = worthOf(sight, friend, trap, taken, done) * POINT;
      if (worth <= 0) continue;
      const near = nearestBeside(sight, view.placeOf(friend));
      if (!near) continue;
      const cost = near.cost + POINT;
      const net = worth - (cost * weights.rescue) / 100;
      // Somebody nearer who still has a turn goes instead.
      if (net <= 0 || (best && best.net >= net) || someoneNearer(sight, friend, near.cost)) continue;
      const move: Move =
        near.place === sight.here
          ? { type: 'assist', player: friend, trap }
          : { type: 'move', to: sight.ways.firstStep(sight.here, near.place) };
      // Help that comes too late this round is no help if the friend is free by then.
      if (cost > ap * POINT && !lasts(sight, trap, taken)) continue;
      best = { net, move };
    }
  }
  return best?.move;
}

/** Points a friend gains if the token goes now. */
function worthOf(sight: Sight, friend: Seat, trap: number, taken: number, done: boolean): number {
  const { view, game, atlas } = sight;
  const rule = at(game.traps, trap);
  const now = isToCome(sight, friend) ? view.apOf(friend) : 0;
  let worth = 0;
  if (taken + rule.noMove > view.round) {
    const later = Math.min(taken + rule.noMove - 1 - view.round, view.roundsLeft - 1);
    worth += now + Math.max(0, later) * game.apPerRound;
  }
  if (rule.compel && !done) {
    const points = now > 0 ? now : view.roundsLeft > 1 ? game.apPerRound : 0;
    if (rule.compel.toward === 'start') {
      worth += 2 * Math.min(points, stepsBetween(atlas, view, view.placeOf(friend), game.start));
    } else if (rule.compel.toward === 'finish') worth += 0;
    else worth += view.isOpen ? (view.roundsLeft > 1 || now > 0 ? 2 * game.apPerRound : 0) : 1;
  }
  if (rule.noPeek > 0 && rule.noMove === 0 && !view.isOpen) worth += 0.5;
  return worth;
}

const lasts = ({ view, game }: Sight, trap: number, taken: number): boolean => {
  const rule = at(game.traps, trap);
  return rule.compel !== undefined || taken + rule.noMove - 1 > view.round;
};

/** The cheapest place from which one reaches a friend. */
function nearestBeside({ game, ways, view }: Sight, there: Place): { place: Place; cost: number } | undefined {
  const range = game.rules.assistRange;
  let best: { place: Place; cost: number } | undefined;
  const offer = (place: Place) => {
    const cost = at(ways.cost, place);
    if (view.isThere(place) && (!best || cost < best.cost) && cost < 50 * POINT) best = { place, cost };
    if (cost === 0 && (!best || best.cost > 0)) best = { place, cost };
  };
  if (range !== 'adjacent') offer(there);
  if (range !== 'same') for (const neighbour of at(game.neighbours, there)) offer(neighbour);
  return best;
}

function someoneNearer(sight: Sight, friend: Seat, cost: number): boolean {
  const { view } = sight;
  const there = view.placeOf(friend);
  for (const other of sight.friends) {
    if (other.seat === friend || other.lost > 0 || !isToCome(sight, other.seat)) continue;
    const steps = Math.max(0, at(other.steps, there) - 1);
    if (steps * POINT < cost && steps < view.apOf(other.seat)) return true;
  }
  return false;
}

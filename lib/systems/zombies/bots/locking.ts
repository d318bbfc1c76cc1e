import type { Card } from '../engine/cards';
import { ruleOf } from '../engine/context';
import type { Move } from '../engine/moves';
import { bonusOf } from '../engine/score';
import type { Deed } from './actions';
import type { Sight } from './sight';
import { WEIGHTS } from './weights';

/** On nothing, which lays it aside or discards it. */
export const UNASSIGNED: Move = { type: 'assign', creatures: [] };

/** The best use of a Link & Lock: two creatures that are worth points together, or protection for the highest. */
export function bestLock(sight: Sight): Deed {
  const { view, me, game } = sight;
  const free = view.savedBy(me).filter((card) => !view.isLocked(me, card));
  let best: Deed = { move: undefined, worth: 0 };
  for (const [i, first] of free.entries()) {
    best = better(best, [first], lockWorth(sight, first));
    for (const second of free.slice(i + 1)) {
      if (ruleOf(game, first).deck === ruleOf(game, second).deck) continue;
      best = better(
        best,
        [first, second],
        bonusOf(game, [first, second]) + lockWorth(sight, first) + lockWorth(sight, second),
      );
    }
  }
  return best;
}

const lockWorth = (sight: Sight, card: Card): number => WEIGHTS.lock * sight.numberOf(card);

const better = (best: Deed, creatures: readonly Card[], worth: number): Deed =>
  worth > best.worth ? { move: { type: 'assign', creatures }, worth } : best;

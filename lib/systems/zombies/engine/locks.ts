import { at } from '@/lib/kernel/at';
import type { Card } from './cards';
import { isLocked, ruleOf } from './context';
import type { Game } from './game';
import type { Seat, State } from './state';

/** What is wrong with laying a Link & Lock on these creatures (rules 8); the first that applies. */
export function lockError(game: Game, state: State, seat: Seat, creatures: readonly Card[]) {
  const saved = at(state.saved, seat);
  if (creatures.length > 2) return 'too-many';
  if (saved.length === 0) return 'nothing-to-lock';
  if (creatures.some((creature) => !saved.includes(creature))) return 'not-saved-by-you';
  if (creatures.some((creature) => isLocked(state, seat, creature))) return 'already-locked';
  const [first, second] = creatures;
  if (first === undefined || second === undefined) return undefined;
  return ruleOf(game, first).deck === ruleOf(game, second).deck ? 'same-deck' : undefined;
}

import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import { leadersBy } from '@/lib/tabletop/play/contest';
import { isLocked, ruleOf } from './context';
import type { Card, Game, Seat } from './game';
import type { State } from './state';

/** Returns a player's current points (rules 6): numbers of saved creatures plus bonuses for links. */
export function scoreOf(game: Game, state: State, seat: Seat): number {
  let points = 0;
  for (const creature of at(state.saved, seat)) points += ruleOf(game, creature).number;
  for (const lock of at(state.locks, seat)) points += bonusOf(game, lock.creatures);
  return points;
}

/** Returns the bonus of a Link & Lock: none for a single creature, more for two of one number (rules 8). */
export function bonusOf(game: Game, creatures: readonly Card[]): number {
  if (creatures.length < 2) return 0;
  const [first, second] = [ruleOf(game, at(creatures, 0)), ruleOf(game, at(creatures, 1))];
  return first.number === second.number ? game.bonuses.equal : game.bonuses.pair;
}

/** Returns the winners among those with the most points (rules 6 and 11); several if still tied. */
export function leadersOf(game: Game, state: State): readonly Seat[] {
  const top = leadersBy(upTo(state.players), (seat) => scoreOf(game, state, seat));
  switch (game.rules.tieBreak) {
    case 'mostCreatures':
      return leadersBy(top, (seat) => at(state.saved, seat).length);
    case 'highestSingle':
      return leadersBy(top, (seat) => Math.max(0, ...at(state.saved, seat).map((card) => ruleOf(game, card).number)));
    default:
      return top;
  }
}

/** Returns the first reason why a Link & Lock cannot be laid on these creatures (rules 8), or undefined. */
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

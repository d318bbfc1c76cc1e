import { at } from '@/lib/kernel/at';
import { rankOf, suitOf } from '../rules/cards';
import { changingTargets, targetsOf } from './changes';
import type { Context } from './context';
import { NONE } from './game';

/** Tells whether the drawn card allows an Event that has not been used up. */
export function isDue({ game, state }: Context, number: number): boolean {
  const { suit, minRank, maxRank } = at(game.events, number);
  const { card } = state.eventInPlay;
  const rank = rankOf(card);
  return suit === suitOf(card) && rank >= minRank && rank <= maxRank && !state.spent.includes(number);
}

/** Returns the targets on whom the GM can play a listed Event now, as bits (rules 7.8, rulings A59, A62). */
export function eventTargets(context: Context, number: number): number {
  if (!isDue(context, number)) return 0;
  const event = at(context.game.events, number);
  const changing = changingTargets(context, event);
  if (changing !== 0 || context.state.eventInPlay.drawnFor !== NONE || canAnyChange(context)) return changing;
  return targetsOf(context, event);
}

function canAnyChange(context: Context): boolean {
  const { game, state } = context;
  return at(game.eventsOf, suitOf(state.eventInPlay.card)).some(
    (number) => isDue(context, number) && changingTargets(context, at(game.events, number)) !== 0,
  );
}

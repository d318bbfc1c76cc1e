import { at } from '@/lib/kernel/at';
import { rankOf, suitOf } from '../rules/cards';
import { changingTargets, targetsOf } from './changes';
import type { Table } from './context';
import { NONE } from './game';

/** Whether the card on the table can bring an Event, and it has not had its one time. */
export function isDue({ game, state }: Table, number: number): boolean {
  const { suit, minRank, maxRank } = at(game.events, number);
  const { card } = state.happening;
  const rank = rankOf(card);
  return suit === suitOf(card) && rank >= minRank && rank <= maxRank && !state.spent.includes(number);
}

/** Bits of the targets on whom the GM may play a listed Event now (rules 7.8, A59, A62). */
export function eventTargets(table: Table, number: number): number {
  if (!isDue(table, number)) return 0;
  const event = at(table.game.events, number);
  const changing = changingTargets(table, event);
  if (changing !== 0 || table.state.happening.drawnFor !== NONE || canAnyChange(table)) return changing;
  return targetsOf(table, event);
}

/** Whether any listed Event that the card can bring would change anything. */
function canAnyChange(table: Table): boolean {
  const { game, state } = table;
  return at(game.eventsOf, suitOf(state.happening.card)).some(
    (number) => isDue(table, number) && changingTargets(table, at(game.events, number)) !== 0,
  );
}

import { at } from '@/lib/kernel/at';
import { askFor, push, TASKS } from './agenda';
import { isLucky, isRulable, isStrikable, strike } from './conflict';
import { has, type Table } from './context';
import { biddersFrom } from './order';
import { LUCKY, type Seat } from './state';

/** Asks the next player who may bid. */
export function nextBidder(table: Table, place: number): void {
  const { state } = table;
  const order = biddersFrom(table);
  for (let i = place; i < state.players; i++) {
    const player = at(order, i);
    if (!mayBidNow(table, player)) continue;
    push(state, TASKS.bidding, i + 1);
    askFor(state, 'bid', player);
    return;
  }
}

function mayBidNow({ game, state }: Table, player: Seat): boolean {
  const { conflict, challenge } = state;
  if (at(state.hands, player).length === 0) return false;
  if (conflict.kind === 'duel' && (player === conflict.target || !game.options.duelOpenBidding)) return false;
  return game.options.bidLimitScope === 'conflict' || player === challenge.challenged || !has(state.bidders, player);
}

/** Asks the GM whether attributes and complications fit, as long as there is one to judge (rules 5.2, A15). */
export function askForRuling(table: Table): void {
  const { state } = table;
  for (let player = 0; player < state.players; player++) {
    if (!isRulable(table, player) && !isStrikable(table, player)) continue;
    push(state, TASKS.ruling);
    askFor(state, 'ruling', state.players);
    return;
  }
}

/** Asks the next one who may still use Lucky. */
export function nextLucky(table: Table, place: number): void {
  const { game, state } = table;
  if (game.options.luckyTiming !== 'until_outcome') return;
  const order = biddersFrom(table);
  for (let i = place; i < state.players; i++) {
    const player = at(order, i);
    const attribute = at(state.conflict.attributes, player);
    if (attribute < 0 || attribute === LUCKY || !isLucky(table, at(state.conflict.persons, player))) continue;
    push(state, TASKS.lucky, i + 1);
    askFor(state, 'lucky', player);
    return;
  }
}

export function useLucky(table: Table, player: Seat): void {
  const { conflict } = table.state;
  const instead = at(conflict.attributes, player);
  conflict.attributes[player] = LUCKY;
  strike(table, player, at(conflict.persons, player), instead);
}

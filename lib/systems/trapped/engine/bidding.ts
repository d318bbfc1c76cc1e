import { at } from '@/lib/kernel/at';
import { askFor, push, TASKS } from './agenda';
import { isLucky, isRulable, isStrikable, strike } from './conflict';
import { type Context, has } from './context';
import { biddersFrom } from './order';
import { LUCKY, type Seat } from './state';

export function nextBidder(context: Context, place: number): void {
  const { state } = context;
  const order = biddersFrom(context);
  for (let i = place; i < state.players; i++) {
    const player = at(order, i);
    if (!mayBidNow(context, player)) continue;
    push(state, TASKS.bidding, i + 1);
    askFor(state, 'bid', player);
    return;
  }
}

function mayBidNow({ game, state }: Context, player: Seat): boolean {
  const { conflict, challenge } = state;
  if (at(state.hands, player).length === 0) return false;
  if (conflict.kind === 'duel' && (player === conflict.target || !game.options.duelOpenBidding)) return false;
  return game.options.bidLimitScope === 'conflict' || player === challenge.challenged || !has(state.bidders, player);
}

/** Asks the GM to judge attributes and complications, as long as any can be judged (rules 5.2, ruling A15). */
export function askForRuling(context: Context): void {
  const { state } = context;
  for (let player = 0; player < state.players; player++) {
    if (!isRulable(context, player) && !isStrikable(context, player)) continue;
    push(state, TASKS.ruling);
    askFor(state, 'ruling', state.players);
    return;
  }
}

export function nextLucky(context: Context, place: number): void {
  const { game, state } = context;
  if (game.options.luckyTiming !== 'until_outcome') return;
  const order = biddersFrom(context);
  for (let i = place; i < state.players; i++) {
    const player = at(order, i);
    const attribute = at(state.conflict.attributes, player);
    if (attribute < 0 || attribute === LUCKY || !isLucky(context, at(state.conflict.persons, player))) continue;
    push(state, TASKS.lucky, i + 1);
    askFor(state, 'lucky', player);
    return;
  }
}

export function useLucky(context: Context, player: Seat): void {
  const { conflict } = context.state;
  const instead = at(conflict.attributes, player);
  conflict.attributes[player] = LUCKY;
  strike(context, player, at(conflict.persons, player), instead);
}

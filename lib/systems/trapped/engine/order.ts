import { at } from '@/lib/kernel/at';
import { biddingFrom, bidOrder } from '../rules/seats';
import { PLAYERS } from '../vocabulary';
import type { Context } from './context';
import type { Seat } from './state';

const MOST = PLAYERS.max + 1;

/** Every possible bidding order, indexed by players, actor and starting seat. */
const ORDERS: readonly (readonly Seat[])[] = Array.from({ length: (MOST + 1) * MOST * MOST }, (_, i) => {
  const players = Math.floor(i / (MOST * MOST));
  return players === 0 ? [] : bidOrder(players, Math.floor(i / MOST) % MOST, i % MOST);
});

/** Returns the players in bidding order for the current conflict, the actor first (rules 6.4, ruling A22). */
export function biddersFrom({ game, state }: Context): readonly Seat[] {
  const { actor } = state.conflict;
  const { challenger, challenged } = state.challenge;
  const owner = challenged === actor ? challenger : actor;
  const from = biddingFrom(actor, owner, game.options.challengeBidStart);
  return at(ORDERS, (state.players * MOST + actor) * MOST + from);
}

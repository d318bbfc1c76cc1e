import type { HouseRules } from '../schema';

/**
 * Players' seats in the order in which they bid: the person acting, then clockwise from the left of `from` (rules 6.4).
 * Seats count clockwise from the GM's left; the GM holds no hand and has none of them.
 */
export function bidOrder(players: number, actor: number, from = actor): readonly number[] {
  const others = Array.from({ length: players }, (_, i) => (from + 1 + i) % players).filter((seat) => seat !== actor);
  return [actor, ...others];
}

/** Whose left the bidding starts from when a challenged player acts in another's turn (ruling A22). */
export const biddingFrom = (actor: number, turnOwner: number, rule: HouseRules['challengeBidStart']): number =>
  rule === 'turn_owner_left' ? turnOwner : actor;

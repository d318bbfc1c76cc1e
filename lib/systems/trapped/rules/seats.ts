import type { HouseRules } from '../schema';

/**
 * Returns the players' seats in bidding order: the acting player, then clockwise from the left of `from` (rules 6.4).
 * Seats count clockwise from the GM's left; the GM has no hand and no seat number here.
 */
export function bidOrder(players: number, actor: number, from = actor): readonly number[] {
  const others = Array.from({ length: players }, (_, i) => (from + 1 + i) % players).filter((seat) => seat !== actor);
  return [actor, ...others];
}

/** For a challenged player who acts in another player's turn (ruling A22). */
export const biddingFrom = (actor: number, turnOwner: number, rule: HouseRules['challengeBidStart']): number =>
  rule === 'turn_owner_left' ? turnOwner : actor;

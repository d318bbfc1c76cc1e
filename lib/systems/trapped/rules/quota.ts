import { type BySuit, SUITS, type Suit } from '@/lib/tabletop/cards/playing-cards';
import { EVENTS_PER_SUIT } from '../vocabulary';

/** Events that a setting lacks for a full set (rules 2.4). */
export interface EventQuota {
  readonly met: boolean;
  readonly missing: BySuit<number>;
  readonly missingInAll: number;
}

/** Five of each suit are required, twenty in all. */
export function eventQuota(counts: BySuit<number>): EventQuota {
  const missing = bySuit((suit) => Math.max(0, EVENTS_PER_SUIT - counts[suit]));
  const missingInAll = SUITS.reduce((sum, suit) => sum + missing[suit], 0);
  return { met: missingInAll === 0, missing, missingInAll };
}

export const countEvents = (events: readonly { readonly suit: Suit }[]): BySuit<number> =>
  bySuit((suit) => events.filter((event) => event.suit === suit).length);

const bySuit = <T>(of: (suit: Suit) => T): BySuit<T> => ({
  clubs: of('clubs'),
  hearts: of('hearts'),
  spades: of('spades'),
  diamonds: of('diamonds'),
});

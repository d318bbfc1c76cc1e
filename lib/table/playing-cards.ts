import { type Rng, shuffle } from '@/lib/kernel/rng';
import { codeOf, RANKS, SUITS } from '@/lib/tabletop/cards/playing-cards';
import type { Choice } from './vocabulary';

/** All cards, weakest first. */
const DECK = RANKS.flatMap((rank) => SUITS.toReversed().map((suit) => codeOf(rank, suit)));

/** Cards drawn for the sides of a tied vote: "QS" and "10H". */
export interface Drawn {
  readonly keep: string;
  readonly drop: string;
}

/** Draws one card for each side from a fresh deck. Advances `rng`. */
export function drawForBoth(rng: Rng): Drawn {
  const [keep = '', drop = ''] = drawForEach(rng, 2);
  return { keep, drop };
}

/** Draws `count` cards from a fresh deck. Advances `rng`. */
export function drawForEach(rng: Rng, count: number): readonly string[] {
  const deck = [...DECK];
  shuffle(rng, deck);
  return Array.from({ length: count }, (_, i) => deck[i % deck.length] ?? '');
}

/** Returns a card's position in the deck, by rank, then by suit: the higher card wins. */
export const rankOf = (card: string): number => DECK.indexOf(card);

/** Returns the side with the higher card, by rank, then by suit. No two cards are equal. */
export const higherOf = ({ keep, drop }: Drawn): Choice => (rankOf(keep) > rankOf(drop) ? 'keep' : 'drop');

export const highestFirst = (cards: readonly string[]): readonly string[] =>
  cards.toSorted((a, b) => rankOf(b) - rankOf(a));

/** Returns the side with more votes; undefined for a tie. */
export function majorityOf(keep: number, drop: number): Choice | undefined {
  if (keep === drop) return undefined;
  return keep > drop ? 'keep' : 'drop';
}

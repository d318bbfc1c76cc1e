import { type Rng, shuffle } from '@/lib/kernel/rng';
import { codeOf, RANKS, SUITS } from '@/lib/tabletop/playing-cards';
import type { Choice } from './vocabulary';

/** The weakest card first. */
const DECK = RANKS.flatMap((rank) => SUITS.toReversed().map((suit) => codeOf(rank, suit)));

/** A card turned for each side of a tied vote: "QS" and "10H". */
export interface Drawn {
  readonly keep: string;
  readonly drop: string;
}

/** One card for each side, from a fresh deck. Advances `rng`. */
export function drawForBoth(rng: Rng): Drawn {
  const [keep = '', drop = ''] = drawForEach(rng, 2);
  return { keep, drop };
}

/** A card for each of so many, from a fresh deck. Advances `rng`. */
export function drawForEach(rng: Rng, count: number): readonly string[] {
  const deck = [...DECK];
  shuffle(rng, deck);
  return Array.from({ length: count }, (_, i) => deck[i % deck.length] ?? '');
}

/** How high a card stands among all: by rank, then by suit. */
export const heightOf = (card: string): number => DECK.indexOf(card);

/** Whose card is higher: by rank, then by suit. No two cards are equal. */
export const higherOf = ({ keep, drop }: Drawn): Choice => (heightOf(keep) > heightOf(drop) ? 'keep' : 'drop');

/** The highest card first. */
export const highestFirst = (cards: readonly string[]): readonly string[] =>
  cards.toSorted((a, b) => heightOf(b) - heightOf(a));

/** How most voted; undefined where as many voted for either side. */
export function majorityOf(keep: number, drop: number): Choice | undefined {
  if (keep === drop) return undefined;
  return keep > drop ? 'keep' : 'drop';
}

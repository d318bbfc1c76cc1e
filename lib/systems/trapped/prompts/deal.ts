import type { Prompt } from '@/lib/contract/form';
import { dealPrompts } from '@/lib/tabletop/deal-prompts';
import { RANKS, type Suit } from '../vocabulary';

const LETTER = { hearts: 'H', diamonds: 'D', spades: 'S', clubs: 'C' } as const satisfies Record<Suit, string>;

/** One prompt for each rank of a suit, the mildest first: an Event's card says how strong it is. */
export const dealSuit = (suit: Suit, texts: readonly string[]): readonly Prompt[] =>
  texts.map((text, i) => ({ card: `${RANKS[i % RANKS.length]}${LETTER[suit]}`, text }));

/** Prompts in no order, each on a card of its own. */
export const dealAny = dealPrompts;

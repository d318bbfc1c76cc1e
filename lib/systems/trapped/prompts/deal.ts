import type { Prompt } from '@/lib/contract/form';
import { at } from '@/lib/kernel/at';
import { dealPrompts } from '@/lib/tabletop/form-fields';
import { codeOf, RANKS, type Suit } from '@/lib/tabletop/playing-cards';

/** One prompt for each rank of a suit, the mildest first: an Event's card says how strong it is. */
export const dealSuit = (suit: Suit, texts: readonly string[]): readonly Prompt[] =>
  texts.map((text, i) => ({ card: codeOf(at(RANKS, i % RANKS.length), suit), text }));

/** Prompts in no order, each on a card of its own. */
export const dealAny = dealPrompts;

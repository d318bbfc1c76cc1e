import type { Prompt } from '@/lib/contract/form';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
const SUITS = ['H', 'D', 'S', 'C'] as const;

/** Each prompt on a card of its own. Four suits and thirteen ranks have no common divisor, so none repeats within 52. */
export const dealPrompts = (texts: readonly string[]): readonly Prompt[] =>
  texts.map((text, i) => ({ card: `${RANKS[i % RANKS.length]}${SUITS[i % SUITS.length]}`, text }));

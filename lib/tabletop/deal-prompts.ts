import type { Prompt } from '@/lib/contract/form';
import { at } from '@/lib/kernel/at';
import { codeOf, RANKS, SUITS } from './playing-cards';

/** Each prompt on a card of its own. Four suits and thirteen ranks have no common divisor, so none repeats within 52. */
export const dealPrompts = (texts: readonly string[]): readonly Prompt[] =>
  texts.map((text, i) => ({ card: codeOf(at(RANKS, i % RANKS.length), at(SUITS, i % SUITS.length)), text }));

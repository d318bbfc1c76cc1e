import { formatScore, SCORES, type Score } from '@/lib/systems/trapped/rules/cards';
import { CARDS, type Card } from '@/lib/tabletop/cards/playing-cards';

const SCORE_OF_TEXT: ReadonlyMap<string, Score> = new Map(
  Array.from({ length: SCORES }, (_, score) => [formatScore(score), score]),
);

/** Parses the output of `formatScore`; undefined if the text is not a score. */
export const parseScore = (text: string): Score | undefined => SCORE_OF_TEXT.get(text);

/** Parses a card with a suit. */
export function parseCard(text: string): Card | undefined {
  const score = parseScore(text);
  return score !== undefined && score < CARDS ? score : undefined;
}

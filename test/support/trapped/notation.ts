import { NO_SCORE, rankOf, SCORES, type Score, suitNameOf } from '@/lib/systems/trapped/rules/cards';
import { CARDS, type Card, codeOf, RANKS } from '@/lib/tabletop/cards/playing-cards';

/** Returns the code of a score, as cases write it: "5D", or "5" for an attribute; '' for none. */
export function formatScore(score: Score): string {
  const rank = RANKS[rankOf(score)];
  if (score === NO_SCORE || rank === undefined) return '';
  const suit = suitNameOf(score);
  return suit ? codeOf(rank, suit) : rank;
}

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

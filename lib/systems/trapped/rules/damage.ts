import type { Card } from '@/lib/tabletop/cards/playing-cards';
import { isCourtOrAce, NO_SCORE, pointsOf, rankOf, rankScore, type Score } from './cards';

/** Effect of an extra card on the loser, by points (rules 6.7). */
export interface Damage {
  /** The loser's total including the card's points. */
  readonly adjusted: number;
  readonly result: 'none' | 'replace' | 'lost_character';
}

/** By points alone: closing the gap prevents it; otherwise a court card or an ace kills the character. */
export function damageOf(own: number, opposing: number, card: Card): Damage {
  const adjusted = own + pointsOf(card);
  if (adjusted >= opposing) return { adjusted, result: 'none' };
  return { adjusted, result: isCourtOrAce(card) ? 'lost_character' : 'replace' };
}

/** Returns the new score: an attribute takes only the card's rank; a relationship takes the whole card. */
export const scoreAfterDamage = (target: 'attribute' | 'relationship', card: Card): Score =>
  target === 'attribute' ? rankScore(rankOf(card)) : card;

export const isLoweredBy = (score: Score, card: Card): boolean => score !== NO_SCORE && rankOf(score) > rankOf(card);

/**
 * Tells whether the GM may choose this score for damage. It must exist, and under the `mustLower` house rule it must be
 * higher than the card if the loser has any such score. Pass a struck-out Lucky as NO_SCORE.
 */
export const mayTakeDamage = (score: Score, card: Card, mustLower: boolean, hasHigher: boolean): boolean =>
  score !== NO_SCORE && (!mustLower || !hasHigher || isLoweredBy(score, card));

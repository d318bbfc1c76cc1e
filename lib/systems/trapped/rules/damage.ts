import type { Card } from '@/lib/tabletop/playing-cards';
import { isCourtOrAce, NO_SCORE, pointsOf, rankOf, rankScore, type Score } from './cards';

export type DamageResult = 'none' | 'replace' | 'lost_character';

/** What an extra card does to the loser by points (rules 6.7). */
export interface Damage {
  /** The loser's total with the card's points. */
  readonly adjusted: number;
  readonly result: DamageResult;
}

/** Points alone decide: closing the gap is enough; else a court card or an ace takes the character. */
export function damageOf(own: number, opposing: number, card: Card): Damage {
  const adjusted = own + pointsOf(card);
  if (adjusted >= opposing) return { adjusted, result: 'none' };
  return { adjusted, result: isCourtOrAce(card) ? 'lost_character' : 'replace' };
}

/** Attributes take the rank alone. */
export type DamageTarget = 'attribute' | 'relationship';

/** What stands on the sheet once the card has replaced a score. */
export const scoreAfterDamage = (target: DamageTarget, card: Card): Score =>
  target === 'attribute' ? rankScore(rankOf(card)) : card;

export const isLoweredBy = (score: Score, card: Card): boolean => score !== NO_SCORE && rankOf(score) > rankOf(card);

/**
 * Whether the GM may pick this score for damage: one that is there, and by the house rule a higher one than the card
 * if the loser has any. Lucky, once struck out, is passed as NO_SCORE.
 */
export const mayTakeDamage = (score: Score, card: Card, mustLower: boolean, hasHigher: boolean): boolean =>
  score !== NO_SCORE && (!mustLower || !hasHigher || isLoweredBy(score, card));

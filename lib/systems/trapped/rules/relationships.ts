import { type Card, cardOf } from '@/lib/tabletop/playing-cards';
import { NO_SCORE, rankOf, type Score, type SuitIndex, suitOf } from './cards';

/** How two suits stand in the ring hearts, diamonds, spades, clubs (rules 6.6). */
export type SuitRelation = 'same' | 'adjacent' | 'opposed';

// SUITS lists them in the order of the ring, so opposite suits are two apart.
const RELATION_BY_DISTANCE = ['same', 'adjacent', 'opposed', 'adjacent'] as const;

export const relationOf = (a: SuitIndex, b: SuitIndex): SuitRelation => RELATION_BY_DISTANCE[(a - b) & 3] ?? 'same';

/** Rule 1: the opposite suit of the relationship that governs may not be bid. NO_SCORE governs nothing. */
export const mayBid = (relationship: Score, card: Card): boolean =>
  relationship === NO_SCORE || relationOf(suitOf(relationship), suitOf(card)) !== 'opposed';

/** Rule 2: what becomes of the relationship that governs a bid whose side has lost. */
export const afterLoss = (relationship: Score, card: Card): Score =>
  relationship !== NO_SCORE && relationOf(suitOf(relationship), suitOf(card)) === 'adjacent'
    ? cardOf(rankOf(relationship), suitOf(card))
    : relationship;

export type Role = 'actor' | 'helper' | 'hinderer';

/** Whether the bidder's side has lost. */
export const hasLost = (role: Role, actorWon: boolean): boolean => (role === 'hinderer') === actorWon;

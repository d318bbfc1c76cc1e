import { type Card, cardOf } from '@/lib/tabletop/cards/playing-cards';
import { NO_SCORE, rankOf, type Score, type SuitIndex, suitOf } from './cards';

/** Relation of two suits in the ring hearts, diamonds, spades, clubs (rules 6.6). */
export type SuitRelation = 'same' | 'adjacent' | 'opposed';

// SUITS is in ring order, so opposite suits are two apart.
const RELATION_BY_DISTANCE = ['same', 'adjacent', 'opposed', 'adjacent'] as const;

export const relationOf = (a: SuitIndex, b: SuitIndex): SuitRelation => RELATION_BY_DISTANCE[(a - b) & 3] ?? 'same';

/** Rule 1: a bid must not have the suit opposite the governing relationship's. NO_SCORE restricts nothing. */
export const mayBid = (relationship: Score, card: Card): boolean =>
  relationship === NO_SCORE || relationOf(suitOf(relationship), suitOf(card)) !== 'opposed';

/** Rule 2: returns the governing relationship after the bidder's side has lost. */
export const afterLoss = (relationship: Score, card: Card): Score =>
  relationship !== NO_SCORE && relationOf(suitOf(relationship), suitOf(card)) === 'adjacent'
    ? cardOf(rankOf(relationship), suitOf(card))
    : relationship;

export type Role = 'actor' | 'helper' | 'hinderer';

export const hasLost = (role: Role, actorWon: boolean): boolean => (role === 'hinderer') === actorWon;

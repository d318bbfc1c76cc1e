import { CARDS, RANKS, type Rank, SUITS, type Suit } from '@/lib/tabletop/cards/playing-cards';

/** A card, a bare rank (an attribute, which has no suit), or NO_SCORE (rules 6.3). */
export type Score = number;
export type RankIndex = number;
/** Index into SUITS; NO_SUIT for an attribute. */
export type SuitIndex = number;

/** Number of distinct scores: 52 cards and 13 bare ranks. */
export const SCORES = CARDS + RANKS.length;
export const NO_SCORE = -1;
export const NO_SUIT = SUITS.length;

const RANK_J = RANKS.indexOf('J');
const ACE = RANKS.indexOf('A');

const POINTS_OF_RANK = RANKS.map((rank, i) => (i === ACE ? 11 : i >= RANK_J ? 10 : Number(rank)));
const POINTS = Uint8Array.from({ length: SCORES }, (_, score) => POINTS_OF_RANK[rankOf(score)] ?? 0);

export const rankScore = (rank: RankIndex): Score => CARDS + rank;

export function rankOf(score: Score): RankIndex {
  return score < CARDS ? score >> 2 : score - CARDS;
}

export function suitOf(score: Score): SuitIndex {
  return score < CARDS ? score & 3 : NO_SUIT;
}

/** Returns a score's points: pip cards their number, court cards 10, aces 11, NO_SCORE 0 (rules 6.1). */
export const pointsOf = (score: Score): number => POINTS[score] ?? 0;

export function pointsOfAll(scores: ArrayLike<Score>, count = scores.length): number {
  let points = 0;
  for (let i = 0; i < count; i++) points += pointsOf(scores[i] ?? NO_SCORE);
  return points;
}

/** Tells whether a score is a jack or better, which as damage kills the character (rules 6.7). */
export const isCourtOrAce = (score: Score): boolean => rankOf(score) >= RANK_J;

export const rankIndex = (rank: Rank): RankIndex => RANKS.indexOf(rank);
export const suitIndex = (suit: Suit): SuitIndex => SUITS.indexOf(suit);

/** Returns the name of a card's suit; undefined for an attribute. */
export const suitNameOf = (score: Score): Suit | undefined => SUITS[suitOf(score)];

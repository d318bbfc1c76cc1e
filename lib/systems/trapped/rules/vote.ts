import { NO_SCORE, rankOf, type Score, suitOf } from './cards';

export interface TieCards {
  readonly yes: Score;
  readonly no: Score;
}

/** Tells whether a vote passes; undefined while it is tied and no cards have been turned (rules 7.9). */
export function votePasses(yes: number, no: number, cards: TieCards): boolean | undefined {
  if (yes !== no) return yes > no;
  if (cards.yes === NO_SCORE || cards.no === NO_SCORE) return undefined;
  // Suits are numbered from the strongest down.
  return (rankOf(cards.yes) - rankOf(cards.no) || suitOf(cards.no) - suitOf(cards.yes)) > 0;
}

/** Counts the votes: one per player, the proposer included, plus the GM's if it votes (ruling A53). */
export const votersAmong = (players: number, gmVotes: boolean): number => players + (gmVotes ? 1 : 0);

import { NO_SCORE, rankOf, type Score, suitOf } from './cards';

/** Cards turned for either side of a tied vote. */
export interface TieCards {
  readonly yes: Score;
  readonly no: Score;
}

/** Whether a vote carries; undefined while it is tied and no cards are turned (rules 7.9). */
export function votePasses(yes: number, no: number, cards: TieCards): boolean | undefined {
  if (yes !== no) return yes > no;
  if (cards.yes === NO_SCORE || cards.no === NO_SCORE) return undefined;
  // Suits are numbered from the strongest.
  return (rankOf(cards.yes) - rankOf(cards.no) || suitOf(cards.no) - suitOf(cards.yes)) > 0;
}

/** How many votes there are: one for each player, the proposer included, and the GM's (ruling A53). */
export const votersAmong = (players: number, gmVotes: boolean): number => players + (gmVotes ? 1 : 0);

import { NO_SCORE, type Score } from './cards';

/** The score that counts: Lucky in place of an attribute, but only where one is being counted (rules 5.3). */
export const withLucky = (attribute: Score, lucky: Score): Score =>
  attribute === NO_SCORE || lucky === NO_SCORE ? attribute : lucky;

/** Whether Lucky may be used, and whether it is struck out afterwards: once in a game. */
export const spendLucky = (struckOut: boolean) => ({ legal: !struckOut, struckOut: true });

export type LuckyMoment = 'bid' | 'revealed';

/** Whether the house rules let Lucky be used at this moment (A14). */
export const isLuckyOffered = (moment: LuckyMoment, timing: 'until_outcome' | 'with_bid'): boolean =>
  moment === 'bid' || timing === 'until_outcome';

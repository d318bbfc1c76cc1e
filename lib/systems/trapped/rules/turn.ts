import type { HouseRules } from '../schema';

export const HAND = 5;

/** Instead of taking a turn. The Event this causes needs a character to target (rules 7.0). */
export const mayRefill = (hand: number, hasCharacter: boolean): boolean => hand === 0 && hasCharacter;

/** Returns the hand size after drawing: draws stop at the house limit, but nothing is put back. */
export const handAfterDrawing = (hand: number, cards: number, { handLimit }: Pick<HouseRules, 'handLimit'>): number =>
  handLimit === null ? hand + cards : Math.max(hand, Math.min(handLimit, hand + cards));

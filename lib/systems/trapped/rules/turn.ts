import type { HouseRules } from '../schema';

export const HAND = 5;

/** Whether an empty hand may be filled instead of taking a turn: the Event that it brings has to hit somebody (rules 7.0). */
export const mayRefill = (hand: number, hasCharacter: boolean): boolean => hand === 0 && hasCharacter;

/** No card is drawn above the house's limit, and none has to be put back. */
export const handAfterDrawing = (hand: number, cards: number, { handLimit }: Pick<HouseRules, 'handLimit'>): number =>
  handLimit === null ? hand + cards : Math.max(hand, Math.min(handLimit, hand + cards));

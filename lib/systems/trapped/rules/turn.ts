import type { HouseRules } from '../schema';

export const HAND = 5;

export type TurnRules = Pick<HouseRules, 'emptyHandRefill' | 'handLimit'>;

/** What beginning a turn one way or the other leads to (rules 7.0). */
export interface TurnStart {
  readonly legal: boolean;
  readonly hand: number;
  readonly normalAction: boolean;
  readonly penaltyEvents: number;
}

/** A fresh hand for a player without cards costs the turn and brings an Event; otherwise one card is drawn. */
export function startTurn(
  hand: number,
  choice: 'refill' | 'normal',
  hasCharacter: boolean,
  rules: TurnRules,
): TurnStart {
  // The Event that a refill brings has to happen to the player's own character.
  const mayRefill = hand === 0 && hasCharacter;
  const mustRefill = mayRefill && rules.emptyHandRefill === 'mandatory';
  if (choice === 'refill' ? !mayRefill : mustRefill)
    return { legal: false, hand, normalAction: false, penaltyEvents: 0 };
  if (choice === 'refill') {
    return { legal: true, hand: handAfterDrawing(hand, HAND, rules), normalAction: false, penaltyEvents: 1 };
  }
  return { legal: true, hand: handAfterDrawing(hand, 1, rules), normalAction: hasCharacter, penaltyEvents: 0 };
}

/** No card is drawn above the house's limit, and none has to be put back. */
export const handAfterDrawing = (hand: number, cards: number, { handLimit }: Pick<HouseRules, 'handLimit'>): number =>
  handLimit === null ? hand + cards : Math.max(hand, Math.min(handLimit, hand + cards));

/** One turn of making Extras: draw one, play one, and that sets one aspect (rules 5.5). */
export const extrasTurn = (hand: number) => ({ afterDraw: hand + 1, afterPlay: hand, aspectsSet: 1 });

import { describe, expect, it } from 'vitest';
import { extrasTurn, handAfterDrawing, startTurn, type TurnRules } from './turn';

const usual: TurnRules = { emptyHandRefill: 'optional', handLimit: null };

describe('startTurn()', () => {
  it.each([
    // hand  choice    character  rules                               legal  hand action events   rules 7.0
    [0, 'refill', true, {}, true, 5, false, 1],
    [0, 'normal', true, {}, true, 1, true, 0],
    [4, 'normal', true, {}, true, 5, true, 0],
    [2, 'refill', true, {}, false, 2, false, 0],
    [3, 'normal', false, {}, true, 4, false, 0],
    [0, 'normal', true, { emptyHandRefill: 'mandatory' }, false, 0, false, 0],
    [0, 'refill', true, { emptyHandRefill: 'mandatory' }, true, 5, false, 1],
    [1, 'normal', true, { emptyHandRefill: 'mandatory' }, true, 2, true, 0],
    [6, 'normal', true, { handLimit: 6 }, true, 6, true, 0],
    [0, 'refill', true, { handLimit: 3 }, true, 3, false, 1],
  ] as const)(
    'with %i cards, %s, character: %s, %j',
    (hand, choice, hasCharacter, rules, legal, after, action, events) => {
      expect(startTurn(hand, choice, hasCharacter, { ...usual, ...rules })).toEqual({
        legal,
        hand: after,
        normalAction: action,
        penaltyEvents: events,
      });
    },
  );
});

describe('handAfterDrawing()', () => {
  it('never makes anybody put cards back', () => {
    expect(handAfterDrawing(9, 1, { handLimit: 7 })).toBe(9);
    expect(handAfterDrawing(6, 3, { handLimit: 7 })).toBe(7);
  });
});

describe('extrasTurn()', () => {
  it('draws one and plays one', () => expect(extrasTurn(5)).toEqual({ afterDraw: 6, afterPlay: 5, aspectsSet: 1 }));
});

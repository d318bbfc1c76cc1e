import { describe, expect, it } from 'vitest';
import { afterDefeat, monsterCards } from './monster';

describe('monsterCards()', () => {
  it.each([
    // known  held   cards   rules 7.5
    [false, false, 3],
    [true, false, 3],
    [false, true, 3],
    [true, true, 2],
  ])('with the weakness known: %s and means at hand: %s are %i', (known, held, cards) => {
    expect(monsterCards(known, held)).toBe(cards);
  });
});

describe('afterDefeat()', () => {
  it.each([
    // before  means  needs them  rule     after  state      rules 7.5, ruling A33
    [0, false, false, 'final', 1, 'retreats'],
    [1, false, true, 'final', 2, 'retreats'],
    [2, false, false, 'final', 3, 'dead'],
    [2, false, true, 'final', 2, 'retreats'],
    [2, true, true, 'final', 3, 'dead'],
    [2, false, true, 'never', 3, 'dead'],
    [0, false, true, 'every', 0, 'retreats'],
    [0, true, true, 'every', 1, 'retreats'],
    [3, true, true, 'final', 3, 'dead'],
  ] as const)(
    'after %i, with means: %s, which it takes: %s, under “%s” counts %i: %s',
    (defeats, meansUsed, killNeedsMeans, rule, after, state) => {
      expect(afterDefeat({ defeats, meansUsed, killNeedsMeans, needed: 3 }, rule)).toEqual({ defeats: after, state });
    },
  );

  it('kills after the setting’s number of defeats', () => {
    const beaten = { defeats: 0, meansUsed: false, killNeedsMeans: false, needed: 1 };
    expect(afterDefeat(beaten, 'final')).toEqual({ defeats: 1, state: 'dead' });
  });
});

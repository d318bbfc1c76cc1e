import { describe, expect, it } from 'vitest';
import { exactScale, floatScale, marginOutcomes } from './counting-dice';

const ONES = { sides: 6, counting: 1 };
const [WAYS, SHARES] = [exactScale(ONES), floatScale(ONES)];

describe('counting dice', () => {
  it.each([0, 1, 2, 7, 300])('have weights that add up to all outcomes: %i', (dice) =>
    expect(WAYS.weights(dice).reduce(WAYS.plus)).toBe(WAYS.all(dice)),
  );

  it.each([0, 1, 5, 40, 300])('have the same shares in both scales: %i', (dice) => {
    const all = WAYS.all(dice);
    for (const [ones, ways] of WAYS.weights(dice).entries()) {
      expect(SHARES.weights(dice)[ones] ?? 0).toBeCloseTo(Number((ways * 10n ** 15n) / all) / 1e15, 13);
    }
  });

  it('do not underflow at 10,000 dice', () => expect(SHARES.weights(10_000).reduce(SHARES.plus)).toBeCloseTo(1, 12));
});

describe('marginWays()', () => {
  it('equals a sum over all pairs of numbers', () => {
    for (const [first, second] of [
      [0, 0],
      [2, 1],
      [4, 7],
      [9, 3],
    ] as const) {
      const ways = Array.from({ length: first + second + 1 }, () => 0n);
      for (const [i, mine] of WAYS.weights(first).entries()) {
        for (const [j, theirs] of WAYS.weights(second).entries()) {
          ways[i - j + second] = (ways[i - j + second] ?? 0n) + mine * theirs;
        }
      }
      expect(marginOutcomes(ONES, first, second)).toEqual(ways);
    }
  });
});

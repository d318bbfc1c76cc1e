import { describe, expect, it } from 'vitest';
import { fraction } from '@/lib/kernel/fraction';
import { halfDice } from './open-ended';
import { pools } from './roll-sums';
import { lastOf, negative, shareAt, sumOver } from './spreads';

const [PLAIN, OPEN] = [halfDice(false), halfDice(true)];
const LEAST = 1e-18;

/** Recursion over one die: it does not count, it counts, or it counts and adds another. */
const byHand = (openEnded: boolean) => {
  const known = new Map<string, number>();
  const chance = (dice: number, count: number): number => {
    if (count < 0 || dice === 0) return Number(count === 0);
    const key = `${dice} ${count}`;
    const more = openEnded
      ? chance(dice - 1, count - 1) / 3 + chance(dice, count - 1) / 6
      : chance(dice - 1, count - 1) / 2;
    known.set(key, known.get(key) ?? chance(dice - 1, count) / 2 + more);
    return known.get(key) ?? 0;
  };
  return chance;
};

describe.each([
  ['plain', false],
  ['open-ended', true],
] as const)('%s dice', (_, openEnded) => {
  const [dice, spread, chance] = [halfDice(openEnded), pools(openEnded, LEAST), byHand(openEnded)];

  it.each([0, 1, 2, 5, 9])('count as often as a recursion says: %i', (n) => {
    for (let count = 0; count < 12; count++) expect(shareAt(spread(n), count)).toBeCloseTo(chance(n, count), 15);
    for (let count = 0; count < 4; count++) {
      expect(Number(dice.count(n, count)) / Number(dice.all(n))).toBeCloseTo(chance(n, count), 14);
    }
  });

  it.each([
    [0, 3],
    [1, 2],
    [4, 0],
    [5, 9],
    [40, 31],
  ])('are ahead as often as convolutions say: %i against %i', (first, second) => {
    const difference = sumOver([[spread(first), negative(spread(second))]], LEAST);
    for (const lead of [1, 2, 3, 4]) {
      let share = 0;
      for (let more = lead; more <= lastOf(difference); more++) share += shareAt(difference, more);
      const part = dice.ahead(first, second, lead);
      expect(Number((part * 10n ** 15n) / dice.all(first + second)) / 1e15).toBeCloseTo(share, 13);
    }
  });

  it.each([1, 20, 300])('have shares that add up to 1: %i', (n) => {
    const { from, shares } = spread(n);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    const mean = shares.reduce((sum, share, i) => sum + share * (from + i), 0);
    expect(mean / n).toBeCloseTo(openEnded ? 0.6 : 0.5, 11);
  });
});

it('has exact chances as fractions', () => {
  expect(fraction(PLAIN.ahead(1, 2, 1), PLAIN.all(3))).toBe('1/8');
  // At 1/6, where a die with evens k or more is 3 / 6^k, the function of two dice is 16/49.
  expect(fraction(OPEN.ahead(1, 2, 1), OPEN.all(3))).toBe('8/49');
  // Two dice show the same in 1/4 + (25/4) / 35 of all cases.
  expect(fraction(OPEN.all(2) - 2n * OPEN.ahead(1, 1, 1), OPEN.all(2))).toBe('3/7');
});

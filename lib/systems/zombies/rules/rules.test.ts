import { describe, expect, it } from 'vitest';
import { fraction } from '@/lib/kernel/fraction';
import { dealtTo, drawPileOf, trappingSides } from './cards';

describe('the odds of trapping', () => {
  it.each([4, 6, 8, 12])('are (s + 1 - n) in s on a die of %d, and never leave 0 to 1', (sides) => {
    for (let number = 1; number <= 12; number++) {
      const left = Math.max(0, sides + 1 - number);
      expect(trappingSides(number, sides)).toBe(left);
      expect(trappingSides(number, sides, 2)).toBe(Math.max(0, Math.min(sides, sides + 3 - number)));
    }
  });

  it('are printed in lowest terms', () => {
    const said = [6, 4, 3, 1, 0].map((sides) => fraction(sides, 6));
    expect(said).toEqual(['1', '2/3', '1/2', '1/6', '0']);
  });
});

it('deals a row to every player and never leaves a negative number of cards', () => {
  expect(dealtTo(4, { slots: 3 })).toBe(12);
  expect(drawPileOf(27, 4, { slots: 3 })).toBe(15);
  expect(drawPileOf(10, 4, { slots: 3 })).toBe(0);
});

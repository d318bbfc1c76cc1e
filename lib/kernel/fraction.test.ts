import { describe, expect, it } from 'vitest';
import { fraction, shareOf } from './fraction';

describe('fraction()', () => {
  it.each([
    [5, 6, '5/6'],
    [4, 6, '2/3'],
    [0, 6, '0'],
    [6, 6, '1'],
    [6n ** 400n, 6n ** 401n, '1/6'],
  ])('writes %s of %s in lowest terms', (part, all, text) => expect(fraction(part, all)).toBe(text));
});

describe('shareOf()', () => {
  it('is accurate for parts of any size', () => {
    expect(shareOf(2n * 6n ** 900n, 6n ** 901n)).toBeCloseTo(1 / 3, 15);
    expect(shareOf(0n, 6n)).toBe(0);
    expect(shareOf(6n, 6n)).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { SACRIFICES } from '@/lib/kit/order';
import { earlier } from './cutting-form';
import { numberOf } from './printer';

describe('the order of sacrifices', () => {
  it.each([
    [0, ['bleed', 'marks', 'pieces']],
    [1, ['marks', 'bleed', 'pieces']],
    [2, ['bleed', 'pieces', 'marks']],
  ])('moves the one at %i one place forward', (at, order) => {
    expect(earlier(SACRIFICES, at)).toEqual(order);
  });
});

describe('a number as people type it', () => {
  it.each([
    ['6.35', 6.35],
    [' 6,5 ', 6.5],
    ['-0.5', -0.5],
    ['−0,5', -0.5],
    ['', Number.NaN],
    ['wide', Number.NaN],
    ['1 2', Number.NaN],
  ])('%j', (typed, value) => {
    expect(numberOf(typed)).toBe(value);
  });
});

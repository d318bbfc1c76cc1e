import { describe, expect, it } from 'vitest';
import { mostThatFit, sayShown } from './use-fit';

describe('mostThatFit()', () => {
  it.each([
    // most, room, fit
    [8, 8, 8],
    [8, 7, 7],
    [40, 9, 9],
    [2, 1, 1],
    [1, 0, 1],
    [2_000, 17, 17],
    // One is shown even if it is too large.
    [5, 0, 1],
  ])('of %i with room for %i is %i', (most, room, fit) => {
    expect(mostThatFit(most, (many) => many <= room)).toBe(fit);
  });

  it('measures seldom, since every measurement forces a layout', () => {
    let times = 0;
    mostThatFit(2_000, (many) => {
      times++;
      return many <= 900;
    });
    expect(times).toBeLessThanOrEqual(12);
  });
});

it.each([
  [{ from: 0, shown: 8 }, '1 to 8 of 40'],
  [{ from: 32, shown: 8 }, '33 to 40 of 40'],
  [{ from: 39, shown: 1 }, '40 of 40'],
])('sayShown(%o)', (fit, said) => {
  expect(sayShown(fit, 40)).toBe(said);
});

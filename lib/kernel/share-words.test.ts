import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figure, inHundred, meanInWords, onlyInHundred, percent } from './words';

describe('inHundred()', () => {
  it.each([
    [0, 400, 'no games'],
    [1, 400, 'fewer than 1 of 100 games'],
    [2, 400, '1 of 100 games'],
    [152, 400, '38 of 100 games'],
    [397, 400, '99 of 100 games'],
    [398, 400, 'more than 99 of 100 games'],
    [400, 400, '100 of 100 games'],
  ])('says of %i in %i: %s', (count, all, text) => expect(inHundred(count / all)).toBe(text));

  it('says 0 or 100 only of none and of all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (count) => {
        for (const text of [inHundred(count / 1e5), percent(count / 1e5), figure(count / 1e5, 1)]) {
          expect(text).not.toMatch(/^(0|0\.0|100|100\.0)( |$)/);
        }
      }),
    );
  });
});

it.each([
  [0, 'no games'],
  [0.001, 'fewer than 1 of 100 games'],
  [0.12, 'only 12 of 100 games'],
])('onlyInHundred(%d) is “%s”', (share, text) => expect(onlyInHundred(share)).toBe(text));

it.each([
  [0, '0 %'],
  [0.0001, '<0.1 %'],
  [0.004, '0.4 %'],
  [0.38, '38 %'],
  [0.995, '99.5 %'],
  [0.9999, '>99.9 %'],
  [1, '100 %'],
])('percent(%d) is “%s”', (share, text) => expect(percent(share)).toBe(text));

it('writes a mean with its limits', () =>
  expect(meanInWords({ mean: 9.117, low: 8.954, high: 9.29 }, 'rounds')).toBe('9.12 rounds (8.95 to 9.29)'));

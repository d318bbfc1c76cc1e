import { describe, expect, it } from 'vitest';
import { parseId, parseNumber, parsePublicationId, parseSha256, parseToken } from './address-parts';
import { newId } from './ids';

const HOSTILE = ['', '\0', 'a\0', '\ud800', 'a b', 'a/b', "'", '💀', 'é', 'x\n', '__proto__ ', 'x'.repeat(65)];
const NO_STRINGS = [undefined, null, 5, [], ['x'], {}];

describe('address parsers', () => {
  it.each([
    ['an id', parseId, newId(26)],
    ['the id of a publication', parsePublicationId, newId(16)],
    ['a token', parseToken, newId(26)],
    ['a SHA-256', parseSha256, '0123456789abcdef'.repeat(4)],
  ])('read %s, and nothing of another shape', (_, parse, good) => {
    expect(parse(good)).toBe(good);
    for (const part of [...HOSTILE, ...NO_STRINGS, `${good}\n`, ` ${good}`, `${good}\0`]) {
      expect([part, parse(part)]).toEqual([part, undefined]);
    }
  });

  it.each([
    ['1', 1],
    ['200', 200],
    ['0', undefined],
    ['01', undefined],
    ['1e3', undefined],
    ['99999999999999999999', undefined],
  ])('reads the number %s', (segment, number) => expect(parseNumber(segment)).toBe(number));

  it('accept numbers from JSON too', () => {
    expect([7, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e20, Number.NaN].map(parseNumber)).toEqual([
      7,
      ...Array(7).fill(undefined),
    ]);
  });
});

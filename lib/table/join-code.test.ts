import { expect, it } from 'vitest';
import { formatJoinCode, newJoinCode, parseJoinCode } from './join-code';

it('formats a new code so that it can be parsed again', () => {
  for (let i = 0; i < 100; i++) {
    const code = newJoinCode();
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(parseJoinCode(formatJoinCode(code))).toBe(code);
  }
});

it.each([
  // typed         read
  ['abcd-efgh', 'ABCDEFGH'],
  [' AB CD EF GH ', 'ABCDEFGH'],
  ['oil0-1234', '01101234'],
  ['ABCD–EFGH', 'ABCDEFGH'],
  ['ABCDEFG', undefined],
  ['ABCDEFGHJ', undefined],
  ['UUUUUUUU', undefined],
  ['ABCDEFG!', undefined],
  ['', undefined],
] as const)('parseJoinCode(%j)', (typed, code) => {
  expect(parseJoinCode(typed)).toBe(code);
});

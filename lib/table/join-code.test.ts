import { expect, it } from 'vitest';
import { formatJoinCode, joinPath, newJoinCode, parseJoinCode } from './join-code';

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

it.each([
  ['abcd-efgh', '/table/ABCDEFGH'],
  ['https://trapdoor.example/table/abcdefgh', '/table/ABCDEFGH'],
  [' http://10.0.0.2:3000/table/ABCDEFGH/screen?x#y ', '/table/ABCDEFGH'],
  ['https://trapdoor.example/t#x8.secret_-1', '/t#x8.secret_-1'],
  ['https://trapdoor.example/t#', undefined],
  ['https://trapdoor.example/t#<script>', undefined],
  ['https://trapdoor.example/', undefined],
  ['', undefined],
])('joinPath(%j)', (typed, path) => {
  expect(joinPath(typed)).toBe(path);
});

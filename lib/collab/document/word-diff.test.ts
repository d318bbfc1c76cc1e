import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordChanges } from './word-diff';

const carryOut = (before: string, changes: ReturnType<typeof wordChanges>) =>
  changes.reduceRight(
    (text, { start, removed, added }) => text.slice(0, start) + added + text.slice(start + removed),
    before,
  );

it.each([
  // before                      after                              what changes
  ['a b c', 'a b c', []],
  ['', 'new', [[0, 0, 'new']]],
  ['one two three', 'zero one three four', [[0, 0, 'zero '], [4, 4, ''], [13, 0, ' four']]], // biome-ignore format: a table
  ['the cat sat', 'the dog sat', [[4, 3, 'dog']]],
] as const)('wordChanges(%j, %j)', (before, after, expected) => {
  const changes = wordChanges(before, after);
  expect(carryOut(before, changes)).toBe(after);
  expect(changes.map(({ start, removed, added }) => [start, removed, added])).toEqual(expected);
});

it('wordChanges() turns any text into any other, and keeps everything between two new words', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '♥', '🐙', 'e\u0301', '.')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(carryOut(before, wordChanges(before, after))).toBe(after);
      expect(wordChanges(`x ${before} y`, `new x ${before} y new`).every(({ removed }) => removed === 0)).toBe(true);
    }),
  );
});

it('wordChanges() replaces long texts that have nothing in common as a whole', () => {
  const [before, after] = ['a', 'b'].map((letter) => Array.from({ length: 4_000 }, (_, i) => letter + i).join(' '));
  expect(wordChanges(before ?? '', after ?? '')).toHaveLength(1);
});

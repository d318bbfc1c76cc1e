import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashOf, WordTable } from './word-table';

const find = (table: WordTable<{ text: string }>, word: string) => {
  const text = `before ${word} after`;
  return table.find(text, 7, 7 + word.length, hashOf(word))?.text;
};

it('finds every word that was added, and no other', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ maxLength: 12 }), { minLength: 2, maxLength: 3000 }), (words) => {
      const table = new WordTable<{ text: string }>(10_000);
      const [known, others] = [words.slice(words.length / 2), words.slice(0, words.length / 2)];
      for (const text of known) table.add({ text });
      expect(known.filter((word) => find(table, word) !== word)).toEqual([]);
      expect(others.filter((word) => find(table, word) !== undefined)).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

it('tells words apart whose hashes are the same', () => {
  const table = new WordTable<{ text: string }>(10);
  table.add({ text: 'Aa' });
  expect([hashOf('Aa') === hashOf('BB'), find(table, 'BB')]).toEqual([true, undefined]);
});

it('holds no more than it may', () => {
  const table = new WordTable<{ text: string }>(100);
  for (let i = 0; i <= 100; i++) table.add({ text: `w${i}` });
  expect([find(table, 'w0'), find(table, 'w100')]).toEqual([undefined, 'w100']);
});

import { describe, expect, it } from 'vitest';
import { formatPath, valueAt } from '@/lib/kernel/path';
import { systems } from '@/test/support/all-systems';
import { count, entry, group, line, list, optionalCount, variant, variants } from './fields';
import { nearestTo, numbersIn } from './numbers';
import { objectShapeOf } from './shape';

const about = (title: string) => ({ title, description: `${title}.`, examples: ['Rats'] });
const copies = count({ ...about('Copies'), min: 0, max: 9, initial: 1 });
const deck = entry({ name: line(about('Name')), copies }, about('Deck'));
const shape = objectShapeOf(
  group(
    {
      limit: optionalCount({ ...about('Limit'), min: 1, max: 5 }),
      decks: list(deck, { ...about('Decks'), noun: 'deck' }),
      ways: list(
        variants(
          [variant('door', { key: copies }, about('Door')), variant('hole', { depth: copies }, about('Hole'))],
          about('Way'),
        ),
        { ...about('Ways'), noun: 'way' },
      ),
    },
    about('Box'),
  ),
);
const body = {
  limit: null,
  decks: [
    { id: 'one', name: 'Rats', copies: 3 },
    { id: 'two', name: ' ', copies: 4 },
  ],
  ways: [{ id: 'w', kind: 'hole', depth: 2 }],
};

describe('numbersIn()', () => {
  it('finds every number by ids, open ones and those of variants too, and names it in the author’s words', () => {
    expect(
      numbersIn(shape, body).map(({ path, value, words }) => [formatPath(path), value, words.join(' / ')]),
    ).toEqual([
      ['limit', null, 'Limit'],
      ['decks/one/copies', 3, 'Decks / Rats / Copies'],
      ['decks/two/copies', 4, 'Decks / deck 2 / Copies'],
      ['ways/w/depth', 2, 'Ways / way 1 / Copies'],
    ]);
  });

  it.each(systems.flatMap((system) => system.starters.map((starter) => [starter.id, system, starter] as const)))(
    'leads to the numbers of “%s”, each by a path of its own',
    (_, system, starter) => {
      const written = system.open(starter.body).body;
      const numbers = numbersIn(system.shape, written);
      expect(numbers.length).toBeGreaterThan(5);
      for (const { path, value } of numbers) expect(valueAt(written, path)).toBe(value);
      expect(new Set(numbers.map(({ path }) => formatPath(path))).size).toBe(numbers.length);
    },
  );
});

describe('nearestTo()', () => {
  it('puts what is written most alike first', () => {
    const near = nearestTo('deck/two/copy', numbersIn(shape, body), 2);
    expect(near.map(({ path }) => formatPath(path))).toEqual(['decks/two/copies', 'decks/one/copies']);
  });
});

import { expect, it } from 'vitest';
import { allPairs } from '@/lib/tabletop/play/pairs';
import { dealPairs } from './deal-pairs';

const PEOPLE = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'];
const ITEMS = 'abcdefgh'.split('');
const keyOf = ({ pair }: { readonly pair: readonly [string, string] }) => pair.join('');

const tables = [2, 3, 6].flatMap((people) => [0, 1, 2, 3, 6, 8].map((items) => [people, items] as const));

it.each(tables)('deals each pair to two neighbours (%i people, %i items)', (count, size) => {
  const [people, items] = [PEOPLE.slice(0, count), ITEMS.slice(0, size)];
  const dealt = people.map((who) => dealPairs(items, people, who));
  const all = allPairs(items).map((pair) => keyOf({ pair }));
  expect(dealt.flat().map(keyOf).toSorted()).toEqual([...all, ...all].toSorted());
  for (const [seat, own] of dealt.entries()) {
    expect(new Set(own.map(keyOf)).size).toBe(own.length);
    for (const { pair, neighbour } of own) {
      const place = people.indexOf(neighbour ?? '');
      expect([1, count - 1]).toContain((place - seat + count) % count);
      const theirs = dealt[place]?.find((other) => keyOf(other) === keyOf({ pair }));
      expect(theirs?.neighbour).toBe(people[seat]);
    }
  }
  const sizes = dealt.map(({ length }) => length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(2);
});

it.each([
  ['somebody who is alone', ['ann'], 'ann'],
  ['somebody who is not at the table', ['ann', 'bob'], 'eve'],
  ['an empty table', [], 'ann'],
])('deals every pair, without a neighbour, to %s', (_, people, who) => {
  const dealt = dealPairs(ITEMS, people, who);
  expect(dealt.map(({ pair }) => pair)).toEqual(allPairs(ITEMS));
  expect(dealt.every(({ neighbour }) => neighbour === undefined)).toBe(true);
});

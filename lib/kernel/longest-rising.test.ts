import fc from 'fast-check';
import { expect, it } from 'vitest';
import { longestRising } from './longest-rising';

it.each([
  [[], []],
  [[3], [0]],
  [
    [1, 2, 3],
    [0, 1, 2],
  ],
  [[3, 2, 1], [2]],
  [
    [2, 3, 1],
    [0, 1],
  ],
  [
    [5, 1, 6, 2, 7, 3],
    [1, 3, 5],
  ],
])('of %j is at %j', (numbers, places) => expect(longestRising(numbers)).toEqual(places));

it('rises, and no rising subsequence is longer', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 50 }), { maxLength: 9 });
  fc.assert(
    fc.property(numbers, (given) => {
      const run = longestRising(given).map((i) => given[i] ?? 0);
      expect(run).toEqual(run.toSorted((a, b) => a - b));
      const every: number[][] = [[]];
      for (const n of given) every.push(...every.filter((r) => (r.at(-1) ?? -1) < n).map((r) => [...r, n]));
      expect(run.length).toBe(Math.max(...every.map(({ length }) => length)));
    }),
  );
});

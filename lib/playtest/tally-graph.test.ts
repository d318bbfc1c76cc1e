import { expect, it } from 'vitest';
import { bundlesOf } from '@/lib/kit/link-graph';
import { graphOfTally } from './tally-graph';

const tally = {
  id: 'pairs',
  title: 'Pairs',
  plot: { kind: 'links', good: ['helped'] },
  columns: [
    { id: 'helped', title: 'Helped', help: '' },
    { id: 'hindered', title: 'Hindered', help: '' },
  ],
  rows: [
    { id: 'a/b', label: 'Ann and Bob', ends: ['Ann', 'Bob'], values: [7, 0] },
    { id: 'a/e', label: 'Ann and Eve', ends: ['Ann', 'Eve'], values: [0, 2] },
    { id: 'b/e', label: 'Bob and Eve', ends: ['Bob', 'Eve'], values: [1, 3.5] },
  ],
} as const;

it('draws a link for each counted pair', () => {
  const helped = graphOfTally(tally, tally.plot.good, 'helped');
  expect(helped.nodes.map(({ label }) => label)).toEqual(['Ann', 'Bob', 'Eve']);
  expect(bundlesOf(helped).map(({ a, b, count }) => [a, b, count])).toEqual([
    ['a', 'b', 7],
    ['b', 'e', 1],
  ]);
  expect(helped.kinds).toEqual([{ value: 'helped', title: 'Helped', look: 'solid', tone: 'good' }]);
});

it('draws links that are not good dashed', () => {
  const hindered = graphOfTally(tally, tally.plot.good, 'hindered');
  expect(hindered.kinds).toEqual([{ value: 'hindered', title: 'Hindered', look: 'dashed', tone: 'bad' }]);
  expect(bundlesOf(hindered).map(({ a, b, count }) => [a, b, count])).toEqual([
    ['a', 'e', 2],
    ['b', 'e', 3.5],
  ]);
});

import { expect, it } from 'vitest';
import { sayPairs } from './link-graph';

it('describes each pair in words, in the order of the nodes', () => {
  const graph = {
    nodes: [
      { id: 'a', label: 'Ann' },
      { id: 'b', label: 'Bob' },
      { id: 'e', label: 'Eve' },
    ],
    kinds: [
      { value: 'green', title: 'Green', look: 'solid', tone: 'good' },
      { value: 'red', title: 'Red', look: 'dashed', tone: 'bad' },
    ],
    links: [
      { a: 'e', b: 'b', kind: 'red', count: 1 },
      { a: 'b', b: 'a', kind: 'red', count: 1 },
      { a: 'a', b: 'b', kind: 'green', count: 2 },
      { a: 'e', b: 'e', kind: 'red', count: 1 },
      { a: 'e', b: 'ghost', kind: 'red', count: 1 },
    ],
  } as const;
  expect(sayPairs(graph)).toEqual(['Ann and Bob: 2 green, 1 red', 'Bob and Eve: 1 red', 'Eve alone: 1 red']);
});

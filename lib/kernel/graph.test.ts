import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCycle, reachableFrom, shortestPath, stepsFrom } from './graph';

const graph = (edges: Record<string, readonly string[]>) =>
  Object.keys(edges).map((id) => ({ id, next: edges[id] ?? [] }));
const cycleIn = (edges: Record<string, readonly string[]>) =>
  findCycle(graph(edges), (node) => node.next)?.map(({ id }) => id);

describe('findCycle()', () => {
  it.each([
    ['a chain has none', { a: ['b'], b: ['c'], c: [] }, undefined],
    ['two ways to one end are none', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, undefined],
    ['a loop on itself', { a: ['a'] }, ['a']],
    ['the whole cycle, without the way there', { x: ['a'], a: ['b'], b: ['c'], c: ['a'] }, ['a', 'b', 'c']],
    ['edges that lead nowhere', { a: ['ghost'] }, undefined],
  ])('%s', (_, edges, cycle) => expect(cycleIn(edges)).toEqual(cycle));

  it('survives a chain of 100,000', () => {
    const nodes = Array.from({ length: 100_000 }, (_, i) => ({ id: String(i) }));
    expect(findCycle(nodes, ({ id }) => [String(Number(id) + 1)])).toBeUndefined();
  });

  it('finds none exactly when an order exists', () => {
    const edges = fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 14 });
    fc.assert(
      fc.property(edges, (pairs) => {
        const nodes = Array.from({ length: 9 }, (_, i) => ({ id: String(i) }));
        const next = (node: { id: string }) =>
          pairs.filter(([from]) => String(from) === node.id).map(([, to]) => String(to));
        const cyclic = nodes.some((node) => reachableFrom(next(node), (id) => next({ id })).has(node.id));
        expect(findCycle(nodes, next) !== undefined).toBe(cyclic);
      }),
    );
  });
});

describe('shortestPath()', () => {
  const edges: Record<string, readonly string[]> = { a: ['b', 'c'], b: ['d'], c: ['e'], d: ['e', 'f'], e: ['f'] };
  const way = (start: string, ...ends: string[]) => shortestPath(start, new Set(ends), (id) => edges[id] ?? []);

  it.each([
    ['to itself', 'a', ['a'], ['a']],
    ['the nearest of several ends', 'a', ['f', 'e'], ['a', 'c', 'e']],
    ['over several steps', 'a', ['f'], ['a', 'b', 'd', 'f']],
    ['nowhere', 'f', ['a'], undefined],
  ])('%s', (_, start, ends, expected) => expect(way(start, ...ends)).toEqual(expected));
});

describe('stepsFrom()', () => {
  it('counts the steps to each node, and marks unreachable ones', () => {
    const neighbours = [[1, 2], [3], [3, 0], [4], [4, 3], [0]];
    expect(stepsFrom(0, neighbours, 99)).toEqual([0, 1, 1, 2, 3, 99]);
  });
});

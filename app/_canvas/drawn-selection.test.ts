import { describe, expect, it } from 'vitest';
import { besideDeleted, holdNode, nodesIn, pressNode, releaseNode, toggleNode } from './drawn-selection';

it('adds a node, and removes it again', () => {
  expect(toggleNode(undefined, 'a')).toEqual({ nodes: ['a'] });
  expect(toggleNode({ nodes: ['a'] }, 'b')).toEqual({ nodes: ['a', 'b'] });
  expect(toggleNode({ nodes: ['a', 'b'] }, 'a')).toEqual({ nodes: ['b'] });
  expect(toggleNode({ nodes: ['a'] }, 'a')).toBeUndefined();
});

it('selects nodes instead of a link', () => {
  expect(toggleNode({ edge: 'a-b' }, 'a')).toEqual({ nodes: ['a'] });
  expect(nodesIn({ edge: 'a-b' })).toEqual([]);
});

describe('a press on a node', () => {
  const two = { nodes: ['a', 'b'] };

  it('selects it, and a drag moves it alone', () => {
    expect(pressNode(undefined, 'a', false)).toEqual({ selection: { nodes: ['a'] }, moving: ['a'] });
    expect(pressNode(two, 'c', false)).toEqual({ selection: { nodes: ['c'] }, moving: ['c'] });
  });

  it('keeps a selection that contains it, and a drag moves all of it', () => {
    for (const adds of [true, false]) expect(pressNode(two, 'b', adds)).toEqual({ selection: two, moving: ['a', 'b'] });
  });

  it('adds it to the selection only when released in place', () => {
    expect(pressNode(two, 'c', true)).toEqual({ selection: two, moving: [] });
    expect(releaseNode(two, 'c', true)).toEqual({ nodes: ['a', 'b', 'c'] });
    expect(releaseNode(two, 'b', true)).toEqual({ nodes: ['a'] });
  });

  it('selects it alone when released in place', () => {
    expect(releaseNode(two, 'b', false)).toEqual({ nodes: ['b'] });
    const one = { nodes: ['b'] };
    expect(releaseNode(one, 'b', false)).toBe(one);
    expect(releaseNode(one, 'c', false)).toEqual({ nodes: ['c'] });
    expect(releaseNode({ edge: 'a-b' }, 'b', false)).toEqual({ nodes: ['b'] });
  });

  it('selects it after a long time: alone, or beside the others, which it never leaves', () => {
    expect(holdNode(undefined, 'c', false)).toEqual({ nodes: ['c'] });
    expect(holdNode(two, 'c', false)).toEqual({ nodes: ['c'] });
    expect(holdNode(two, 'c', true)).toEqual({ nodes: ['a', 'b', 'c'] });
    for (const adds of [true, false]) expect(holdNode(two, 'b', adds)).toBe(two);
  });
});

it.each([
  ['the next one', ['b'], 'c'],
  ['the next one after several', ['a', 'c'], 'd'],
  ['the previous one at the end', ['d'], 'c'],
  ['the one before several at the end', ['b', 'd'], 'c'],
  ['none if all are deleted', ['a', 'b', 'c', 'd'], undefined],
])('gives the focus of deleted nodes to %s', (_, deleted, next) => {
  expect(besideDeleted(['a', 'b', 'c', 'd'], deleted)).toBe(next);
});

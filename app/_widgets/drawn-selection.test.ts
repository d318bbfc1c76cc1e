import { expect, it } from 'vitest';
import { nodesIn, toggleNode } from './drawn-selection';

it('adds a node, and takes it out again', () => {
  expect(toggleNode(undefined, 'a')).toEqual({ nodes: ['a'] });
  expect(toggleNode({ nodes: ['a'] }, 'b')).toEqual({ nodes: ['a', 'b'] });
  expect(toggleNode({ nodes: ['a', 'b'] }, 'a')).toEqual({ nodes: ['b'] });
  expect(toggleNode({ nodes: ['a'] }, 'a')).toBeUndefined();
});

it('selects nodes instead of a link', () => {
  expect(toggleNode({ edge: 'a-b' }, 'a')).toEqual({ nodes: ['a'] });
  expect(nodesIn({ edge: 'a-b' })).toEqual([]);
});

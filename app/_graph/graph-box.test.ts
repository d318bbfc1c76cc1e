import type { NodeChange } from '@xyflow/react';
import { expect, it } from 'vitest';
import { nodesInBox } from './graph-input';

const drawn = [{ id: 'oars', selected: false }, { id: 'row', selected: true }, { id: 'sleep' }];
const select = (id: string, selected: boolean): NodeChange => ({ id, type: 'select', selected });

it('selects nodes that the box has reached, and deselects those that it has left', () => {
  expect(nodesInBox(drawn, [select('oars', true), select('row', false)])).toEqual(['oars']);
  expect(nodesInBox(drawn, [select('row', false)])).toEqual([]);
});

it('keeps nodes that were selected before the box reached them, though they do not change', () => {
  expect(nodesInBox(drawn, [select('oars', true)])).toEqual(['oars', 'row']);
  expect(nodesInBox(drawn, [select('sleep', true), select('oars', true)])).toEqual(['oars', 'row', 'sleep']);
});

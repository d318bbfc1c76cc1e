import type { NodeChange } from '@xyflow/react';
import { expect, it } from 'vitest';
import { boxedBy } from './graph-input';

const drawn = [{ id: 'oars', selected: false }, { id: 'row', selected: true }, { id: 'sleep' }];
const select = (id: string, selected: boolean): NodeChange => ({ id, type: 'select', selected });

it('selects nodes that the box has reached, and deselects those that it has left', () => {
  expect(boxedBy(drawn, [select('oars', true), select('row', false)])).toEqual(['oars']);
  expect(boxedBy(drawn, [select('row', false)])).toEqual([]);
});

it('keeps nodes that were selected before the box reached them, though they do not change', () => {
  expect(boxedBy(drawn, [select('oars', true)])).toEqual(['oars', 'row']);
  expect(boxedBy(drawn, [select('sleep', true), select('oars', true)])).toEqual(['oars', 'row', 'sleep']);
});

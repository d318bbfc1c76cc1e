import { describe, expect, it } from 'vitest';
import type { DrawnSelection } from '@/app/_widgets/drawn-selection';
import { wishOf } from './graph-input';
import { GRID } from './graph-places';

const positions = new Map([
  ['oars', { x: 0, y: 0 }],
  ['row', { x: 172, y: 0 }],
  ['sleep', { x: 0, y: 112 }],
]);
const two: DrawnSelection = { nodes: ['oars', 'row'] };
const link: DrawnSelection = { edge: 'oars>row' };

interface Situation {
  readonly at?: string;
  readonly selection?: DrawnSelection;
  readonly editable?: boolean;
}
/** "Shift+ArrowDown" on the oars, unless somewhere else. */
function wish(keys: string, situation: Situation = {}) {
  const held = keys.split('+');
  const key = held.pop() ?? '';
  const [shiftKey, ctrlKey, metaKey] = ['Shift', 'Control', 'Meta'].map((one) => held.includes(one)) as [
    boolean,
    boolean,
    boolean,
  ];
  const given = { positions, editable: true, selection: undefined, at: 'oars', ...situation };
  return wishOf({ key, shiftKey, ctrlKey, metaKey }, given);
}

describe('keys on the graph', () => {
  it('go to the next node with arrows', () => {
    expect(wish('ArrowRight')).toEqual({ go: 'row', follows: false });
    expect(wish('ArrowDown')).toEqual({ go: 'sleep', follows: false });
    expect(wish('ArrowLeft')).toBeUndefined();
  });

  it('take the selection of one node or a link along, so that Delete deletes what has the focus', () => {
    expect(wish('ArrowRight', { selection: { nodes: ['oars'] } })).toEqual({ go: 'row', follows: true });
    expect(wish('ArrowRight', { selection: link })).toEqual({ go: 'row', follows: true });
    expect(wish('ArrowRight', { selection: two })).toEqual({ go: 'row', follows: false });
  });

  it('move all that is selected with Shift and arrows, or the node itself', () => {
    const down = { x: 0, y: 2 * GRID };
    expect(wish('Shift+ArrowDown', { selection: two })).toEqual({
      move: new Map([
        ['oars', down],
        ['row', { ...down, x: 172 }],
      ]),
    });
    expect(wish('Shift+ArrowDown', { selection: { nodes: ['row'] } })).toEqual({ move: new Map([['oars', down]]) });
  });

  it('open a form, and lead to what can be done', () => {
    expect(wish('Enter')).toEqual({ open: 'oars' });
    expect(wish(' ')).toEqual({ act: 'oars' });
  });

  it('select all, one more, one less, and none', () => {
    expect(wish('Control+a')).toEqual({ select: { nodes: ['oars', 'row', 'sleep'] } });
    expect(wish('Shift+ ', { selection: two })).toEqual({ select: { nodes: ['row'] } });
    expect(wish('Shift+ ', { selection: two, at: 'sleep' })).toEqual({ select: { nodes: ['oars', 'row', 'sleep'] } });
    expect(wish('Escape', { selection: two })).toEqual({ select: undefined });
    expect(wish('Escape')).toBeUndefined();
  });

  it('delete a link, the nodes that are selected, or the node itself', () => {
    expect(wish('Delete', { selection: link })).toEqual({ remove: link });
    expect(wish('Delete', { selection: two })).toEqual({ remove: two });
    expect(wish('Delete', { selection: { nodes: ['row'] } })).toEqual({ remove: { nodes: ['oars'] } });
  });

  it('duplicate what is selected, or the node itself', () => {
    expect(wish('Control+d', { selection: two })).toEqual({ duplicate: ['oars', 'row'] });
    expect(wish('Meta+D', { selection: two, at: 'sleep' })).toEqual({ duplicate: ['sleep'] });
  });

  it('change nothing where the graph is only read', () => {
    for (const key of ['Delete', 'Control+d']) expect(wish(key, { editable: false })).toBeUndefined();
    expect(wish('Shift+ArrowRight', { editable: false })).toEqual({ go: 'row', follows: false });
  });

  it('are left to the browser otherwise', () => {
    for (const key of ['Control+z', 'Control+c', 'Backspace', 'x', 'Tab']) expect(wish(key)).toBeUndefined();
  });
});

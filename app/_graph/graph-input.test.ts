import { describe, expect, it } from 'vitest';
import type { DrawnSelection } from '@/app/_canvas/drawn-selection';
import { actionOf } from './graph-input';
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
/** Presses keys such as "Shift+ArrowDown", by default on the node "oars". */
function action(keys: string, situation: Situation = {}) {
  const held = keys.split('+');
  const key = held.pop() ?? '';
  const [shiftKey, ctrlKey, metaKey] = ['Shift', 'Control', 'Meta'].map((one) => held.includes(one)) as [
    boolean,
    boolean,
    boolean,
  ];
  const given = { positions, editable: true, selection: undefined, at: 'oars', ...situation };
  return actionOf({ key, shiftKey, ctrlKey, metaKey }, given);
}

describe('keys on the graph', () => {
  it('go to the next node with arrows', () => {
    expect(action('ArrowRight')).toEqual({ go: 'row', follows: false });
    expect(action('ArrowDown')).toEqual({ go: 'sleep', follows: false });
    expect(action('ArrowLeft')).toBeUndefined();
  });

  it('move a selected node or link along with the focus, so that Delete deletes the focused one', () => {
    expect(action('ArrowRight', { selection: { nodes: ['oars'] } })).toEqual({ go: 'row', follows: true });
    expect(action('ArrowRight', { selection: link })).toEqual({ go: 'row', follows: true });
    expect(action('ArrowRight', { selection: two })).toEqual({ go: 'row', follows: false });
  });

  it('move the selected nodes with Shift and arrows, or only the focused node', () => {
    const down = { x: 0, y: 2 * GRID };
    expect(action('Shift+ArrowDown', { selection: two })).toEqual({
      move: new Map([
        ['oars', down],
        ['row', { ...down, x: 172 }],
      ]),
    });
    expect(action('Shift+ArrowDown', { selection: { nodes: ['row'] } })).toEqual({ move: new Map([['oars', down]]) });
  });

  it('open a form, and move the focus to the actions', () => {
    expect(action('Enter')).toEqual({ open: 'oars' });
    expect(action(' ')).toEqual({ act: 'oars' });
  });

  it('select all, add a node, remove one, and clear the selection', () => {
    expect(action('Control+a')).toEqual({ select: { nodes: ['oars', 'row', 'sleep'] } });
    expect(action('Shift+ ', { selection: two })).toEqual({ select: { nodes: ['row'] } });
    expect(action('Shift+ ', { selection: two, at: 'sleep' })).toEqual({ select: { nodes: ['oars', 'row', 'sleep'] } });
    expect(action('Escape', { selection: two })).toEqual({ select: undefined });
    expect(action('Escape')).toBeUndefined();
  });

  it('delete a link, the selected nodes, or the focused node', () => {
    expect(action('Delete', { selection: link })).toEqual({ remove: link });
    expect(action('Delete', { selection: two })).toEqual({ remove: two });
    expect(action('Delete', { selection: { nodes: ['row'] } })).toEqual({ remove: { nodes: ['oars'] } });
  });

  it('duplicate the selected nodes, or the focused node', () => {
    expect(action('Control+d', { selection: two })).toEqual({ duplicate: ['oars', 'row'] });
    expect(action('Meta+D', { selection: two, at: 'sleep' })).toEqual({ duplicate: ['sleep'] });
  });

  it('change nothing if the graph is read-only', () => {
    for (const key of ['Delete', 'Control+d']) expect(action(key, { editable: false })).toBeUndefined();
    expect(action('Shift+ArrowRight', { editable: false })).toEqual({ go: 'row', follows: false });
  });

  it('are left to the browser otherwise', () => {
    for (const key of ['Control+z', 'Control+c', 'Backspace', 'x', 'Tab']) expect(action(key)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { DrawnSelection } from '@/app/_canvas/drawn-selection';
import type { Limits } from '@/app/_canvas/free-spot';
import { actionOf } from './map-keys';
import type { MapModel, MapPlace } from './map-model';

const range = (min: number, max: number) => ({ min, max });
const limits: Limits = { x: range(0, 60), y: range(0, 60), width: range(1, 60), height: range(1, 60) };
const place = (id: string, x: number, y: number): MapPlace => ({ id, title: id, x, y, width: 4, height: 3 });
const map: MapModel = { places: [place('hall', 1, 1), place('yard', 6, 3), place('attic', 12, 2)], ways: [] };
const two: DrawnSelection = { nodes: ['hall', 'yard'] };

interface Situation {
  readonly at?: string | undefined;
  readonly selection?: DrawnSelection;
  readonly held?: boolean;
  readonly editable?: boolean;
  readonly map?: MapModel;
}
/** Presses keys such as "Shift+ArrowDown", by default on the place "hall". */
function action(keys: string, situation: Situation = {}) {
  const held = keys.split('+');
  const key = held.pop() ?? '';
  const [shiftKey, ctrlKey, metaKey, altKey] = ['Shift', 'Control', 'Meta', 'Alt'].map((one) => held.includes(one)) as [
    boolean,
    boolean,
    boolean,
    boolean,
  ];
  const given = { map, limits, editable: true, selection: undefined, held: false, at: 'hall', ...situation };
  return actionOf({ key, shiftKey, ctrlKey, metaKey, altKey }, given);
}
const moved = (keys: string, situation?: Situation) => {
  const found = action(keys, situation);
  if (!found || !('move' in found)) return found;
  return Object.fromEntries([...found.move].map(([id, { x, y, width, height }]) => [id, [x, y, width, height]]));
};

describe('keys on the map', () => {
  it('select all, add a place, remove one, and clear the selection', () => {
    expect(action('Control+a', { at: undefined })).toEqual({ select: { nodes: ['hall', 'yard', 'attic'] } });
    expect(action('Shift+ ', { selection: two })).toEqual({ select: { nodes: ['yard'] } });
    expect(action('Shift+ ', { selection: two, at: 'attic' })).toEqual({
      select: { nodes: ['hall', 'yard', 'attic'] },
    });
    for (const at of ['hall', undefined])
      expect(action('Escape', { selection: two, at })).toEqual({ select: undefined });
    expect(action('Escape')).toBeUndefined();
    expect(action('Control+a', { map: { places: [], ways: [] } })).toBeUndefined();
  });

  it('go to the next place with arrows, whatever is selected', () => {
    expect(action('ArrowRight')).toEqual({ go: 'yard' });
    expect(action('ArrowRight', { at: 'yard', selection: two })).toEqual({ go: 'attic' });
    expect(action('ArrowLeft')).toEqual({ go: undefined });
  });

  it('move the selected places by a square with Shift and arrows, or only the focused place', () => {
    expect(moved('Shift+ArrowDown', { selection: two })).toEqual({ hall: [1, 2, 4, 3], yard: [6, 4, 4, 3] });
    expect(moved('Shift+ArrowDown', { at: 'attic', selection: two })).toEqual({ attic: [12, 3, 4, 3] });
    expect(moved('Shift+ArrowUp', { at: 'attic' })).toEqual({ attic: [12, 1, 4, 3] });
  });

  it('pick up the selected places and put them down again', () => {
    for (const key of ['Enter', ' ']) {
      expect(action(key)).toEqual({ pick: ['hall'], up: true });
      expect(action(key, { selection: two })).toEqual({ pick: ['hall', 'yard'], up: true });
      expect(action(key, { selection: two, held: true })).toEqual({ pick: ['hall', 'yard'], up: false });
    }
  });

  it('move picked-up places with arrows, and resize a single place with Shift', () => {
    expect(moved('ArrowRight', { selection: two, held: true })).toEqual({ hall: [2, 1, 4, 3], yard: [7, 3, 4, 3] });
    expect(moved('Shift+ArrowRight', { selection: two, held: true })).toEqual({
      hall: [2, 1, 4, 3],
      yard: [7, 3, 4, 3],
    });
    const one = { selection: { nodes: ['hall'] }, held: true };
    expect(moved('ArrowDown', one)).toEqual({ hall: [1, 2, 4, 3] });
    expect(moved('Shift+ArrowRight', one)).toEqual({ hall: [1, 1, 5, 3] });
    expect(moved('Shift+ArrowUp', one)).toEqual({ hall: [1, 1, 4, 2] });
  });

  it('delete, duplicate and connect', () => {
    expect(action('Delete', { selection: two })).toEqual({ remove: ['hall', 'yard'] });
    expect(action('Delete', { selection: two, at: 'attic' })).toEqual({ remove: ['attic'] });
    expect(action('Control+d', { selection: two })).toEqual({ duplicate: ['hall', 'yard'] });
    expect(action('Meta+D')).toEqual({ duplicate: ['hall'] });
    expect(action('c', { selection: two })).toEqual({ connect: 'hall' });
  });

  it('change nothing if the map is read-only', () => {
    for (const key of ['Delete', 'c', 'Control+d']) expect(action(key, { editable: false })).toBeUndefined();
    expect(action('Shift+ArrowRight', { editable: false })).toEqual({ go: 'yard' });
  });

  it('are left to the browser otherwise', () => {
    for (const key of ['Control+c', 'Control+z', 'Alt+ArrowRight', 'x', 'Tab']) expect(action(key)).toBeUndefined();
    for (const key of ['ArrowRight', 'Delete', 'Enter']) expect(action(key, { at: undefined })).toBeUndefined();
  });
});

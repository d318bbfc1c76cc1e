import { describe, expect, it } from 'vitest';
import type { Topology } from '@/lib/kernel/tiling';
import { holeGrid } from '@/test/support/hole-grid';
import { actionOf } from './grid-keys';

const action = (
  key: string,
  tool: 'paint' | 'edges' | 'pins',
  topology: Topology = 'square',
  held: Partial<Record<'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {},
) =>
  actionOf(
    { key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held },
    { widget: holeGrid, topology, size: { columns: 4, rows: 3 }, at: { x: 1, y: 1 }, tool },
  );
const shift = { shiftKey: true };

describe('keys on a grid', () => {
  it('move with arrows in every tool', () => {
    for (const tool of ['paint', 'edges', 'pins'] as const) {
      expect(action('ArrowUp', tool)).toMatchObject({ go: { x: 1, y: 0 } });
      expect(action('End', tool, 'hex', { ctrlKey: true })).toEqual({ go: { x: 3, y: 2 } });
    }
    expect(action('ArrowRight', 'paint', 'square', shift)).toEqual({ go: { x: 2, y: 1 }, paints: true });
    expect(action('ArrowRight', 'pins', 'square', shift)).toEqual({ go: { x: 2, y: 1 }, paints: false });
  });

  it('put walls towards arrows with Shift, and on every side by its number', () => {
    const arrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
    const towards = (topology: Topology) => arrows.map((key) => action(key, 'edges', topology, shift));
    expect(towards('square')).toEqual(['N', 'E', 'S', 'W'].map((side) => ({ side })));
    expect(towards('hex')).toEqual(['NE', 'E', 'SE', 'W'].map((side) => ({ side })));
    const numbered = (topology: Topology) =>
      ['1', '2', '3', '4', '5', '6', '7'].map((key) => action(key, 'edges', topology));
    expect(numbered('hex')).toEqual([...['NE', 'E', 'SE', 'SW', 'W', 'NW'].map((side) => ({ side })), undefined]);
    expect(numbered('square').slice(3, 5)).toEqual([{ side: 'W' }, undefined]);
  });

  it('place starts by number and remove them', () => {
    expect(action('3', 'pins')).toEqual({ pin: 3 });
    expect(action('Delete', 'pins')).toEqual({ pin: 0 });
    expect(action(' ', 'pins')).toEqual({ use: true });
    expect(action('3', 'paint')).toBeUndefined();
  });

  it('paint by sign or first letter, and leave the browser its own keys', () => {
    expect([action('h', 'edges'), action('o', 'paint')]).toEqual([{ paint: 'hole' }, { paint: 'hole' }]);
    expect([action('t', 'paint'), action('Backspace', 'paint')]).toEqual([{ paint: undefined }, { paint: undefined }]);
    for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
      for (const key of ['ArrowLeft', 'z', '1']) expect(action(key, 'edges', 'square', held)).toBeUndefined();
  });

  it('paint nothing if the widget does not edit cells', () => {
    const at = { topology: 'square', size: { columns: 4, rows: 3 }, at: { x: 1, y: 1 }, tool: 'edges' } as const;
    const keys = ['h', 't', 'Delete', 'Backspace', '.'];
    const actions = keys.map((key) =>
      actionOf(
        { key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false },
        { ...at, widget: { ...holeGrid, only: 'edges' } },
      ),
    );
    expect(actions.filter((each) => each !== undefined)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Form } from '@/lib/contract/form';
import { tidyCells } from './tidy-cells';

const grid = {
  widget: 'grid',
  path: ['tiles'],
  edges: { path: ['walls'], title: 'Wall' },
  pins: { path: ['starts'], cell: 'cell', title: 'Start', players: { min: ['min'], max: ['max'] } },
} as const;
const form = { steps: [{ widgets: [grid] }] } as unknown as Form;

describe('cells written by hand', () => {
  it('are written as the game does, with a remark each', () => {
    const body = {
      tiles: [{ id: 'b2' }],
      walls: [{ id: 'b1-a1' }, { id: 'a10-a9' }],
      starts: [{ id: '2-1', cell: 'c3' }],
    };
    const tidy = tidyCells(body, form);
    expect(tidy.body).toEqual({
      tiles: [{ id: 'B2' }],
      walls: [{ id: 'A1-B1' }, { id: 'A9-A10' }],
      starts: [{ id: '2-1', cell: 'C3' }],
    });
    expect(tidy.issues.map(({ path }) => path)).toEqual([
      ['tiles', 'B2', 'id'],
      ['walls', 'A1-B1', 'id'],
      ['walls', 'A9-A10', 'id'],
      ['starts', '2-1', 'cell'],
    ]);
  });

  it('stay as they are if they are no cells, or if the cell is there already', () => {
    const body = { tiles: [{ id: 'A1' }, { id: 'a1' }, { id: 'a0' }, { id: 'cellar' }], walls: 'none', starts: [7] };
    expect(tidyCells(body, form)).toEqual({ body, issues: [] });
    expect(tidyCells(null, form)).toEqual({ body: null, issues: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { compileBoard } from '@/lib/tabletop/play/board';
import type { GridState } from './grid-board';
import type { Axis, Side } from './grid-model';
import { mirrorPins, putPin } from './pin-folds';

const size = { columns: 7, rows: 7 };
const board = compileBoard({ topology: 'square', ...size, holes: ['G7'] });
const stateOf = (pins: Readonly<Record<string, string>>): GridState => ({
  cells: new Map(),
  edges: new Map(),
  pins: new Map(Object.entries(pins)),
});
const put = (pins: Readonly<Record<string, string>>, number: number, cell: string, folds: readonly Axis[]) =>
  Object.fromEntries(putPin(stateOf(pins), { players: 4, number, cell }, { size, folds, board }));
const mirrored = (pins: Readonly<Record<string, string>>, from: Side) =>
  Object.fromEntries(mirrorPins(stateOf(pins), 4, size, from, board));

describe('a pin on a folded grid', () => {
  it('has no opposite without folds, and is removed by placing it where it is', () => {
    expect(put({}, 1, 'A1', [])).toEqual({ '4-1': 'A1' });
    expect(put({ '4-1': 'A1', '2-1': 'A1' }, 1, 'A1', [])).toEqual({ '2-1': 'A1' });
  });

  it('places the next pins on the other sides, clockwise', () => {
    expect(put({}, 1, 'B2', ['across', 'down'])).toEqual({ '4-1': 'B2', '4-2': 'F2', '4-3': 'F6', '4-4': 'B6' });
    expect(put({ '4-2': 'D4' }, 1, 'A3', ['across'])).toEqual({ '4-2': 'D4', '4-1': 'A3', '4-3': 'G3' });
  });

  it('moves the pin opposite along', () => {
    expect(put({ '4-1': 'A3', '4-4': 'G3' }, 1, 'A2', ['across'])).toEqual({ '4-1': 'A2', '4-4': 'G2' });
  });

  it('is removed together with the pin opposite', () => {
    expect(put({ '4-1': 'A3', '4-4': 'G3', '4-2': 'D4' }, 1, 'A3', ['across'])).toEqual({ '4-2': 'D4' });
  });

  it('has no opposite in the middle, at a hole, or if all pins are placed', () => {
    expect(put({}, 1, 'D4', ['across', 'down'])).toEqual({ '4-1': 'D4' });
    expect(put({}, 1, 'A7', ['across'])).toEqual({ '4-1': 'A7' });
    const others = { '4-2': 'B1', '4-3': 'C1', '4-4': 'D1' };
    expect(put(others, 1, 'A3', ['across'])).toEqual({ ...others, '4-1': 'A3' });
  });
});

describe('one half of a grid copied onto the other', () => {
  it('puts other pins of the set opposite those that stay', () => {
    const pins = { '4-1': 'A1', '4-4': 'B6', '4-2': 'G3', '2-2': 'G3' };
    expect(mirrored(pins, 'left')).toEqual({ '4-1': 'A1', '4-4': 'B6', '4-2': 'G1', '4-3': 'F6', '2-2': 'G3' });
    expect(mirrored({ '4-1': 'A1', '4-3': 'B6' }, 'bottom')).toEqual({ '4-3': 'B6', '4-1': 'B2' });
  });

  it('leaves pins in the middle where they are', () => {
    expect(mirrored({ '4-1': 'D1', '4-2': 'A2', '4-3': 'F5' }, 'left')).toEqual({
      '4-1': 'D1',
      '4-2': 'A2',
      '4-3': 'G2',
    });
  });
});

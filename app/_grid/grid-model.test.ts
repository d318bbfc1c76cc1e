import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { formatPlace, GRID_MAX, parsePlace } from '@/lib/kit/grid';
import {
  AXES,
  type Cells,
  cellsOf,
  extentOf,
  followPatches,
  type GridConfig,
  type GridSize,
  gridPatches,
  mirror,
  movedBy,
  paint,
  paintedAt,
  relocate,
  type Side,
  shiftOf,
  stroke,
  trimOf,
} from './grid-model';

const widget: GridConfig = {
  widget: 'grid',
  title: 'Deck',
  path: ['deck'],
  by: 'kind',
  columns: GRID_MAX,
  rows: GRID_MAX,
  paints: [
    { value: 'tile', title: 'Tile', sign: '#', look: 'floor' },
    { value: 'start', title: 'Start', sign: 'S', look: 'start', twin: 'finish' },
    { value: 'finish', title: 'Finish', sign: 'F', look: 'way', twin: 'start' },
  ],
  gap: { title: 'Gap', sign: '.', look: 'empty' },
  empty: 'Nothing yet.',
};
const { paints } = widget;
const KIND: Readonly<Record<string, string>> = { '#': 'tile', S: 'start', F: 'finish' };

/** Reads cells from a picture in signs. */
const cells = (...rows: readonly string[]): Cells =>
  new Map(
    rows.flatMap((row, y) =>
      [...row].flatMap((sign, x) => (KIND[sign] ? [[formatPlace({ x, y }), KIND[sign]] as const] : [])),
    ),
  );
function picture(shown: Cells, { columns, rows }: GridSize = extentOf(shown)): readonly string[] {
  const signs = new Map(Object.entries(KIND).map(([sign, kind]) => [kind, sign]));
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => signs.get(shown.get(formatPlace({ x, y })) ?? '') ?? '.').join(''),
  );
}
const spot = (id: string) => parsePlace(id) ?? { x: 0, y: 0 };

describe('strokes', () => {
  it('skip no cell, however fast the pointer', () => {
    expect(stroke(spot('A1'), spot('D1')).map(formatPlace)).toEqual(['A1', 'B1', 'C1', 'D1']);
    expect(stroke(spot('B2'), spot('B2')).map(formatPlace)).toEqual(['B2']);
    expect(stroke(spot('C3'), spot('A2')).map(formatPlace)).toHaveLength(4);
  });

  const anySpot = fc.record({ x: fc.nat(25), y: fc.nat(25) });
  it('go from end to end in single straight steps', () => {
    fc.assert(
      fc.property(anySpot, anySpot, (from, to) => {
        const spots = stroke(from, to);
        expect([spots[0], spots.at(-1)]).toEqual([from, to]);
        expect(spots).toHaveLength(Math.abs(from.x - to.x) + Math.abs(from.y - to.y) + 1);
        for (const [i, { x, y }] of spots.entries()) {
          const before = spots[i - 1];
          if (before) expect(Math.abs(x - before.x) + Math.abs(y - before.y)).toBe(1);
        }
      }),
    );
  });
});

describe('painting', () => {
  const size = { columns: 5, rows: 3 };

  it('paints and erases', () => {
    const after = paint(cells('##'), new Map([['B1', undefined] as const, ['C1', 'start'] as const]));
    expect(picture(after)).toEqual(['#.S']);
  });

  it('paints on both sides of a fold, and a start opposite a finish', () => {
    const folded = (id: string, value: string | undefined, ...folds: readonly ('across' | 'down')[]) =>
      picture(paint(new Map(), paintedAt(spot(id), value, paints, size, folds)), size);
    expect(folded('A1', 'start', 'across')).toEqual(['S...F', '.....', '.....']);
    expect(folded('A1', 'start', 'down')).toEqual(['S....', '.....', 'S....']);
    expect(folded('B1', 'tile', 'across', 'down')).toEqual(['.#.#.', '.....', '.#.#.']);
    expect(folded('C2', 'start', 'across', 'down')).toEqual(['.....', '..S..', '.....']);
  });

  it('copies one half onto the other and keeps the middle', () => {
    const ship = cells('S##..', '.#.##', 'S#...');
    expect(picture(mirror(ship, paints, size, 'left'))).toEqual(['S###F', '.#.#.', 'S#.#F']);
    expect(picture(mirror(ship, paints, size, 'right'), size)).toEqual(['..#..', '##.##', '.....']);
    expect(picture(mirror(ship, paints, size, 'top'))).toEqual(['S##..', '.#.##', 'S##..']);
    expect(picture(mirror(ship, paints, size, 'bottom'))).toEqual(['S#...', '.#.##', 'S#...']);
  });
});

describe('resizing', () => {
  it('moves every cell with its kind', () => {
    const ship = cells('S#F', '.#.');
    const shifted = (side: Side, by: 1 | -1) =>
      picture(relocate(ship, movedBy(ship, shiftOf(side, by, extentOf(ship)))));
    expect(shifted('left', 1)).toEqual(['.S#F', '..#.']);
    expect(shifted('top', 1)).toEqual(['...', 'S#F', '.#.']);
    expect(shifted('right', 1)).toEqual(['S#F', '.#.']);
    expect(shifted('left', -1)).toEqual(['#F', '#.']);
    expect(shifted('right', -1)).toEqual(['S#', '.#']);
    expect(shifted('bottom', -1)).toEqual(['S#F']);
    expect(shifted('top', -1)).toEqual(['.#']);
  });

  it('maps each cell to its new place, so that references can follow', () => {
    const ship = cells('S#F');
    expect([...movedBy(ship, shiftOf('left', -1, extentOf(ship)))]).toEqual([
      ['A1', undefined],
      ['B1', 'A1'],
      ['C1', 'B1'],
    ]);
  });

  it('updates references to cells, and clears those to removed cells', () => {
    const ship = cells('S#F');
    const moved = movedBy(ship, shiftOf('left', -1, extentOf(ship)));
    const reference = (key: string, id: string, to = 'deck') => ({ path: ['traps', key, 'to'], to, id });
    const references = [reference('a', 'C1'), reference('b', 'A1'), reference('c', ''), reference('d', 'C1', 'crew')];
    expect(followPatches(widget, references, moved)).toEqual([
      { op: 'set', path: ['traps', 'a', 'to'], value: 'B1' },
      { op: 'set', path: ['traps', 'b', 'to'], value: '' },
    ]);
  });

  it('trims empty lines on all sides', () => {
    const ship = cells('....', '.S#.', '..F.');
    const { shift, size } = trimOf(ship);
    expect(picture(relocate(ship, movedBy(ship, shift)))).toEqual(['S#', '.F']);
    expect(size).toEqual({ columns: 2, rows: 2 });
    expect(trimOf(new Map()).size).toEqual({ columns: 0, rows: 0 });
  });
});

const anyCells = fc
  .uniqueArray(fc.tuple(fc.nat(7), fc.nat(7), fc.constantFrom('tile', 'start', 'finish')), {
    selector: ([x, y]) => `${x} ${y}`,
    maxLength: 30,
  })
  .map((found): Cells => new Map(found.map(([x, y, kind]) => [formatPlace({ x, y }), kind])));
const SIZE = { columns: 8, rows: 8 };
const bodyOf = (shown: Cells): JsonObject => ({
  deck: [...shown].map(([id, kind]) => ({ id, kind })),
  note: 'stays',
});

describe('edits', () => {
  it('turn any picture into any other', () => {
    fc.assert(
      fc.property(anyCells, anyCells, (before, after) => {
        const body = applyPatches(bodyOf(before), gridPatches(widget, ['deck'], before, after)) as JsonObject;
        expect(picture(cellsOf(widget, body.deck), SIZE)).toEqual(picture(after, SIZE));
        expect(body.note).toBe('stays');
        const ids = (body.deck as Json[]).map((entry) => (entry as JsonObject).id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('leave unchanged cells alone', () => {
    fc.assert(
      fc.property(anyCells, (same) => {
        expect(gridPatches(widget, ['deck'], same, same)).toEqual([]);
      }),
    );
    const before = cells('S#F');
    expect(gridPatches(widget, ['deck'], before, cells('S##'))).toEqual([
      { op: 'set', path: ['deck', 'C1', 'kind'], value: 'tile' },
    ]);
  });

  it('insert new cells in reading order', () => {
    const patches = gridPatches(widget, ['deck'], cells('#.#'), cells('###', '#..'));
    const body = applyPatches(bodyOf(cells('#.#')), patches) as { deck: { id: string }[] };
    expect(body.deck.map(({ id }) => id)).toEqual(['A1', 'B1', 'C1', 'A2']);
  });

  it('leave entries outside the grid alone', () => {
    const body = {
      deck: [
        { id: 'ZZ9', kind: 'tile' },
        { id: 'A1', kind: 'tile' },
      ],
    };
    const read = cellsOf(widget, body.deck);
    expect([...read.keys()]).toEqual(['A1']);
    const after = applyPatches(body, gridPatches(widget, ['deck'], read, new Map())) as typeof body;
    expect(after.deck.map(({ id }) => id)).toEqual(['ZZ9']);
  });
});

describe('symmetry', () => {
  it('is complete and idempotent', () => {
    fc.assert(
      fc.property(anyCells, fc.constantFrom<Side>('left', 'right', 'top', 'bottom'), (given, from) => {
        const once = mirror(given, paints, SIZE, from);
        expect(picture(mirror(once, paints, SIZE, from), SIZE)).toEqual(picture(once, SIZE));
        const other: Record<Side, Side> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };
        expect(picture(mirror(once, paints, SIZE, other[from]), SIZE)).toEqual(picture(once, SIZE));
      }),
    );
  });

  it('is kept by painting with folds on', () => {
    fc.assert(
      fc.property(anyCells, fc.nat(7), fc.nat(7), fc.constantFrom('tile', 'start', undefined), (given, x, y, value) => {
        const even = mirror(mirror(given, paints, SIZE, 'left'), paints, SIZE, 'top');
        const after = paint(even, paintedAt({ x, y }, value, paints, SIZE, AXES));
        expect(picture(mirror(mirror(after, paints, SIZE, 'left'), paints, SIZE, 'top'), SIZE)).toEqual(
          picture(after, SIZE),
        );
      }),
    );
  });

  it('never loses a cell by adding a line and removing it', () => {
    fc.assert(
      fc.property(anyCells, fc.constantFrom<Side>('left', 'right', 'top', 'bottom'), (given, side) => {
        const more = relocate(given, movedBy(given, shiftOf(side, 1, SIZE)));
        const wide = side === 'left' || side === 'right' ? { columns: 9, rows: 8 } : { columns: 8, rows: 9 };
        const back = relocate(more, movedBy(more, shiftOf(side, -1, wide)));
        expect(picture(back, SIZE)).toEqual(picture(given, SIZE));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Topology } from '@/lib/kernel/tiling';
import { formatPlace, GRID_MAX } from '@/lib/kit/grid';
import { HIVE_HOLES } from '@/test/support/hive-plan';
import { type Board, compileBoard, formatEdge, NONE, parseEdge, partsOf, stepsFrom } from './board';

const board = (topology: Topology, columns: number, rows: number, holes: readonly string[] = []) =>
  compileBoard({ topology, columns, rows, holes });

const anyBoard = fc
  .record({
    topology: fc.constantFrom<Topology>('square', 'hex'),
    columns: fc.integer({ min: 1, max: 9 }),
    rows: fc.integer({ min: 1, max: 9 }),
    out: fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 20 }),
  })
  .map(({ out, ...spec }) => compileBoard({ ...spec, holes: out.map(([x, y]) => formatPlace({ x, y })) }));

const walled = (found: Board, ids: readonly string[]) => {
  const walls = new Uint8Array(found.edges);
  for (const id of ids) walls[found.edgeOf(id)] = 1;
  return walls;
};

describe('edges', () => {
  it('are named after their cells, ordered by column, then by row', () => {
    expect(formatEdge({ x: 1, y: 0 }, { x: 0, y: 9 })).toBe('A10-B1');
    expect(formatEdge({ x: 0, y: 9 }, { x: 0, y: 1 })).toBe('A2-A10');
    for (const id of ['A1-B1', 'B1-A1', 'A1|B1', 'B1|A1'])
      expect(parseEdge(id)).toEqual([
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ]);
  });

  it.each(['', 'A1', 'A1-', 'A1-A1', 'A1-B27', 'a1-b1', 'A1-B1-C1', 'A0-B1', 'A1 -B1', 'A1--B1'])(
    'are not named by “%s”',
    (id) => expect(parseEdge(id)).toBeUndefined(),
  );
});

describe('a board', () => {
  it('has as many edges as the rules state', () => {
    for (const [w, h] of [
      [1, 1],
      [5, 5],
      [7, 7],
      [3, 15],
      [26, 26],
    ] as const) {
      expect(board('square', w, h).edges).toBe(w * (h - 1) + h * (w - 1));
      expect(board('hex', w, h).edges).toBe(h * (w - 1) + (h - 1) * (2 * w - 1));
    }
    const hive = board('hex', 7, 7, HIVE_HOLES);
    expect([hive.cells, hive.edges]).toEqual([37, 90]);
  });

  it('is at most 26 by 26, however large its spec', () => {
    expect(board('square', 400, 99).cells).toBe(GRID_MAX * GRID_MAX);
  });

  it('has no edge at the rim, at a hole, or between cells that are not adjacent', () => {
    const found = board('square', 3, 3, ['B2']);
    for (const id of ['A1-A0', 'A1-B2', 'A2-B2', 'A1-C1', 'C3-D3', 'nonsense', '']) expect(found.edgeOf(id)).toBe(NONE);
    expect(found.edgeOf('B1|A1')).toBe(found.edgeOf('A1-B1'));
    expect(found.cellOf('B2')).toBe(NONE);
  });

  it('is consistent from both sides of each edge', () => {
    fc.assert(
      fc.property(anyBoard, (found) => {
        const sides = found.directions.length;
        const met = [...found.neighbours].flatMap((neighbour, place) =>
          neighbour === NONE ? [] : [[found.edgeAt[place], Math.floor(place / sides), neighbour]],
        );
        const ends = found.edgeNames.flatMap((_, edge) => {
          const [a, b] = found.edgeCells.slice(2 * edge, 2 * edge + 2);
          return [
            [edge, a, b],
            [edge, b, a],
          ];
        });
        expect(met.map(String).sort()).toEqual(ends.map(String).sort());
        expect([...found.edgeAt].map((edge) => edge === NONE)).toEqual([...found.neighbours].map((to) => to === NONE));
        const names = [...found.edgeCells].map((cell) => found.names[cell]);
        expect(found.edgeNames.join('-').split('-').filter(Boolean)).toEqual(names);
        expect(found.edgeNames.map(found.edgeOf)).toEqual([...found.edgeNames.keys()]);
      }),
    );
  });

  it('lists the squares that touch at a corner', () => {
    const { diagonals, cellOf } = board('square', 3, 3, ['C1']);
    const at = (name: string) => [...diagonals.slice(4 * cellOf(name), 4 * cellOf(name) + 4)];
    expect(at('B2')).toEqual([NONE, cellOf('C3'), cellOf('A3'), cellOf('A1')]);
    expect(at('A1')).toEqual([NONE, cellOf('B2'), NONE, NONE]);
    expect(board('hex', 3, 3).diagonals).toHaveLength(0);
  });
});

describe('walks', () => {
  it('find the parts that walls separate, in reading order', () => {
    const found = board('square', 3, 2);
    const parts = new Int16Array(found.cells);
    expect(partsOf(found, walled(found, []), parts)).toBe(1);
    expect(partsOf(found, walled(found, ['A1-B1', 'A2-B2', 'C1-C2', 'B2-C2']), parts)).toBe(3);
    expect([...parts]).toEqual([0, 1, 1, 0, 1, 2]);
  });

  it('count steps around walls, and mark unreachable cells', () => {
    const found = board('hex', 3, 2);
    const steps = new Int16Array(found.cells);
    stepsFrom(found, walled(found, ['A1-B1', 'A1-A2']), found.cellOf('A1'), steps);
    expect([...steps]).toEqual([0, NONE, NONE, NONE, NONE, NONE]);
    stepsFrom(found, walled(found, ['A1-B1', 'A2-B1']), found.cellOf('A1'), steps);
    expect([...steps]).toEqual([0, 3, 3, 1, 2, 3]);
  });

  it('reach exactly the cells of their part', () => {
    fc.assert(
      fc.property(anyBoard, fc.array(fc.nat(200)), (found, where) => {
        const walls = new Uint8Array(found.edges);
        for (const edge of where) if (edge < found.edges) walls[edge] = 1;
        const [parts, steps] = [new Int16Array(found.cells), new Int16Array(found.cells)];
        const count = partsOf(found, walls, parts);
        expect(new Set(parts).size).toBe(count);
        if (found.cells === 0) return;
        stepsFrom(found, walls, 0, steps);
        expect([...steps].map((step) => step !== NONE)).toEqual([...parts].map((part) => part === parts[0]));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import type { Topology } from '@/lib/kernel/tiling';
import { formatPlace } from '@/lib/kit/grid';
import { type Board, NONE } from '@/lib/tabletop/play/board';
import { HIVE_HOLES } from '@/test/support/hive-plan';
import { holeGrid } from '@/test/support/hole-grid';
import {
  boardOf,
  clearHoles,
  type GridState,
  moveState,
  pinsOf,
  setsOf,
  sizeOf,
  stateOf,
  statePatches,
  straysOf,
  topologyOf,
  without,
} from './grid-board';
import { type GridConfig, type Side, shiftOf } from './grid-model';
import { edgeNear, edgesAlong, foldedEdges, linesOf, mirrorEdges } from './grid-sides';
import { sayPin, sayWall } from './use-grid-edits';

const widget: GridConfig = {
  ...holeGrid,
  topology: ['shape'],
  size: { columns: ['columns'], rows: ['rows'] },
  edges: { path: ['walls'], title: 'Wall' },
  pins: { path: ['starts'], cell: 'cell', title: 'Start', players: { min: ['min'], max: ['max'] } },
};

const entries = (ids: readonly string[]) => ids.map((id) => ({ id }));
const bodyOf = (more: JsonObject = {}): JsonObject => ({
  shape: 'square',
  columns: 4,
  rows: 3,
  min: 2,
  max: 3,
  holes: [],
  walls: [],
  starts: [],
  ...more,
});
const read = (body: JsonObject) => {
  const [state, topology, size] = [stateOf(widget, body), topologyOf(widget, body), sizeOf(widget, body)];
  if (!size) throw new Error('the body says how large it is');
  return { state, topology, size, board: boardOf(widget, state.cells, topology, size) };
};
const edited = (body: JsonObject, after: GridState): JsonObject =>
  applyPatches(body, statePatches(widget, [], stateOf(widget, body), after)) as JsonObject;
const idsOf = (list: Json | undefined) => (list as readonly JsonObject[]).map(({ id }) => id);

describe('grid state', () => {
  it('is read from its lists, and its topology and size from fields', () => {
    const { state, topology, size } = read(
      bodyOf({
        shape: 'hex',
        holes: entries(['B2']),
        walls: entries(['A1-B1']),
        starts: [{ id: '2-1', cell: 'A1' }],
      }),
    );
    expect([topology, size]).toEqual(['hex', { columns: 4, rows: 3 }]);
    expect([...state.cells.keys(), ...state.edges.keys(), ...state.pins]).toEqual(['B2', 'A1-B1', ['2-1', 'A1']]);
    expect(setsOf(widget, bodyOf())).toEqual([2, 3]);
    expect(pinsOf(state, 2)).toEqual([[1, 'A1']]);
    expect(pinsOf(state, 3)).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['nonsense', { shape: 7, columns: 'x', rows: -4, min: 9, max: null, holes: 'x', walls: [3, {}], starts: [null] }],
    ['a body that is none', 'x'],
  ] as const)('falls back to a small board for %s', (_, body) => {
    const { state, board, size } = read(body as unknown as JsonObject);
    expect([state.edges.size, state.pins.size, board.cells]).toEqual([0, 0, 1]);
    expect(size).toEqual({ columns: 1, rows: 1 });
    expect(setsOf(widget, body as unknown as Json).length).toBeGreaterThan(0);
  });

  it('merges duplicate wall entries in either order, and removes all of them together', () => {
    const body = bodyOf({ walls: entries(['B1-A1', 'A1-B1', 'A1-A2']) });
    const { state } = read(body);
    expect([...state.edges.keys()]).toEqual(['A1-B1', 'A1-A2']);
    expect(statePatches(widget, [], state, state)).toEqual([]);
    const edges = new Map([...state.edges].filter(([id]) => id !== 'A1-B1'));
    expect(idsOf(edited(body, { ...state, edges }).walls)).toEqual(['A1-A2']);
  });

  it('lists entries that are not on the board, and can remove them', () => {
    const walls = ['A1-B1', 'A1-C1', 'D1-E1', 'k3v9q2m7xa', 'A1-B2'];
    const starts = [
      { id: '2-1', cell: 'A1' },
      { id: '2-2', cell: 'Z9' },
      { id: '4-1', cell: '' },
      { id: '3-1', cell: 'C1' },
    ];
    const body = bodyOf({ holes: entries(['C1', 'A9', 'x']), walls: entries(walls), starts });
    const { state, board, size } = read(body);
    const strays = straysOf(widget, state, board, size);
    expect([...strays.cells.keys()]).toEqual(['A9']);
    expect([...strays.edges.keys()]).toEqual(['A1-C1', 'D1-E1', 'k3v9q2m7xa', 'A1-B2']);
    expect([...strays.pins.keys()]).toEqual(['2-2', '4-1', '3-1']);
    const after = edited(body, without(state, strays));
    expect([idsOf(after.holes), idsOf(after.walls), idsOf(after.starts)]).toEqual([['C1', 'x'], ['A1-B1'], ['2-1']]);
  });

  it('keeps walls in the order of their cells', () => {
    const body = bodyOf({ walls: entries(['A1-B1', 'B1-C1']) });
    const { state } = read(body);
    const edges = new Map([...state.edges, ['C1-C2', ['C1-C2']], ['A1-A2', ['A1-A2']], ['A2-B2', ['A2-B2']]] as const);
    expect(idsOf(edited(body, { ...state, edges }).walls)).toEqual(['A1-A2', 'A1-B1', 'A2-B2', 'B1-C1', 'C1-C2']);
  });

  it('loses the walls and starts of a cell that becomes a hole', () => {
    const starts = [
      { id: '2-1', cell: 'B1' },
      { id: '3-1', cell: 'B1' },
      { id: '2-2', cell: 'A1' },
    ];
    const body = bodyOf({ walls: entries(['A1-B1', 'B1-B2', 'A1-A2']), starts });
    const { state } = read(body);
    const cells = new Map([['B1', 'hole']]);
    const after = edited(body, clearHoles(widget, { ...state, cells }, ['B1']));
    expect([idsOf(after.holes), idsOf(after.walls), idsOf(after.starts)]).toEqual([['B1'], ['A1-A2'], ['2-2']]);
    expect(clearHoles(widget, state, ['B1'])).toBe(state);
  });
});

const anyBody = fc
  .record({
    shape: fc.constantFrom<Topology>('square', 'hex'),
    columns: fc.integer({ min: 3, max: 8 }),
    rows: fc.integer({ min: 3, max: 8 }),
    holes: fc.uniqueArray(fc.tuple(fc.nat(7), fc.nat(7)), { selector: String, maxLength: 8 }),
    walls: fc.array(fc.nat(200), { maxLength: 30 }),
    starts: fc.uniqueArray(fc.nat(60), { maxLength: 2 }),
  })
  .map(({ holes, walls, starts, ...size }) => {
    const body = bodyOf({ ...size, holes: entries(holes.map(([x, y]) => formatPlace({ x, y }))) });
    const { board } = read(body);
    const edges = board.edgeNames.filter((_, edge) => walls.includes(edge));
    const pins = starts.flatMap((cell, i) =>
      board.names[cell] ? [{ id: `2-${i + 1}`, cell: board.names[cell] }] : [],
    );
    return { ...body, walls: entries(edges), starts: pins };
  });

/** Counts the walls and starts that are on the board. */
const countOnBoard = (body: JsonObject) => {
  const { state, board } = read(body);
  return [
    [...state.edges.keys()].filter((id) => board.edgeOf(id) !== NONE).length,
    [...state.pins.values()].filter((cell) => board.cellOf(cell) !== NONE).length,
  ];
};

describe('moving a board', () => {
  it('moves walls and starts along, on whichever side a line is added', () => {
    fc.assert(
      fc.property(anyBody, fc.constantFrom<Side>('left', 'right', 'top', 'bottom'), (body, side) => {
        const { state, size, topology } = read(body);
        const times = side === 'top' && topology === 'hex' ? 2 : 1;
        const shift = shiftOf(side, 1, size);
        const moved = moveState(state, (spot) => {
          const once = shift(spot);
          return once && times === 2 ? shift(once) : once;
        });
        const larger = {
          ...body,
          columns: size.columns + (side === 'left' || side === 'right' ? 1 : 0),
          rows: size.rows + (side === 'top' || side === 'bottom' ? times : 0),
        };
        const after = edited(larger, moved);
        expect(countOnBoard(after)).toEqual(countOnBoard(body));
        const { state: now } = read(after);
        const back = moveState(now, ({ x, y }) => ({
          x: x - (side === 'left' ? 1 : 0),
          y: y - (side === 'top' ? times : 0),
        }));
        expect([...back.edges.keys()].sort()).toEqual([...state.edges.keys()].sort());
        expect([...back.pins]).toEqual([...state.pins]);
      }),
    );
  });

  it('drops the walls and starts of a removed line, and nothing else', () => {
    const starts = [
      { id: '2-1', cell: 'A1' },
      { id: '2-2', cell: 'D3' },
    ];
    const body = bodyOf({ holes: entries(['A2', 'B2']), walls: entries(['A1-B1', 'B1-C1', 'odd']), starts });
    const { state, size } = read(body);
    const after = edited(body, moveState(state, shiftOf('left', -1, size)));
    expect([idsOf(after.holes), idsOf(after.walls)]).toEqual([['A2'], ['A1-B1', 'odd']]);
    expect(after.starts).toEqual([{ id: '2-2', cell: 'C3' }]);
  });
});

const cells = (board: Board, id: string) => {
  const line = linesOf(board).get(id);
  if (!line) throw new Error(`${id} is no side`);
  return { x: (line.from.x + line.to.x) / 2, y: (line.from.y + line.to.y) / 2 };
};

describe('sides', () => {
  it('are drawn for each edge of a board, and found from their midpoints', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const { board } = read(body);
        expect([...linesOf(board).keys()].sort()).toEqual([...board.edgeNames].sort());
        for (const id of board.edgeNames) expect(edgeNear(board, cells(board, id), true)).toBe(id);
      }),
      { numRuns: 20 },
    );
  });

  it('are found in order by a stroke along a line, without those that cross it', () => {
    const { board } = read(bodyOf());
    expect(edgesAlong(board, { x: 1.02, y: 0 }, { x: 0.98, y: 3 })).toEqual(['A1-B1', 'A2-B2', 'A3-B3']);
    expect(edgesAlong(board, { x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 })).toEqual([]);
  });

  it('map to sides when a board of squares is folded', () => {
    const { board, size } = read(bodyOf({ columns: 5, rows: 5 }));
    expect([...foldedEdges('A1-B1', size, ['across', 'down'])].sort()).toEqual(['A1-B1', 'A5-B5', 'D1-E1', 'D5-E5']);
    for (const id of board.edgeNames)
      for (const each of foldedEdges(id, size, ['across', 'down'])) expect(board.edgeOf(each)).not.toBe(NONE);
  });

  it('map to sides when an odd number of rows of hexagons is folded', () => {
    const { board, size } = read(bodyOf({ shape: 'hex', columns: 7, rows: 7, holes: entries(HIVE_HOLES) }));
    expect(board.edges).toBe(90);
    for (const id of board.edgeNames)
      for (const each of foldedEdges(id, size, ['down'])) expect(board.edgeOf(each)).not.toBe(NONE);
  });

  it('are the same on both halves after mirroring, and mirroring again changes nothing', () => {
    fc.assert(
      fc.property(anyBody, fc.constantFrom<Side>('left', 'right', 'top', 'bottom'), (given, from) => {
        const { state, size } = read({ ...given, shape: 'square', holes: [] });
        const once = mirrorEdges(state, size, from);
        const twice = mirrorEdges({ ...state, edges: once }, size, from);
        expect([...twice.keys()].sort()).toEqual([...once.keys()].sort());
        const axis = from === 'left' || from === 'right' ? 'across' : 'down';
        for (const id of once.keys())
          for (const each of foldedEdges(id, size, [axis])) expect(once.has(each)).toBe(true);
      }),
    );
  });
});

describe('announcements', () => {
  const walls = ['A1-B1', 'A2-B2', 'A3-B3'];

  it('say for a wall into how many parts the board is cut', () => {
    const { board, state } = read(bodyOf({ walls: entries(walls) }));
    expect(sayWall(widget, 'A3-B3', true, board, state)).toBe('Wall between A3 and B3. The board is in 2 parts.');
    const open = read(bodyOf({ walls: entries(walls.slice(1)) }));
    expect(sayWall(widget, 'A1-B1', false, open.board, open.state)).toBe('No wall between A1 and B1.');
  });

  it('say for a start how far the next one is, around walls', () => {
    const starts = [
      { id: '2-1', cell: 'A1' },
      { id: '2-2', cell: 'B1' },
    ];
    const near = read(bodyOf({ starts, walls: entries(walls.slice(0, 2)) }));
    expect(sayPin(widget, 1, 'A1', 2, near.board, near.state)).toBe(
      'Start 1: A1, 5 steps from the nearest other start',
    );
    const apart = read(bodyOf({ starts, walls: entries(walls) }));
    expect(sayPin(widget, 1, 'A1', 2, apart.board, apart.state)).toBe('Start 1: A1');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Positions } from '@/app/_canvas/layout-client';
import { crosses } from '@/app/_canvas/line-around';
import type { JsonObject } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { overlaps, type Rect } from '@/lib/kernel/rect';
import { edgeLines } from './graph-lines';
import type { Graph } from './graph-model';
import { linesAt } from './graph-parts';
import {
  GAP,
  GRID,
  inRows,
  NODE_SIZE,
  placeBlock,
  placePatches,
  placeRest,
  steppedBy,
  storedPlaces,
  TAB_PX,
} from './graph-places';

/** Graph of words: "a>b" is an edge, "c" a single node. */
function graphOf(...words: readonly string[]): Graph {
  const edges = words.filter((word) => word.includes('>')).map((word) => word.split('>') as [string, string]);
  const ids = [...new Set(words.flatMap((word) => word.split('>')))];
  return {
    nodes: ids.map((id) => ({ id, title: id })),
    edges: edges.map(([from, to]) => ({ id: `${from}>${to}`, from, to, list: 'all', link: 'l', firm: true })),
  };
}
const boxesOf = (positions: Positions): readonly Rect[] =>
  [...positions.values()].map((at) => ({ ...at, ...NODE_SIZE }));
const meet = (boxes: readonly Rect[]) => boxes.some((a, i) => boxes.slice(i + 1).some((b) => overlaps(a, b)));

const anyGraph = fc
  .record({
    count: fc.integer({ min: 1, max: 40 }),
    pairs: fc.array(fc.tuple(fc.nat(39), fc.nat(39)), { maxLength: 60 }),
  })
  .map(({ count, pairs }) => {
    const nodes = Array.from({ length: count }, (_, i) => `n${i}`);
    const edges = pairs.filter(([a, b]) => a < b && b < count).map(([a, b]) => `n${a}>n${b}`);
    return graphOf(...nodes, ...new Set(edges));
  });

describe('placeRest', () => {
  it('moves no node that has a position, whatever is linked or added', () => {
    const known = new Map([
      ['a', { x: 5, y: 7 }],
      ['b', { x: 400, y: 7 }],
    ]);
    const placed = placeRest(graphOf('a>b', 'b>c', 'd'), known);
    expect([placed.get('a'), placed.get('b')]).toEqual([...known.values()]);
    expect(placed.size).toBe(4);
  });

  it('puts a node below those it waits for, and above those that wait for it', () => {
    const known = new Map([['b', { x: 0, y: 0 }]]);
    const placed = placeRest(graphOf('a>b', 'b>c'), known);
    expect(placed.get('a')?.y).toBeLessThan(-NODE_SIZE.height);
    expect(placed.get('c')?.y).toBeGreaterThan(NODE_SIZE.height);
  });

  it('draws nodes that depend on each other as they were laid out, beside those that have a position', () => {
    const known = new Map([['a', { x: 0, y: 0 }]]);
    const laid = new Map([
      ['b', { x: 70, y: 10 }],
      ['c', { x: 0, y: 300 }],
    ]);
    const placed = placeRest(graphOf('a>b', 'b>c'), known, laid);
    const [b, c] = [placed.get('b'), placed.get('c')];
    expect([(c?.x ?? 0) - (b?.x ?? 0), (c?.y ?? 0) - (b?.y ?? 0)]).toEqual([-70, 290]);
    expect(b?.y).toBeGreaterThan(NODE_SIZE.height);
    expect(placed.get('a')).toEqual(known.get('a'));
  });

  it('puts ends below all that they depend on, directly or not', () => {
    const known = new Map([
      ['a', { x: 0, y: 0 }],
      ['b', { x: 0, y: 504 }],
    ]);
    const graph = graphOf('a>b', 'a>out');
    const nodes = graph.nodes.map((node) => (node.id === 'out' ? { ...node, end: { id: 'o', noun: 'door' } } : node));
    expect(placeRest({ ...graph, nodes }, known).get('out')).toEqual({ x: 0, y: 504 + NODE_SIZE.height + GAP.y });
  });

  it('forgets deleted nodes, and never puts one on another', () => {
    fc.assert(
      fc.property(anyGraph, fc.nat(39), (graph, some) => {
        const rows = inRows(graph);
        const known = new Map([...rows].slice(0, some));
        const placed = placeRest(graph, new Map([...known, ['gone', { x: 0, y: 0 }]]));
        expect(placed.size).toBe(graph.nodes.length);
        for (const [id, at] of known) expect(placed.get(id)).toEqual(at);
        expect(meet(boxesOf(placed))).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

it('puts the ends of a graph in the last row', () => {
  const graph = graphOf('a>b', 'b>c', 'a>out', 'in');
  const ended = {
    ...graph,
    nodes: graph.nodes.map((node) => (node.id === 'out' ? { ...node, end: { id: 'o', noun: 'door' } } : node)),
  };
  const rows = inRows(ended);
  expect(rows.get('out')?.y).toBe((rows.get('c')?.y ?? 0) + NODE_SIZE.height + GAP.y);
});

it('limits the nodes in a row to the available width if nothing waits', () => {
  const graph = graphOf(...Array.from({ length: 40 }, (_, i) => `g${i}`));
  const columns = (positions: Positions) => new Set([...positions.values()].map(({ x }) => x)).size;
  expect(columns(inRows(graph))).toBe(6);
  expect(columns(inRows(graph, 3))).toBe(3);
  expect(columns(inRows(graph, 1))).toBe(2);
});

it('moves by two grid squares per arrow key', () => {
  const at = new Map([['a', { x: 8, y: 8 }]]);
  const moved = (key: string) => steppedBy(key, ['a', 'gone'], at)?.get('a');
  expect(moved('ArrowDown')).toEqual({ x: 8, y: 8 + 2 * GRID });
  expect(moved('ArrowLeft')).toEqual({ x: 8 - 2 * GRID, y: 8 });
  expect(steppedBy('Enter', ['a'], at)).toBeUndefined();
});

describe('placeBlock', () => {
  it('centres new nodes on a point, or puts them beside the nodes there', () => {
    const around = { x: 500, y: 300 };
    expect(placeBlock(graphOf('a'), around, new Map()).get('a')).toEqual({ x: 424, y: 264 });
    const taken = new Map([['b', { x: 424, y: 264 }]]);
    const block = placeBlock(graphOf('a>c', 'd'), around, taken);
    expect(meet(boxesOf(new Map([...taken, ...block])))).toBe(false);
    expect(Math.hypot((block.get('a')?.x ?? 0) - 500, (block.get('a')?.y ?? 0) - 300)).toBeLessThan(600);
  });
});

describe('placePatches', () => {
  const path = ['places'];
  const said = (body: JsonObject, next: Positions, graph: Graph) =>
    applyPatches(body, placePatches(path, storedPlaces(body.places), next, graph));

  it('stores positions in whole pixels within bounds', () => {
    const next = new Map([
      ['a', { x: 1.4, y: 99_999 }],
      ['b', { x: -3, y: 0 }],
    ]);
    const body = said({ places: [{ id: 'a', x: 0, y: 0 }] }, next, graphOf('a', 'b'));
    expect(body).toEqual({
      places: [
        { id: 'a', x: 1, y: 20_000 },
        { id: 'b', x: -3, y: 0 },
      ],
    });
    expect(placePatches(path, storedPlaces((body as JsonObject).places), next, graphOf('a', 'b'))).toEqual([]);
  });

  it('removes nodes that no longer exist, and keeps the others as they are', () => {
    const places = [
      { id: 'gone', x: 0, y: 0 },
      { id: 'a', x: 8, y: 8 },
    ];
    expect(said({ places }, new Map([['b', { x: 1, y: 1 }]]), graphOf('a', 'b'))).toEqual({
      places: [
        { id: 'a', x: 8, y: 8 },
        { id: 'b', x: 1, y: 1 },
      ],
    });
  });

  it('ignores malformed positions', () => expect(storedPlaces([{ id: 'a', x: 'left' }]).size).toBe(0));
});

it('wraps titles to three lines, or to two if they are drawn small', () => {
  expect([1.5, 1, 0.8].map(linesAt)).toEqual([3, 3, 3]);
  expect([0.65, 0.5].map(linesAt)).toEqual([2, 2]);
});

describe('edgeLines', () => {
  it("end above a node's tab, straight from above, so that their heads are in view", () => {
    for (const under of [
      { x: 0, y: 200 },
      { x: 300, y: 112 },
      { x: 0, y: -200 },
      { x: 0, y: 112 },
    ]) {
      const lines = edgeLines(
        graphOf('a>b', 'c'),
        new Map([
          ['a', { x: 0, y: 0 }],
          ['b', under],
          ['c', { x: 900, y: 0 }],
        ]),
      );
      const [before, end] = lines.get('a>b')?.points.slice(-2) ?? [];
      expect(end).toEqual({ x: under.x + NODE_SIZE.width / 2, y: under.y - TAB_PX / 2 });
      expect(before?.y).toBeLessThan(end?.y ?? 0);
    }
  });

  it("never cross a node, if nodes don't overlap", () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        // Reversed rows, so that edges lead up, down and across.
        const spots = [...inRows({ ...graph, edges: [] }).values()].reverse();
        const positions = new Map(graph.nodes.map(({ id }, i) => [id, spots[i] ?? { x: 0, y: 0 }]));
        const lines = edgeLines(graph, positions);
        expect(lines.size).toBe(graph.edges.length);
        for (const { points } of lines.values())
          for (const box of boxesOf(positions)) expect(crosses(points, box)).toBe(false);
      }),
      { numRuns: 40 },
    );
  });
});

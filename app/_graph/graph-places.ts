import { useEffect, useMemo, useRef, useState } from 'react';
import { boundsOf, type Limits, nearestFree } from '@/app/_canvas/free-spot';
import { layOut, type Positions } from '@/app/_canvas/layout-client';
import type { Point } from '@/app/_canvas/line-around';
import { STEPS } from '@/app/_canvas/walk';
import { entriesOf, type Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import type { Path } from '@/lib/kernel/path';
import type { Rect } from '@/lib/kernel/rect';
import { componentsOf, type Graph, partOf } from './graph-model';

export const NODE_SIZE = { width: 148, height: 72 };
/** Size of the tabs in which edges begin and end; half a tab is outside its node. */
export const TAB_PX = 14;
/** Gap between nodes that the studio places. */
export const GAP = { x: 24, y: 40 };
/** Grid spacing in pixels to which nodes snap, so that they are easy to align. */
export const GRID = 8;
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Limit of `drawnPlaces`. */
const FAR = 20_000;

const SPOTS: Limits = {
  x: { min: -FAR / GRID, max: FAR / GRID },
  y: { min: -FAR / GRID, max: FAR / GRID },
  width: { min: 1, max: FAR },
  height: { min: 1, max: FAR },
};

export const storedPlaces = (value: Json | undefined): Positions =>
  new Map(
    entriesOf(value).flatMap(({ id, x, y }) =>
      typeof x === 'number' && typeof y === 'number' ? [[id, { x, y }]] : [],
    ),
  );

/** Returns patches that store these positions and remove those of nodes that no longer exist. */
export function placePatches(path: Path, stored: Positions, next: Positions, graph: Graph): readonly Patch[] {
  const known = new Set(graph.nodes.map(({ id }) => id));
  const gone = [...stored.keys()].filter((id) => !known.has(id) && !next.has(id));
  const put = [...next].flatMap(([id, at]): readonly Patch[] => {
    const [x, y] = [clampPixels(at.x), clampPixels(at.y)];
    const now = stored.get(id);
    if (!now) return [{ op: 'insert', path, entry: { id, x, y } }];
    return [
      ...(now.x === x ? [] : [{ op: 'set' as const, path: [...path, id, 'x'], value: x }]),
      ...(now.y === y ? [] : [{ op: 'set' as const, path: [...path, id, 'y'], value: y }]),
    ];
  });
  return [...gone.map((id): Patch => ({ op: 'remove', path: [...path, id] })), ...put];
}

const clampPixels = (pixels: number) => Math.min(FAR, Math.max(-FAR, Math.round(pixels)));

/**
 * Returns a position for every node: the known one, otherwise a free one. Nodes that depend on each other are placed as
 * one block, drawn as `laid` or in rows: below those they wait for, or above those that wait for them.
 */
export function placeRest(graph: Graph, known: Positions, laid?: Positions): Positions {
  if (graph.nodes.every(({ id }) => known.has(id)) && known.size === graph.nodes.length) return known;
  const placed = new Map(graph.nodes.flatMap(({ id }) => (known.has(id) ? [[id, known.get(id) as Point]] : [])));
  const rest = unplaced(graph, placed);
  const isJoined = new Set(
    graph.edges.flatMap(({ from, to }) => (placed.has(from) !== placed.has(to) ? [from, to] : [])),
  );
  const parts = componentsOf(rest);
  const joined = parts.filter((part) => [...part].some((id) => isJoined.has(id)));
  const loose = new Set(parts.filter((part) => !joined.includes(part)).flatMap((part) => [...part]));
  for (const ids of [...joined, loose]) {
    const part = partOf(rest, ids);
    if (part.nodes.length === 0) continue;
    const block = laid && part.nodes.every(({ id }) => laid.has(id)) ? laid : inRows(part);
    const spots = new Map(part.nodes.map(({ id }) => [id, block.get(id) ?? { x: 0, y: 0 }]));
    placeAt(spots, (size) => preferredSpot(graph, part, placed, size), placed);
  }
  return placed;
}

/** Returns the nodes without a position, and the edges between them. */
const unplaced = (graph: Graph, placed: Positions): Graph =>
  partOf(graph, new Set(graph.nodes.flatMap(({ id }) => (placed.has(id) ? [] : [id]))));

/** Adds a block of nodes to the placed ones, at the free spot nearest to the one wanted for a block of its size. */
function placeAt(block: Positions, wanted: (size: Size) => Point, placed: Map<string, Point>): void {
  const { x, y, ...size } = boundsOf([...block.values()].map((at) => ({ ...at, ...NODE_SIZE })));
  const spot = freeNear(wanted(size), size, placed);
  for (const [id, at] of block) placed.set(id, { x: at.x - x + spot.x, y: at.y - y + spot.y });
}

function preferredSpot(graph: Graph, { nodes }: Graph, placed: Positions, size: Size): Point {
  const ids = new Set(nodes.map(({ id }) => id));
  const spots = (some: readonly string[]) => some.flatMap((one) => placed.get(one) ?? []);
  const across = (some: readonly Point[]) => meanX(some) + (NODE_SIZE.width - size.width) / 2;
  const below = (some: readonly Point[]) => Math.max(...some.map(({ y }) => y)) + NODE_SIZE.height + GAP.y;
  const before = spots(graph.edges.filter(({ to }) => ids.has(to)).map(({ from }) => from));
  if (before.length > 0) {
    const [first] = ids;
    const whole = componentsOf(graph).find((component) => component.has(first ?? ''));
    const isEnd = nodes.some(({ end }) => end);
    return { x: across(before), y: below(isEnd && whole ? spots([...whole]) : before) };
  }
  const after = spots(graph.edges.filter(({ from }) => ids.has(from)).map(({ to }) => to));
  if (after.length > 0) return { x: across(after), y: Math.min(...after.map(({ y }) => y)) - size.height - GAP.y };
  const all = [...placed.values()];
  return all.length === 0 ? { x: 0, y: 0 } : { x: Math.min(...all.map(({ x }) => x)), y: below(all) };
}

const meanX = (spots: readonly Point[]) => spots.reduce((sum, { x }) => sum + x, 0) / spots.length;

function freeNear(wanted: Point, size: Size, placed: Positions): Point {
  const units = ({ x, y }: Point, { width, height }: Size): Rect => ({
    x: x / GRID,
    y: y / GRID,
    width: width / GRID,
    height: height / GRID,
  });
  const taken = [...placed.values()].map((at) => units(at, NODE_SIZE));
  const spot = nearestFree(units(wanted, size), taken, SPOTS, GAP.x / GRID);
  return { x: spot.x * GRID, y: spot.y * GRID };
}

/** Places new nodes as one block of rows, centred on the nearest free spot to a point. */
export function placeBlock(news: Graph, around: Point, placed: Positions): Positions {
  const all = new Map(placed);
  placeAt(inRows(news), ({ width, height }) => ({ x: around.x - width / 2, y: around.y - height / 2 }), all);
  return new Map(news.nodes.map(({ id }) => [id, all.get(id) ?? around]));
}

/** Places every node one row below the lowest one it waits for. Without edges, fills rows of up to `perRow` nodes. */
export function inRows(graph: Graph, perRow = Number.POSITIVE_INFINITY): Positions {
  const rows = rowsOf(graph);
  const filled = new Map<number, number>();
  const columns = Math.max(2, Math.min(perRow, Math.round(Math.sqrt(graph.nodes.length))));
  return new Map(
    graph.nodes.map(({ id }, i) => {
      const row = graph.edges.length === 0 ? Math.floor(i / columns) : (rows.get(id) ?? 0);
      const column = filled.get(row) ?? 0;
      filled.set(row, column + 1);
      return [id, { x: column * (NODE_SIZE.width + GAP.x), y: row * (NODE_SIZE.height + GAP.y) }];
    }),
  );
}

function rowsOf({ nodes, edges }: Graph): ReadonlyMap<string, number> {
  const rows = new Map(nodes.map(({ id }) => [id, 0]));
  for (let pass = 0; pass < nodes.length; pass++) {
    let moved = false;
    for (const { from, to } of edges) {
      const row = (rows.get(from) ?? 0) + 1;
      if (row <= (rows.get(to) ?? 0) || row >= nodes.length) continue;
      rows.set(to, row);
      moved = true;
    }
    if (!moved) break;
  }
  const last = Math.max(0, ...nodes.map(({ id, end }) => (end ? 0 : (rows.get(id) ?? 0) + 1)));
  for (const { id, end } of nodes) if (end) rows.set(id, Math.max(last, rows.get(id) ?? 0));
  return rows;
}

/** Returns the positions of nodes after an arrow key; undefined for other keys. */
export function steppedBy(key: string, ids: readonly string[], positions: Positions): Positions | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  return new Map(
    ids.flatMap((id) => {
      const at = positions.get(id);
      return at ? [[id, { x: at.x + 2 * GRID * step[0], y: at.y + 2 * GRID * step[1] }]] : [];
    }),
  );
}

/** Returns the number of nodes per row that stay readable; more if the drawing would otherwise become a ribbon. */
export const nodesPerRow = (widthPx: number, zoom: number, nodes: number): number =>
  Math.max(2, Math.floor(widthPx / zoom / (NODE_SIZE.width + GAP.x)), Math.round(Math.sqrt(nodes) * 0.7));

/** Lays out a whole graph in layers of at most `perRow` nodes. */
export function layOutGraph(graph: Graph, perRow: number): Promise<Positions> {
  const pairs = new Map(
    graph.edges
      .filter(({ from, to }) => from !== to)
      .map(({ from, to }) => [`${from}>${to}`, { id: `${from}>${to}`, from, to }]),
  );
  return layOut(
    graph.nodes.map(({ id, end }) => ({
      id,
      ...NODE_SIZE,
      ...(end && { layoutOptions: { 'elk.layered.layering.layerConstraint': 'LAST' } }),
    })),
    [...pairs.values()],
    {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.aspectRatio': '1',
      'elk.layered.layering.strategy': 'COFFMAN_GRAHAM',
      'elk.layered.layering.coffmanGraham.layerBound': String(perRow),
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.spacing.nodeNode': String(GAP.x),
      'elk.spacing.edgeNode': String(GAP.x),
      'elk.layered.spacing.nodeNodeBetweenLayers': String(GAP.y),
      'elk.spacing.componentComponent': String(GAP.x * 2),
    },
  );
}

const NONE: Positions = new Map();

/**
 * Returns the positions of the nodes: those stored in the draft, otherwise those at which this page first drew them, so
 * that a new edge moves nothing. Lays out those without stored positions once, and stores nothing.
 */
export function useGraphPlaces(graph: Graph, stored: Positions, perRow: number | undefined) {
  const seen = useRef<Positions>(NONE);
  const [laid, setLaid] = useState<Positions>();
  const rest = useMemo(() => unplaced(graph, stored), [graph, stored]);
  const isNew = laid === undefined && rest.nodes.length > 0;

  useEffect(() => {
    if (laid !== undefined || perRow === undefined || graph.nodes.length === 0) return;
    let current = true;
    // Without edges there are no layers to find.
    const best = rest.edges.length === 0 ? Promise.resolve(inRows(rest, perRow)) : layOutGraph(rest, perRow);
    best.then(
      (positions) => current && setLaid(positions),
      () => current && setLaid(inRows(rest, perRow)),
    );
    return () => {
      current = false;
    };
  }, [laid, perRow, graph, rest]);

  const positions = useMemo(
    () => placeRest(graph, isNew ? stored : new Map([...seen.current, ...stored]), laid),
    [isNew, graph, laid, stored],
  );

  useEffect(() => {
    if (isNew) return;
    // Leaves out stored positions: if storing them is undone, nodes return to where they were.
    seen.current = new Map([...seen.current, ...[...positions].filter(([id]) => !stored.has(id))]);
  }, [isNew, positions, stored]);

  return { positions, isLaidOut: !isNew };
}

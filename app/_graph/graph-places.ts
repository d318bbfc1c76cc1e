import { useEffect, useMemo, useRef, useState } from 'react';
import { boundsOf, type Limits, nearestFree } from '@/app/_canvas/free-spot';
import { layOut, type Positions } from '@/app/_canvas/layout-client';
import type { Point } from '@/app/_canvas/line-around';
import { STEPS } from '@/app/_canvas/walk';
import { entriesOf, type Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import type { Path } from '@/lib/kernel/path';
import type { Rect } from '@/lib/kernel/rect';
import type { Graph } from './graph-model';

export const NODE_SIZE = { width: 148, height: 72 };
/** Size of the tabs in which edges begin and end; half a tab is outside its node. */
export const TAB_PX = 14;
/** Gap between nodes that the studio places. */
export const GAP = { x: 24, y: 40 };
/** Grid spacing in pixels to which nodes snap, so that they are easy to align. */
export const GRID = 8;
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

/** Returns a position for every node: the known one, otherwise a free one below the nodes it waits for. */
export function placeRest(graph: Graph, known: Positions): Positions {
  if (graph.nodes.every(({ id }) => known.has(id)) && known.size === graph.nodes.length) return known;
  const placed = new Map(graph.nodes.flatMap(({ id }) => (known.has(id) ? [[id, known.get(id) as Point]] : [])));
  for (const { id } of inOrder(graph)) {
    if (placed.has(id)) continue;
    placed.set(id, freeNear(preferredSpot(graph, id, placed), NODE_SIZE, placed));
  }
  return placed;
}

function preferredSpot(graph: Graph, id: string, placed: Positions): Point {
  const spots = (ids: readonly string[]) => ids.flatMap((one) => placed.get(one) ?? []);
  const before = spots(graph.edges.filter(({ to }) => to === id).map(({ from }) => from));
  if (before.length > 0)
    return { x: meanX(before), y: Math.max(...before.map(({ y }) => y)) + NODE_SIZE.height + GAP.y };
  const after = spots(graph.edges.filter(({ from }) => from === id).map(({ to }) => to));
  if (after.length > 0) return { x: meanX(after), y: Math.min(...after.map(({ y }) => y)) - NODE_SIZE.height - GAP.y };
  const all = [...placed.values()];
  if (all.length === 0) return { x: 0, y: 0 };
  const { x, y, height } = boundsOf(all.map((at) => ({ ...at, ...NODE_SIZE })));
  return { x, y: y + height + GAP.y };
}

const meanX = (spots: readonly Point[]) => spots.reduce((sum, { x }) => sum + x, 0) / spots.length;

function freeNear(wanted: Point, size: { readonly width: number; readonly height: number }, placed: Positions): Point {
  const units = ({ x, y }: Point, { width, height }: typeof size): Rect => ({
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
  const rows = inRows(news);
  const { x, y, width, height } = boundsOf([...rows.values()].map((at) => ({ ...at, ...NODE_SIZE })));
  const spot = freeNear({ x: around.x - width / 2, y: around.y - height / 2 }, { width, height }, placed);
  return new Map([...rows].map(([id, at]) => [id, { x: at.x - x + spot.x, y: at.y - y + spot.y }]));
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

function inOrder(graph: Graph): Graph['nodes'] {
  const rows = rowsOf(graph);
  return graph.nodes.toSorted((a, b) => (rows.get(a.id) ?? 0) - (rows.get(b.id) ?? 0));
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

/**
 * Returns the positions of the nodes: those stored in the draft, otherwise those at which this page first drew them, so
 * that a new edge moves nothing. Lays out a graph without stored positions once.
 */
export function useGraphPlaces(graph: Graph, stored: Positions, perRow: number | undefined) {
  const seen = useRef<Positions>(new Map());
  const [first, setFirst] = useState<Positions>();
  const isNew = stored.size === 0 && first === undefined;

  useEffect(() => {
    if (!isNew || perRow === undefined || graph.nodes.length === 0) return;
    let current = true;
    // Without edges there are no layers to find.
    const best = graph.edges.length === 0 ? Promise.resolve(inRows(graph, perRow)) : layOutGraph(graph, perRow);
    best.then(
      (positions) => current && setFirst(positions),
      () => current && setFirst(inRows(graph, perRow)),
    );
    return () => {
      current = false;
    };
  }, [isNew, perRow, graph]);

  const positions = useMemo(() => {
    if (isNew) return inRows(graph, perRow);
    return placeRest(graph, new Map([...(first ?? []), ...seen.current, ...stored]));
  }, [isNew, graph, perRow, first, stored]);

  useEffect(() => {
    if (isNew) return;
    // Leaves out stored positions: if storing them is undone, nodes return to where they were.
    seen.current = new Map([...seen.current, ...[...positions].filter(([id]) => !stored.has(id))]);
  }, [isNew, positions, stored]);

  return { positions, isLaidOut: !isNew || graph.nodes.length === 0 };
}

import {
  boxOf,
  CLOCKWISE,
  cellAt,
  cornersOf,
  type Direction,
  type Point,
  type Side,
  sidesOf,
  type Topology,
} from '@/lib/kernel/tiling';
import { formatPlace, parsePlace, type Spot } from '@/lib/kit/grid';
import { type Board, formatEdge, NONE, parseEdge } from '@/lib/tabletop/play/board';
import type { GridState } from './grid-board';
import { AXES, type Axis, type GridSize, type Side as Half, mirrorSpot } from './grid-model';

export const SIDE_WORDS: Readonly<Record<Direction, string>> = {
  N: 'top',
  E: 'right',
  S: 'bottom',
  W: 'left',
  NE: 'upper right',
  SE: 'lower right',
  SW: 'lower left',
  NW: 'upper left',
};

/** Returns the id of a cell's side in a direction; undefined at the rim and at holes. */
export function edgeTowards(board: Board, spot: Spot, direction: Direction): string | undefined {
  const cell = board.cellOf(formatPlace(spot));
  const towards = board.directions.indexOf(direction);
  if (cell === NONE || towards === -1) return undefined;
  return board.edgeNames[board.edgeAt[cell * board.directions.length + towards] ?? NONE];
}

/** Returns the line of a side, in cell widths. */
function lineOf(topology: Topology, spot: Spot, direction: Direction): Side | undefined {
  return sidesOf(cornersOf(topology, boxOf(topology, spot)))[CLOCKWISE[topology].indexOf(direction)];
}

export function linesOf(board: Board): ReadonlyMap<string, Side> {
  const lines = new Map<string, Side>();
  const { x, y, cells, directions, topology } = board;
  for (let cell = 0; cell < cells; cell++) {
    const spot = { x: x[cell] ?? 0, y: y[cell] ?? 0 };
    for (const direction of directions) {
      const edge = edgeTowards(board, spot, direction);
      const line = edge === undefined || lines.has(edge) ? undefined : lineOf(topology, spot, direction);
      if (edge !== undefined && line) lines.set(edge, line);
    }
  }
  return lines;
}

/** Part of a side in which a point means this side and not an adjacent one, as a share of its length. */
const MIDDLE = { from: 0.2, to: 0.8 };
const REACH = 0.3;

/** Returns the side nearest to a point. If `strictly`, only where the point can't mean another side. */
export function edgeNear(board: Board, point: Point, strictly: boolean): string | undefined {
  const spot = cellAt(board.topology, point, board.columns, board.rows);
  let best: { readonly id: string; readonly far: number } | undefined;
  for (const direction of board.directions) {
    const id = edgeTowards(board, spot, direction);
    const line = id === undefined ? undefined : lineOf(board.topology, spot, direction);
    if (id === undefined || !line) continue;
    const { far, along } = awayFrom(point, line);
    if (strictly && (far > REACH || along < MIDDLE.from || along > MIDDLE.to)) continue;
    if (!best || far < best.far) best = { id, far };
  }
  return best?.id;
}

/** Returns the distance of a point from a line, and its position along the line as a share of its length. */
function awayFrom({ x, y }: Point, { from, to }: Side): { readonly far: number; readonly along: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  const near = Math.max(0, Math.min(1, along));
  return { far: Math.hypot(x - from.x - near * dx, y - from.y - near * dy), along };
}

/** Sampling distance along a stroke, in cell widths. */
const STEP = 0.1;

/** Returns every side that a pointer follows between two points. */
export function edgesAlong(board: Board, from: Point, to: Point): readonly string[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP);
  const passed = Array.from({ length: steps }, (_, i) => {
    const share = (i + 1) / steps;
    return edgeNear(board, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, true);
  });
  return [...new Set(passed)].filter((id) => id !== undefined);
}

/** Returns the axes along which a board can be folded so that sides map to sides; hexagons have at most one. */
export const axesOf = (topology: Topology, { rows }: GridSize): readonly Axis[] =>
  topology === 'square' ? AXES : rows % 2 === 1 ? ['down'] : [];

const mirrorEdge = (id: string, size: GridSize, axis: Axis): string => {
  const [a, b] = parseEdge(id) ?? [];
  return a && b ? formatEdge(mirrorSpot(a, size, axis), mirrorSpot(b, size, axis)) : id;
};

/** Returns a side and its mirror images for the folds that are on. */
export function foldedEdges(id: string, size: GridSize, folds: readonly Axis[]): readonly string[] {
  const found = new Set([id]);
  for (const axis of folds) for (const each of [...found]) found.add(mirrorEdge(each, size, axis));
  return [...found];
}

/** Copies the sides of one half onto the other. Sides along the fold stay. */
export function mirrorEdges({ edges }: GridState, size: GridSize, from: Half): GridState['edges'] {
  const axis: Axis = from === 'left' || from === 'right' ? 'across' : 'down';
  const last = (axis === 'across' ? size.columns : size.rows) - 1;
  const isFirst = from === 'left' || from === 'top';
  // Negative on the half that is copied, 0 in the middle.
  const halfOf = ({ x, y }: Spot) => (2 * (axis === 'across' ? x : y) - last) * (isFirst ? 1 : -1);
  const kept = [...edges].filter(([id]) => {
    const ends = parseEdge(id);
    return !ends || Math.min(...ends.map(halfOf)) < 0 || ends.every((end) => halfOf(end) === 0);
  });
  const copies = kept.map(([id]) => mirrorEdge(id, size, axis)).map((id) => [id, edges.get(id) ?? [id]] as const);
  return new Map([...kept, ...copies]);
}

/** Returns the cells of a stroke between two points on hexagons, both included. */
export function hexStroke(from: Point, to: Point, size: GridSize): readonly Spot[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  const passed = Array.from({ length: steps + 1 }, (_, i) => {
    const share = i / steps;
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    return formatPlace(cellAt('hex', point, size.columns, size.rows));
  });
  return [...new Set(passed)].flatMap((id) => parsePlace(id) ?? []);
}

import { at } from './at';
import type { Rect } from './rect';

/** Cells in rows: squares, or hexagons with a corner up, whose rows 2, 4, … lie half a cell to the right. */
export type Topology = 'square' | 'hex';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight line between two points. */
export interface Side {
  readonly from: Point;
  readonly to: Point;
}

const isShifted = (row: number): boolean => row % 2 !== 0;

/** Of a hexagon one unit wide, from flat side to flat side. */
const HEX_HEIGHT = 2 / Math.sqrt(3);
/** From one row to the next, as a share of a cell's height. */
const HEX_STEP = 0.75;

/** The box around a cell one unit wide. */
export const boxOf = (topology: Topology, { x, y }: Point): Rect =>
  topology === 'square'
    ? { x, y, width: 1, height: 1 }
    : { x: x + (isShifted(y) ? 0.5 : 0), y: y * HEX_STEP * HEX_HEIGHT, width: 1, height: HEX_HEIGHT };

/** The corners of a cell that fills a box, clockwise from the top or the top left. */
export function cornersOf(topology: Topology, { x, y, width, height }: Rect): readonly Point[] {
  const shares = topology === 'square' ? SQUARE_CORNERS : HEX_CORNERS;
  return shares.map(([across, down]) => ({ x: x + across * width, y: y + down * height }));
}

const SQUARE_CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

const HEX_CORNERS = [
  [0.5, 0],
  [1, 0.25],
  [1, 0.75],
  [0.5, 1],
  [0, 0.75],
  [0, 0.25],
] as const;

/** The sides of an outline, each from one corner to the next. */
export const sidesOf = (corners: readonly Point[]): readonly Side[] =>
  corners.map((from, i) => ({ from, to: at(corners, (i + 1) % corners.length) }));

/** Where two outlines touch along a line; undefined if they do so at a point at most. */
export function sharedSide(a: readonly Point[], b: readonly Point[]): Side | undefined {
  for (const side of sidesOf(a)) {
    for (const other of sidesOf(b)) {
      const shared = overlapOf(side, other);
      if (shared) return shared;
    }
  }
  return undefined;
}

/** Cells are one unit wide, or a few; what is less than this is rounding. */
const NEAR = 1e-3;

function overlapOf({ from, to }: Side, other: Side): Side | undefined {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const along = ({ x, y }: Point) => (x - from.x) * ux + (y - from.y) * uy;
  const aside = ({ x, y }: Point) => Math.abs((y - from.y) * ux - (x - from.x) * uy);
  if (aside(other.from) > NEAR || aside(other.to) > NEAR) return undefined;
  const [first, last] = [along(other.from), along(other.to)].toSorted((a, b) => a - b) as [number, number];
  const [begin, end] = [Math.max(0, first), Math.min(length, last)];
  if (end - begin < NEAR) return undefined;
  const point = (distance: number): Point => ({ x: from.x + distance * ux, y: from.y + distance * uy });
  return { from: point(begin), to: point(end) };
}

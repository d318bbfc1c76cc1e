import { at } from './at';
import type { Rect } from './rect';

/** Squares, or hexagons with a corner at the top, whose second, fourth … rows are shifted right by half a cell. */
export type Topology = 'square' | 'hex';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Line segment between two points. */
export interface Side {
  readonly from: Point;
  readonly to: Point;
}

export type Direction = 'N' | 'E' | 'S' | 'W' | 'NE' | 'SE' | 'SW' | 'NW';

/** Directions in which a cell has neighbours. */
export const DIRECTIONS: Readonly<Record<Topology, readonly Direction[]>> = {
  square: ['N', 'E', 'S', 'W'],
  hex: ['E', 'NE', 'NW', 'W', 'SW', 'SE'],
};

/** The same directions in the order of an outline's sides (`sidesOf`). */
export const CLOCKWISE: Readonly<Record<Topology, readonly Direction[]>> = {
  square: DIRECTIONS.square,
  hex: ['NE', 'E', 'SE', 'SW', 'W', 'NW'],
};

/** Directions in which squares touch only at a corner. */
export const DIAGONALS: readonly Direction[] = ['NE', 'SE', 'SW', 'NW'];

/** Returns the cell next to another. Coordinates count from 0; the result may lie outside the board. */
export function beside(topology: Topology, { x, y }: Point, direction: Direction): Point {
  const down = direction.startsWith('N') ? -1 : direction.startsWith('S') ? 1 : 0;
  const across = direction.endsWith('E') ? 1 : direction.endsWith('W') ? -1 : 0;
  if (topology === 'square' || down === 0) return { x: x + across, y: y + down };
  // The next row is half a cell away: shifted rows already include that half.
  return { x: x + (isShifted(y) ? Math.max(0, across) : Math.min(0, across)), y: y + down };
}

const isShifted = (row: number): boolean => row % 2 !== 0;

/** Height of a hexagon that is one unit wide between its flat sides. */
const HEX_HEIGHT = 2 / Math.sqrt(3);
/** Distance between rows, as a fraction of a cell's height. */
const HEX_STEP = 0.75;

/** Returns the bounding box of a cell that is one unit wide. */
export const boxOf = (topology: Topology, { x, y }: Point): Rect =>
  topology === 'square'
    ? { x, y, width: 1, height: 1 }
    : { x: x + (isShifted(y) ? 0.5 : 0), y: y * HEX_STEP * HEX_HEIGHT, width: 1, height: HEX_HEIGHT };

/** Returns the size of a grid, in widths of a cell. */
export function extentOf(topology: Topology, columns: number, rows: number): Pick<Rect, 'width' | 'height'> {
  if (topology === 'square' || rows === 0) return { width: columns, height: rows };
  return { width: columns + (rows > 1 ? 0.5 : 0), height: (HEX_STEP * (rows - 1) + 1) * HEX_HEIGHT };
}

/** Returns the corners of the cell that fills a box, clockwise from the top (hexagons) or the top left (squares). */
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

/** Returns the sides of an outline, each from one corner to the next. */
export const sidesOf = (corners: readonly Point[]): readonly Side[] =>
  corners.map((from, i) => ({ from, to: at(corners, (i + 1) % corners.length) }));

/** Returns the segment where two outlines touch; undefined if they touch at most at a point. */
export function sharedSide(a: readonly Point[], b: readonly Point[]): Side | undefined {
  for (const side of sidesOf(a)) {
    for (const other of sidesOf(b)) {
      const shared = overlapOf(side, other);
      if (shared) return shared;
    }
  }
  return undefined;
}

/** Tolerance for rounding errors; cells are one or a few units wide. */
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

/** Returns the cell that contains a point, or the nearest one, in a grid of `columns` × `rows`. */
export function cellAt(topology: Topology, point: Point, columns: number, rows: number): Point {
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, Math.floor(value)));
  if (topology === 'square') return { x: within(point.x, columns), y: within(point.y, rows) };
  const row = point.y / (HEX_STEP * HEX_HEIGHT);
  const near = [row - 1, row].map((y) => within(y, rows));
  const cells = near.map((y) => ({ x: within(point.x - (isShifted(y) ? 0.5 : 0), columns), y }));
  const far = (cell: Point) => {
    const { x, y, width, height } = boxOf(topology, cell);
    return Math.hypot(x + width / 2 - point.x, y + height / 2 - point.y);
  };
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}

import type { Rect } from '@/lib/kernel/rect';
import { boxOf, extentOf, type Point, type Topology } from '@/lib/kernel/tiling';
import type { IconName, Tone } from './tones';

/** A cell of a grid, counted from 0. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Limited by the column names, which are single letters. */
export const GRID_MAX = 26;

const PLACE = /^([A-Z])([1-9]\d?)$/;
const CODE_OF_A = 65;

/** Parses a cell name such as "B2"; undefined outside A1 to Z26. */
export function parsePlace(id: string): Spot | undefined {
  const [, column, row] = PLACE.exec(id) ?? [];
  if (column === undefined || Number(row) > GRID_MAX) return undefined;
  return { x: column.charCodeAt(0) - CODE_OF_A, y: Number(row) - 1 };
}

export const formatPlace = ({ x, y }: Spot): string => `${formatColumn(x)}${y + 1}`;

export const formatColumn = (x: number): string => String.fromCharCode(CODE_OF_A + x);

/** Squares or hexagons in rows and columns, for example for tiles. Columns are named by letters, rows by numbers. */
export interface Grid {
  /** Squares by default. */
  readonly topology?: Topology | undefined;
  /** A board: adjacent squares that show their names. Otherwise squares are drawn apart, for tiles. */
  readonly isBoard?: boolean | undefined;
  /** Pairs of squares with a wall between them. */
  readonly walls?: readonly (readonly [Point, Point])[] | undefined;
  readonly columns: number;
  readonly rows: number;
  /** Cells that are not listed do not exist. */
  readonly squares: readonly GridSquare[];
  readonly legend: readonly (GridLook & { readonly label: string })[];
}

/** Look of a square: a background in its tone, or white. */
export interface GridLook {
  readonly tone?: Tone | undefined;
  readonly icon?: IconName | undefined;
}

export interface GridSquare extends GridLook {
  /** Counted from 0. */
  readonly x: number;
  readonly y: number;
  /** No line is drawn between adjacent squares of the same area. */
  readonly area?: string | undefined;
  /** A number or a letter in the square, such as a player who starts there. */
  readonly label?: string | undefined;
}

/** Returns the extent in squares, or in hexagons between flat sides; of a board, only the part with squares. */
export function extentOfGrid({ topology = 'square', columns, rows, isBoard, squares }: Grid): Rect {
  if (!isBoard || squares.length === 0) return { x: 0, y: 0, ...extentOf(topology, columns, rows) };
  const boxes = squares.map((square) => boxOf(topology, square));
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.x + box.width)),
    Math.max(...boxes.map((box) => box.y + box.height)),
  ];
  return { x, y, width: right - x, height: bottom - y };
}

import type { Rect } from '@/lib/kernel/rect';
import { boxOf, extentOf, type Point, type Topology } from '@/lib/kernel/tiling';
import type { IconName, Tone } from './tones';

/** A place on a grid, both counted from 0. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Columns have a letter each. */
export const GRID_MAX = 26;

const PLACE = /^([A-Z])([1-9]\d?)$/;
const CODE_OF_A = 65;

/** "B2" to its spot; undefined if that is no place on a grid of A1 to Z26. */
export function parsePlace(id: string): Spot | undefined {
  const [, column, row] = PLACE.exec(id) ?? [];
  if (column === undefined || Number(row) > GRID_MAX) return undefined;
  return { x: column.charCodeAt(0) - CODE_OF_A, y: Number(row) - 1 };
}

/** The inverse of parsePlace. */
export const formatPlace = ({ x, y }: Spot): string => `${formatColumn(x)}${y + 1}`;

export const formatColumn = (x: number): string => String.fromCharCode(CODE_OF_A + x);

/**
 * Squares or hexagons in rows and columns, such as tiles are dealt on. Columns are called by letters and rows by
 * numbers.
 */
export interface Grid {
  /** Squares if it says nothing. */
  readonly topology?: Topology | undefined;
  /** A board to move on: its squares share their sides and bear their names, where tiles lie apart. */
  readonly isBoard?: boolean | undefined;
  /** Pairs of squares that a wall is printed between. */
  readonly walls?: readonly (readonly [Point, Point])[] | undefined;
  readonly columns: number;
  readonly rows: number;
  /** What is not listed is no place at all. */
  readonly squares: readonly GridSquare[];
  /** What the squares mean, in words. */
  readonly legend: readonly (GridLook & { readonly label: string })[];
}

/** How a square is drawn: with a ground of its tone, or white without one. */
export interface GridLook {
  readonly tone?: Tone | undefined;
  readonly icon?: IconName | undefined;
}

export interface GridSquare extends GridLook {
  /** Both counted from 0. */
  readonly x: number;
  readonly y: number;
  /** Squares that touch and belong together have no line between them. */
  readonly area?: string | undefined;
  /** A number or a letter that stands in it, such as who starts there. */
  readonly label?: string | undefined;
}

/**
 * What a grid takes up, in squares or in hexagons from flat side to flat side: of a board just the part that has
 * squares, so that nothing is wasted around it.
 */
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

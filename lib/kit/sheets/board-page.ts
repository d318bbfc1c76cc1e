import type { SizeMm } from '@/lib/kernel/units';
import type { BoxMm, PointMm, Segment, Turn } from '../blank';
import type { Cut } from '../order';

export interface BoardPage {
  /** Column letter and row number: "B2". */
  readonly label: string;
  readonly page: SizeMm;
  /** Part of the board that the page shows, with its bleed. */
  readonly window: BoxMm;
  /** Position of the window's top left corner on the page. */
  readonly at: PointMm;
  /** Area to cut out, on the page: the TrimBox. */
  readonly trim: BoxMm;
  /** Register crosses in the overlap, on the page. Neighbours have them at the same points of the board. */
  readonly crosses: readonly PointMm[];
  /** Marks in the margin at both ends of every edge to cut, or hairlines along it. Glued edges have none. */
  readonly cuts: readonly Segment[];
  /** Labels in the margin that name the page to join at each edge. */
  readonly joins: readonly Join[];
}

interface Join {
  /** "B2", as in “B2 joins here”. */
  readonly label: string;
  readonly edge: 'left' | 'top' | 'right' | 'bottom';
  /** Centre of the line of text, and its rotation along the edge. */
  readonly middle: PointMm;
  readonly turn: Turn;
}

export const OVERLAP_MM = 10;
/** Width of the strip around a window for marks and labels. */
export const BOARD_STRIP_MM = 5;
const GAP_MM = 0.6;
interface Place {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

export function boardPage(
  window: BoxMm,
  place: Place,
  size: SizeMm,
  page: SizeMm,
  { cut, isTwoSided }: { readonly cut: Cut; readonly isTwoSided: boolean },
): BoardPage {
  const at = { xMm: (page.widthMm - window.widthMm) / 2, yMm: (page.heightMm - window.heightMm) / 2 };
  const [dx, dy] = [at.xMm - window.xMm, at.yMm - window.yMm];
  const { column, row, columns, rows } = place;
  const onPage: BoxMm = { ...window, ...at };
  // Left and upper edges are always cut, even over a neighbour; right and lower edges only where the board ends.
  const [left, top] = [Math.max(window.xMm, 0) + dx, Math.max(window.yMm, 0) + dy];
  const right = Math.min(window.xMm + window.widthMm, size.widthMm) + dx;
  const bottom = Math.min(window.yMm + window.heightMm, size.heightMm) + dy;
  return {
    label: labelOf(column, row),
    page,
    window,
    at,
    trim: { xMm: left, yMm: top, widthMm: right - left, heightMm: bottom - top },
    crosses: crossesOn(onPage, place),
    cuts: cutsOn(
      onPage,
      [left, ...(isTwoSided || column === columns - 1 ? [right] : [])],
      [top, ...(isTwoSided || row === rows - 1 ? [bottom] : [])],
      cut,
    ),
    joins: joinsOn(onPage, place),
  };
}

/** Returns the crosses: two on the centre line of every overlap, at a quarter and three quarters of its length. */
function crossesOn({ xMm, yMm, widthMm, heightMm }: BoxMm, { column, row, columns, rows }: Place): readonly PointMm[] {
  const half = OVERLAP_MM / 2;
  const xs = [...(column > 0 ? [xMm + half] : []), ...(column < columns - 1 ? [xMm + widthMm - half] : [])];
  const ys = [...(row > 0 ? [yMm + half] : []), ...(row < rows - 1 ? [yMm + heightMm - half] : [])];
  const near = (startMm: number, lengthMm: number) => [startMm + lengthMm / 4, startMm + (lengthMm * 3) / 4];
  return [
    ...xs.flatMap((x) => near(yMm, heightMm).map((y) => ({ xMm: x, yMm: y }))),
    ...ys.flatMap((y) => near(xMm, widthMm).map((x) => ({ xMm: x, yMm: y }))),
  ];
}

/** Returns marks outside the window, or hairlines across it. */
function cutsOn(
  { xMm, yMm, widthMm, heightMm }: BoxMm,
  xs: readonly number[],
  ys: readonly number[],
  cut: Cut,
): readonly Segment[] {
  if (cut === 'none') return [];
  const stretches = (from: number, to: number): readonly (readonly [number, number])[] =>
    cut === 'grid'
      ? [[from, to]]
      : [
          [from - BOARD_STRIP_MM, from - GAP_MM],
          [to + GAP_MM, to + BOARD_STRIP_MM],
        ];
  const upright = stretches(yMm, yMm + heightMm);
  const level = stretches(xMm, xMm + widthMm);
  return [
    ...xs.flatMap((x) => upright.map(([from, to]) => ({ a: { xMm: x, yMm: from }, b: { xMm: x, yMm: to } }))),
    ...ys.flatMap((y) => level.map(([from, to]) => ({ a: { xMm: from, yMm: y }, b: { xMm: to, yMm: y } }))),
  ];
}

function joinsOn({ xMm, yMm, widthMm, heightMm }: BoxMm, { column, row, columns, rows }: Place): readonly Join[] {
  const [middleX, middleY] = [xMm + widthMm / 2, yMm + heightMm / 2];
  const out = BOARD_STRIP_MM / 2;
  const joins: (Join | false)[] = [
    column > 0 && {
      label: labelOf(column - 1, row),
      edge: 'left',
      middle: { xMm: xMm - out, yMm: middleY },
      turn: 270,
    },
    row > 0 && { label: labelOf(column, row - 1), edge: 'top', middle: { xMm: middleX, yMm: yMm - out }, turn: 0 },
    column < columns - 1 && {
      label: labelOf(column + 1, row),
      edge: 'right',
      middle: { xMm: xMm + widthMm + out, yMm: middleY },
      turn: 90,
    },
    row < rows - 1 && {
      label: labelOf(column, row + 1),
      edge: 'bottom',
      middle: { xMm: middleX, yMm: yMm + heightMm + out },
      turn: 0,
    },
  ];
  return joins.filter((join) => join !== false);
}

const LETTERS = 26;

/** Columns after Z are AA, AB and so on, as in spreadsheets. */
function labelOf(column: number, row: number): string {
  const letter = String.fromCharCode(65 + (column % LETTERS));
  const before = column < LETTERS ? '' : labelOf(Math.floor(column / LETTERS) - 1, 0).slice(0, -1);
  return `${before}${letter}${row + 1}`;
}

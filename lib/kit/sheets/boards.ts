import type { SizeMm } from '@/lib/kernel/units';
import type { BoxMm, PointMm, Segment, Turn } from '../blank';
import { PAPER_SIZE, UNPRINTABLE_MM } from '../paper';
import type { PaperOrder } from './plan-sheets';

/** A board in parts, from left to right and from above to below. */
export interface BoardPlan {
  readonly columns: number;
  readonly rows: number;
  /** How much of the board neighbours both show. */
  readonly overlapMm: number;
  readonly pages: readonly BoardPage[];
}

export interface BoardPage {
  /** Columns by letters, rows by numbers: "B2". */
  readonly label: string;
  readonly page: SizeMm;
  /** What the page shows, on the board, with its bleed. */
  readonly window: BoxMm;
  /** Where on the page the window's top left corner lies. */
  readonly at: PointMm;
  /** What is cut out, on the page: the TrimBox. */
  readonly trim: BoxMm;
  /** Crosses in the overlap, on the page: neighbours have them at the same places of the board. */
  readonly crosses: readonly PointMm[];
  /** Marks in the margin, at both ends of every edge to cut; edges to glue on stay. */
  readonly cuts: readonly Segment[];
  /** Which page joins at which edge, and where in the margin to say so. */
  readonly joins: readonly Join[];
}

export interface Join {
  /** "B2", as in “B2 joins here”. */
  readonly label: string;
  readonly edge: Edge;
  /** The middle of the line of text, and how it is turned to run along its edge. */
  readonly middle: PointMm;
  readonly turn: Turn;
}

export type Edge = 'left' | 'top' | 'right' | 'bottom';

export const OVERLAP_MM = 10;
/** Room around a window for marks and labels. */
export const BOARD_STRIP_MM = 5;
const GAP_MM = 0.6;
/** However wide somebody's margins are, a part shows more than its overlaps. */
const LEAST_PART_MM = 3 * OVERLAP_MM;

/**
 * A board on as few pages as show all of it, each as large as the others, or on one page of its own size. Neighbours
 * overlap: the left and the upper one keep their edge to be glued on, the right and the lower one are cut there.
 */
export function splitBoard(size: SizeMm, { paper, sheets }: PaperOrder): BoardPlan {
  const bleed = sheets.bleedMm;
  const whole: BoxMm = {
    xMm: -bleed,
    yMm: -bleed,
    widthMm: size.widthMm + 2 * bleed,
    heightMm: size.heightMm + 2 * bleed,
  };
  if (sheets.boards === 'whole') return onePage(size, whole);
  const edge = Math.max(sheets.marginMm, UNPRINTABLE_MM) + BOARD_STRIP_MM;
  const { widthMm, heightMm } = PAPER_SIZE[paper];
  const upright = inParts(size, whole, { widthMm, heightMm }, edge);
  const lying = inParts(size, whole, { widthMm: heightMm, heightMm: widthMm }, edge);
  return lying.pages.length < upright.pages.length ? lying : upright;
}

function onePage(size: SizeMm, window: BoxMm): BoardPlan {
  const page: BoardPage = {
    label: 'A1',
    page: { widthMm: window.widthMm, heightMm: window.heightMm },
    window,
    at: { xMm: 0, yMm: 0 },
    trim: { xMm: -window.xMm, yMm: -window.yMm, ...size },
    crosses: [],
    cuts: [],
    joins: [],
  };
  return { columns: 1, rows: 1, overlapMm: 0, pages: [page] };
}

function inParts(size: SizeMm, whole: BoxMm, page: SizeMm, edge: number): BoardPlan {
  const across = partsOf(whole.xMm, whole.widthMm, page.widthMm - 2 * edge);
  const down = partsOf(whole.yMm, whole.heightMm, page.heightMm - 2 * edge);
  const overlapMm = across.starts.length * down.starts.length === 1 ? 0 : OVERLAP_MM;
  const pages = down.starts.flatMap((yMm, row) =>
    across.starts.map((xMm, column) =>
      boardPage(
        { xMm, yMm, widthMm: across.lengthMm, heightMm: down.lengthMm },
        { column, row, columns: across.starts.length, rows: down.starts.length },
        size,
        page,
      ),
    ),
  );
  return { columns: across.starts.length, rows: down.starts.length, overlapMm, pages };
}

/** Equal lengths that overlap, as few as cover a length. */
function partsOf(startMm: number, lengthMm: number, roomMm: number) {
  const mostMm = Math.max(roomMm, LEAST_PART_MM);
  const count = lengthMm <= mostMm ? 1 : Math.ceil((lengthMm - OVERLAP_MM) / (mostMm - OVERLAP_MM) - 1e-9);
  const each = (lengthMm + (count - 1) * OVERLAP_MM) / count;
  return {
    lengthMm: each,
    starts: Array.from({ length: count }, (_, i) => startMm + i * (each - OVERLAP_MM)),
  };
}

interface Place {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

function boardPage(window: BoxMm, place: Place, size: SizeMm, page: SizeMm): BoardPage {
  const at = { xMm: (page.widthMm - window.widthMm) / 2, yMm: (page.heightMm - window.heightMm) / 2 };
  const [dx, dy] = [at.xMm - window.xMm, at.yMm - window.yMm];
  const { column, row, columns, rows } = place;
  const onPage: BoxMm = { ...window, ...at };
  // Left and upper edges are cut even where a neighbour lies below them; the others only where the board ends.
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
    cuts: [
      ...uprightCuts([left, ...(column === columns - 1 ? [right] : [])], onPage),
      ...levelCuts([top, ...(row === rows - 1 ? [bottom] : [])], onPage),
    ],
    joins: joinsOn(onPage, place),
  };
}

/** In the middle of every overlap, near both of its ends. */
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

function uprightCuts(xs: readonly number[], { yMm, heightMm }: BoxMm): readonly Segment[] {
  const mark = (xMm: number, from: number, to: number) => ({ a: { xMm, yMm: from }, b: { xMm, yMm: to } });
  const bottom = yMm + heightMm;
  return xs.flatMap((x) => [
    mark(x, yMm - BOARD_STRIP_MM, yMm - GAP_MM),
    mark(x, bottom + GAP_MM, bottom + BOARD_STRIP_MM),
  ]);
}

function levelCuts(ys: readonly number[], { xMm, widthMm }: BoxMm): readonly Segment[] {
  const mark = (yMm: number, from: number, to: number) => ({ a: { xMm: from, yMm }, b: { xMm: to, yMm } });
  const right = xMm + widthMm;
  return ys.flatMap((y) => [
    mark(y, xMm - BOARD_STRIP_MM, xMm - GAP_MM),
    mark(y, right + GAP_MM, right + BOARD_STRIP_MM),
  ]);
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

/** Letters count as in a table: Z is followed by AA. */
function labelOf(column: number, row: number): string {
  const letter = String.fromCharCode(65 + (column % LETTERS));
  const before = column < LETTERS ? '' : labelOf(Math.floor(column / LETTERS) - 1, 0).slice(0, -1);
  return `${before}${letter}${row + 1}`;
}

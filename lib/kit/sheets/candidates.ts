import { upTo } from '@/lib/kernel/combinations';
import type { SizeMm } from '@/lib/kernel/units';
import { type BoxMm, type Outline, type PointMm, sizeOf } from '../blank';
import type { Cut, SheetOrder } from '../order';
import { cornersOf } from '../outline';
import type { Paper } from '../paper';
import { boxAround, boxOf, insetBox, isWithin } from './boxes';
import type { MeasuredLayout } from './measured-layout';
import { type Room, roomsOn } from './rooms';

/** One way to fill the paper. */
export interface Candidate {
  readonly room: Room;
  readonly bleedMm: number;
  readonly marks: boolean;
  /** Bounding box of all pieces with their bleed. */
  readonly extent: BoxMm;
  readonly count: number;
  readonly spots: () => readonly PointMm[];
}

/** Pieces side by side: the room that they take with their bleed, and the corner of each piece's box within it. */
interface Arrangement {
  readonly extent: SizeMm;
  readonly count: number;
  /** In reading order. Computed lazily, for the chosen arrangement only. */
  readonly spots: () => readonly PointMm[];
}

/** Tolerance: a thousandth of printer precision, since sums of decimal lengths are inexact in binary. */
const NEARLY = 1e-6;

function arrangementsIn(room: SizeMm, cell: GrownCell): readonly Arrangement[] {
  const grid = inGrid(room, cell);
  return cell.nested ? [grid, inHoneycomb(room, cell, cell.nested)] : [grid];
}

/** A piece with its bleed: its bounding box, the offset of the piece within it, and the step of a honeycomb. */
interface GrownCell extends SizeMm {
  readonly inset: PointMm;
  /** Distance between columns of a honeycomb. Every other column is half a piece lower. */
  readonly nested?: { readonly columnMm: number };
}

function cellOf(outline: Outline, bleedMm: number): GrownCell {
  const { widthMm } = sizeOf(outline);
  if (outline.shape === 'circle') {
    const acrossMm = widthMm + 2 * bleedMm;
    const inset = { xMm: bleedMm, yMm: bleedMm };
    return { widthMm: acrossMm, heightMm: acrossMm, inset, nested: { columnMm: (acrossMm * Math.sqrt(3)) / 2 } };
  }
  const corners = cornersOf(outline, bleedMm);
  const { xMm, yMm, ...size } = boxAround(corners);
  const grown = { ...size, inset: { xMm: -xMm, yMm: -yMm } };
  if (outline.shape !== 'hexagon') return grown;
  // Growing moves all sides by the same distance, so a grown hexagon's flat sides are no longer half its width.
  const flatMm = (corners[1]?.xMm ?? widthMm) - (corners[0]?.xMm ?? 0);
  return { ...grown, nested: { columnMm: (flatMm + grown.widthMm) / 2 } };
}

/** Limits the memory for tiny pieces. */
const MOST_IN_A_ROW = 100;

const fitting = (roomMm: number, eachMm: number): number =>
  Math.max(0, Math.min(MOST_IN_A_ROW, Math.floor(roomMm / eachMm + NEARLY)));

function inGrid(room: SizeMm, cell: GrownCell): Arrangement {
  const [columns, rows] = [fitting(room.widthMm, cell.widthMm), fitting(room.heightMm, cell.heightMm)];
  return {
    extent: { widthMm: columns * cell.widthMm, heightMm: rows * cell.heightMm },
    count: columns * rows,
    spots: () =>
      upTo(rows).flatMap((row) =>
        upTo(columns).map((column) => spot(cell, column * cell.widthMm, row * cell.heightMm)),
      ),
  };
}

function inHoneycomb(room: SizeMm, cell: GrownCell, { columnMm }: { readonly columnMm: number }): Arrangement {
  const columns = room.widthMm + NEARLY < cell.widthMm ? 0 : 1 + fitting(room.widthMm - cell.widthMm, columnMm);
  const rows = fitting(room.heightMm, cell.heightMm);
  const rowsBetween = fitting(room.heightMm - cell.heightMm / 2, cell.heightMm);
  const lowest = columns > 1 && rowsBetween === rows ? rows + 0.5 : rows;
  return {
    extent: {
      widthMm: columns === 0 ? 0 : cell.widthMm + (columns - 1) * columnMm,
      heightMm: lowest * cell.heightMm,
    },
    count: Math.ceil(columns / 2) * rows + Math.floor(columns / 2) * rowsBetween,
    spots: () =>
      upTo(2 * rows).flatMap((half) =>
        upTo(columns)
          .filter((column) => column % 2 === half % 2 && Math.floor(half / 2) < (column % 2 === 0 ? rows : rowsBetween))
          .map((column) => spot(cell, column * columnMm, (half * cell.heightMm) / 2)),
      ),
  };
}

const spot = ({ inset }: GrownCell, xMm: number, yMm: number): PointMm => ({
  xMm: xMm + inset.xMm,
  yMm: yMm + inset.yMm,
});

/** Returns the ways to fill the paper: with and without bleed and marks, in measured and computed layouts. */
export function candidatesFor(
  outline: Outline,
  paper: Paper,
  sheets: SheetOrder,
  known: readonly MeasuredLayout[],
): readonly Candidate[] {
  const bleeds = sheets.bleedMm > 0 ? [sheets.bleedMm, 0] : [0];
  const tries = cutOf(outline, sheets) === 'marks' ? [true, false] : [false];
  const papers = tries.map((marks) => ({ marks, rooms: roomsOn(paper, sheets, marks) }));
  return bleeds.flatMap((bleedMm) => {
    const cell = cellOf(outline, bleedMm);
    return papers.flatMap(({ marks, rooms }) => {
      const common = { bleedMm, marks };
      return [
        ...rooms.flatMap((room) => known.flatMap((layout) => measuredIn(room, layout, outline, common))),
        ...rooms.flatMap((room) =>
          arrangementsIn(room.box, cell).map((arrangement): Candidate => {
            const extent = centred(arrangement, room.box);
            const { count, spots } = arrangement;
            const moved = ({ xMm, yMm }: PointMm) => ({ xMm: xMm + extent.xMm, yMm: yMm + extent.yMm });
            return { ...common, room, extent, count, spots: () => spots().map(moved) };
          }),
        ),
      ];
    });
  });
}

/** Returns a measured layout if it satisfies the order: bleed between the pieces, margins, room for marks. */
function measuredIn(
  room: Room,
  { lying, bleedMm, spots }: MeasuredLayout,
  outline: Outline,
  common: { readonly bleedMm: number; readonly marks: boolean },
): readonly Candidate[] {
  if (lying !== room.page.widthMm > room.page.heightMm || bleedMm !== common.bleedMm) return [];
  const extent = extentOf(spots, outline, bleedMm);
  return isWithin(extent, room.box) ? [{ ...common, room, extent, count: spots.length, spots: () => spots }] : [];
}

/** Returns the effective guides: crop marks need straight cuts, so other shapes are cut along their outlines. */
export const cutOf = ({ shape }: Outline, { cut }: SheetOrder): Cut =>
  cut === 'marks' && shape !== 'rectangle' ? 'grid' : cut;

const centred = ({ extent }: Arrangement, box: BoxMm): BoxMm => ({
  xMm: box.xMm + (box.widthMm - extent.widthMm) / 2,
  yMm: box.yMm + (box.heightMm - extent.heightMm) / 2,
  ...extent,
});

export function extentOf(spots: readonly PointMm[], outline: Outline, bleedMm: number): BoxMm {
  const all = boxOf(spots, sizeOf(outline));
  if (outline.shape === 'circle') return insetBox(all, -bleedMm, -bleedMm);
  const own = boxAround(cornersOf(outline, bleedMm));
  return insetBox(all, own.xMm, own.yMm);
}

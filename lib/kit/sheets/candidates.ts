import { type BoxMm, type Outline, type PointMm, sizeOf } from '../blank';
import type { Cut, SheetOrder } from '../order';
import { cornersOf } from '../outline';
import type { Paper } from '../paper';
import { type Arrangement, arrangementsIn, cellOf } from './arrange';
import { boxAround, boxOf, isWithin } from './boxes';
import type { MeasuredLayout } from './measured-layout';
import { type Room, roomsOn } from './rooms';

/** One way to fill the paper. */
export interface Candidate {
  readonly room: Room;
  readonly bleedMm: number;
  readonly marks: boolean;
  /** Pieces with their bleed, all together. */
  readonly extent: BoxMm;
  /** How many pieces. */
  readonly count: number;
  readonly spots: () => readonly PointMm[];
}

/** Every way to fill the paper: with bleed and marks and without them, as measured and as reckoned. */
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

/** A measured layout, if it leaves what this order needs: its bleed between the pieces, its margins, room for marks. */
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

/** Crop marks guide straight cuts through the whole sheet; other shapes are cut along their outlines. */
export const cutOf = ({ shape }: Outline, { cut }: SheetOrder): Cut =>
  cut === 'marks' && shape !== 'rectangle' ? 'grid' : cut;

const centred = ({ extent }: Arrangement, box: BoxMm): BoxMm => ({
  xMm: box.xMm + (box.widthMm - extent.widthMm) / 2,
  yMm: box.yMm + (box.heightMm - extent.heightMm) / 2,
  ...extent,
});

/** The box around pieces and their bleed. */
export function extentOf(spots: readonly PointMm[], outline: Outline, bleedMm: number): BoxMm {
  const all = boxOf(spots, sizeOf(outline));
  if (outline.shape === 'circle') return grown(all, bleedMm, bleedMm);
  const own = boxAround(cornersOf(outline, bleedMm));
  return grown(all, -own.xMm, -own.yMm);
}

/** A box moved out by so much at each side. */
export const grown = ({ xMm, yMm, widthMm, heightMm }: BoxMm, x: number, y: number): BoxMm => ({
  xMm: xMm - x,
  yMm: yMm - y,
  widthMm: widthMm + 2 * x,
  heightMm: heightMm + 2 * y,
});

import type { SizeMm } from '@/lib/kernel/units';
import { type Blank, type BoxMm, type Outline, type PointMm, type Segment, sizeOf } from '../blank';
import type { Cut, Sacrifice, SheetOrder } from '../order';
import type { Paper } from '../paper';
import { boxOf } from './boxes';
import { type Candidate, candidatesFor, cutOf } from './candidates';
import { cropMarks, cutsOf, hairlines } from './cut-lines';
import { type MeasuredLayout, matchesOrder } from './measured-layout';
import { LEAST_MARK_MM, MOST_MARK_MM, registrationMarks } from './rooms';
import { compareWorth, ranked, worthBy } from './sacrifices';
import { axisOf, backOf, type Cell, lineBehind, type SheetPlan } from './sheet-plan';

export interface PaperOrder {
  readonly paper: Paper;
  readonly sheets: SheetOrder;
  /** Number of pieces to print; if undefined, as many as fit. */
  readonly copies?: number | undefined;
}

/**
 * Places as many copies of a blank as fit on a sheet of paper, centred in the printable area.
 *
 * Candidates are compared by a fixed ranking: first that they hold any piece; then, from the last to the first
 * sacrifice of the order, number of pieces, marks and bleed. So nothing is dropped that could be kept by dropping
 * something less important. If the number of copies is known, fewer pieces per sheet are equally good as long as they
 * take no more paper, and an upright page wins, since other pieces can share it. Ties are broken by more pieces, then
 * measured over computed layouts, portrait over landscape, and rows over a honeycomb.
 */
export function planSheets(
  blank: Blank,
  { paper, sheets, copies }: PaperOrder,
  measured: readonly MeasuredLayout[] = [],
): SheetPlan {
  const { outline } = blank;
  const known = measured.filter((layout) => matchesOrder(layout, outline, paper, sheets.backs));
  const candidates = candidatesFor(outline, paper, sheets, known);
  const ways = candidates.map((candidate) => ({ candidate, worth: worthOf(candidate, sheets, copies) }));
  const { candidate: best } = ways.reduce((a, b) => (compareWorth(b.worth, a.worth) > 0 ? b : a));
  const isShort = candidates.some((other) => thrift(other, copies) > thrift(best, copies));
  return planOf(best, outline, sheets, isShort);
}

function worthOf(candidate: Candidate, { givesUp, backs }: SheetOrder, copies: number | undefined): readonly number[] {
  const { count, marks, bleedMm, room } = candidate;
  const canShare = copies !== undefined && backs === 'none';
  const isUpright = canShare && room.page.heightMm >= room.page.widthMm;
  const kept = worthBy(givesUp, { pieces: thrift(candidate, copies), marks: Number(marks), bleed: bleedMm });
  return [Math.min(1, count), ...kept, Number(isUpright), count];
}

/** Paper efficiency: pieces per sheet, or minus the number of sheets if the number of copies is known. */
const thrift = ({ count }: Candidate, copies: number | undefined): number =>
  copies === undefined ? count : -Math.ceil(Math.max(1, copies) / count);

function planOf(best: Candidate, outline: Outline, sheets: SheetOrder, isShort: boolean): SheetPlan {
  const { page } = best.room;
  const size = sizeOf(outline);
  const axis = axisOf(sheets.backs, page);
  const cells = best.spots().map((spot): Cell => ({ ...spot, turn: 0 }));
  const backs = axis && {
    on: sheets.backs === 'gutter-fold' ? ('same-side' as const) : ('reverse' as const),
    cells: cells.map((cell) => backOf(cell, size, page, axis)),
  };
  const wanted = cutOf(outline, sheets);
  const cut = wanted === 'marks' && !best.marks ? 'grid' : wanted;
  const front = cells.length === 0 ? [] : linesFor(cut, cells, best, outline, sheets);
  // No hairlines on backs: they would only show the printer's offset. Marks in the margin do no harm.
  const back = axis && cut === 'marks' ? front.map((line) => lineBehind(line, page, axis)) : [];
  const lost: Readonly<Record<Sacrifice, boolean>> = {
    bleed: best.bleedMm < sheets.bleedMm,
    marks: wanted === 'marks' && !best.marks,
    pieces: isShort,
  };
  return {
    page,
    cells,
    backs,
    bleedMm: best.bleedMm,
    cut,
    lines: { front, back },
    outlined: cut === 'grid' && outline.shape !== 'rectangle',
    fold: backs?.on === 'same-side' ? foldOf(page, best.room.limits) : undefined,
    registration: sheets.registration ? registrationMarks(page) : [],
    givenUp: ranked(sheets.givesUp).filter((what) => lost[what]),
    trim: boxOf([...cells, ...(backs?.on === 'same-side' ? backs.cells : [])], size),
  };
}

function linesFor(
  cut: Cut,
  spots: readonly PointMm[],
  { extent, room }: Candidate,
  outline: Outline,
  { registration }: SheetOrder,
): readonly Segment[] {
  if (cut === 'none' || outline.shape !== 'rectangle') return [];
  const cuts = cutsOf(spots, sizeOf(outline));
  if (cut === 'grid') return hairlines(cuts, extent);
  // Longer marks could reach a cutting machine's marks, which need clear space.
  return cropMarks(cuts, extent, room.limits, registration ? LEAST_MARK_MM : MOST_MARK_MM);
}

const foldOf = ({ heightMm }: SizeMm, { xMm, widthMm }: BoxMm): Segment => ({
  a: { xMm, yMm: heightMm / 2 },
  b: { xMm: xMm + widthMm, yMm: heightMm / 2 },
});

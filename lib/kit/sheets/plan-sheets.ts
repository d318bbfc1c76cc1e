import type { SizeMm } from '@/lib/kernel/units';
import { type Blank, type BoxMm, type Outline, type PointMm, type Segment, sizeOf } from '../blank';
import type { Cut, Sacrifice, SheetOrder } from '../order';
import type { Paper } from '../paper';
import { boxOf } from './boxes';
import { type Candidate, candidatesFor, cutOf } from './candidates';
import { cropMarks, cutsOf, hairlines } from './cut-lines';
import { isFor, type MeasuredLayout } from './measured-layout';
import { LEAST_MARK_MM, MOST_MARK_MM, registrationMarks } from './rooms';
import { compareWorth, ranked, worthBy } from './sacrifices';
import { axisOf, backOf, type Cell, lineBehind, type SheetPlan } from './sheet-plan';

export interface PaperOrder {
  readonly paper: Paper;
  readonly sheets: SheetOrder;
  /** How many pieces there are to print; as many as can be if undefined. */
  readonly copies?: number | undefined;
}

/**
 * As many copies of a blank as fit on a sheet of paper, in the middle of what prints.
 *
 * Which of all ways to fill the paper wins is one rule: a piece at all; then, from what the order gives up last to what
 * it gives up first, the pieces' number, marks, bleed. So nothing is given up that could have been kept without giving
 * up something dearer. Where it is known how many there are to print, fewer on a sheet are no loss as long as they take
 * no more paper, and a page upright wins, on which other pieces can stand beside them. Where two ways are still alike,
 * more pieces win; then a measured layout goes before ours, a page upright before one lying, and rows before a honeycomb.
 */
export function planSheets(
  blank: Blank,
  { paper, sheets, copies }: PaperOrder,
  measured: readonly MeasuredLayout[] = [],
): SheetPlan {
  const { outline } = blank;
  const known = measured.filter((layout) => isFor(layout, outline, paper, sheets.backs));
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

/** How well paper is used: by pieces on a sheet, or by the sheets that all pieces take. */
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
  // Hairlines on backs would only show how far off a printer is; marks in the margin spoil nothing.
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
  // Longer ones could reach a cutting machine's marks, which their room keeps clear of.
  return cropMarks(cuts, extent, room.limits, registration ? LEAST_MARK_MM : MOST_MARK_MM);
}

/** From side to side of what prints, in the middle of the page. */
const foldOf = ({ heightMm }: SizeMm, { xMm, widthMm }: BoxMm): Segment => ({
  a: { xMm, yMm: heightMm / 2 },
  b: { xMm: xMm + widthMm, yMm: heightMm / 2 },
});

import type { SizeMm } from '@/lib/kernel/units';
import type { BoxMm } from '../blank';
import type { SheetOrder } from '../order';
import { PAPER_SIZE, type Paper, UNPRINTABLE_MM } from '../paper';
import { insetBox, sharedBox } from './boxes';

/** An area of a sheet for pieces and their bleed. */
export interface Room {
  readonly page: SizeMm;
  readonly box: BoxMm;
  /** Limits for pieces and marks together: the printable area, or its upper half if the sheet is folded. */
  readonly limits: BoxMm;
}

/** Distance between the pieces' bleed and the marks. */
export const MARK_GAP_MM = 0.6;
/** Shortest crop mark that is visible and usable with a ruler. */
export const LEAST_MARK_MM = 2;
export const MOST_MARK_MM = 5;
const MARK_ROOM_MM = MARK_GAP_MM + LEAST_MARK_MM;

/** Position and size of the marks for cutting machines. */
const REGISTRATION_INSET_MM = 10;
const REGISTRATION_LINE_MM = 1;
const REGISTRATION_LENGTH_MM = 5;
const REGISTRATION_CLEAR_MM = 1;

/** Returns the rooms on a paper, portrait and landscape, with or without a strip for crop marks on all sides. */
export function roomsOn(paper: Paper, order: SheetOrder, marks: boolean): readonly Room[] {
  const { widthMm, heightMm } = PAPER_SIZE[paper];
  return [
    { widthMm, heightMm },
    { widthMm: heightMm, heightMm: widthMm },
  ].flatMap((page) => {
    const limits = limitsOf(page, order);
    return boxesIn(limits, page, order, marks ? MARK_ROOM_MM : 0).map((box) => ({ page, limits, box }));
  });
}

/** Returns the printable area minus a strip on all sides: one box, or two alternatives with registration marks. */
export const boxesOn = (page: SizeMm, order: SheetOrder, strip: number): readonly BoxMm[] =>
  boxesIn(printable(page, order), page, order, strip);

function boxesIn(limits: BoxMm, page: SizeMm, { registration }: SheetOrder, strip: number): readonly BoxMm[] {
  const inner = insetBox(limits, strip, strip);
  return registration ? registeredBoxes(page, strip).map((box) => sharedBox(inner, box)) : [inner];
}

function limitsOf(page: SizeMm, order: SheetOrder): BoxMm {
  const all = printable(page, order);
  return order.backs === 'gutter-fold' ? { ...all, heightMm: page.heightMm / 2 - all.yMm } : all;
}

function printable(page: SizeMm, { marginMm }: SheetOrder): BoxMm {
  const edge = Math.max(marginMm, UNPRINTABLE_MM);
  return insetBox({ xMm: 0, yMm: 0, ...page }, edge, edge);
}

/** Returns the boxes that avoid registration marks vertically or horizontally; machines need clear space there. */
function registeredBoxes(page: SizeMm, strip: number): readonly BoxMm[] {
  const all = { xMm: 0, yMm: 0, ...page };
  const clear = REGISTRATION_INSET_MM + REGISTRATION_LENGTH_MM + REGISTRATION_CLEAR_MM + strip;
  return [insetBox(all, REGISTRATION_INSET_MM, clear), insetBox(all, clear, REGISTRATION_INSET_MM)];
}

/** Registration marks in the form that cutting machines expect: a filled square at the top left and two angles. */
export function registrationMarks({ widthMm, heightMm }: SizeMm): readonly BoxMm[] {
  const [inset, line, length] = [REGISTRATION_INSET_MM, REGISTRATION_LINE_MM, REGISTRATION_LENGTH_MM];
  const [right, bottom] = [widthMm - inset, heightMm - inset];
  const bar = (xMm: number, yMm: number, width: number, height: number) => ({
    xMm,
    yMm,
    widthMm: width,
    heightMm: height,
  });
  return [
    bar(inset, inset, length, length),
    bar(right - length, inset, length, line),
    bar(right - line, inset, line, length),
    bar(inset, bottom - line, length, line),
    bar(inset, bottom - length, line, length),
  ];
}

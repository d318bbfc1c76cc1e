import type { SizeMm } from '@/lib/kernel/units';
import type { BoxMm } from '../blank';
import type { SheetOrder } from '../order';
import { PAPER_SIZE, type Paper, UNPRINTABLE_MM } from '../paper';
import { insetBox, sharedBox } from './boxes';

/** A part of a sheet that pieces, with their bleed, may fill. */
export interface Room {
  readonly page: SizeMm;
  readonly box: BoxMm;
  /** What pieces and marks together must stay inside: what prints, or its upper half if the sheet is folded. */
  readonly limits: BoxMm;
}

/** Between the pieces' bleed and the marks. */
export const MARK_GAP_MM = 0.6;
/** A crop mark that is still to be seen and laid a ruler to. */
export const LEAST_MARK_MM = 2;
export const MOST_MARK_MM = 5;
const MARK_ROOM_MM = MARK_GAP_MM + LEAST_MARK_MM;

/** Where cutting machines look for their marks, and how large they are. */
const REGISTRATION_INSET_MM = 10;
const REGISTRATION_LINE_MM = 1;
const REGISTRATION_LENGTH_MM = 5;
const REGISTRATION_CLEAR_MM = 1;

/** The rooms there are on a paper, upright and lying, with or without a strip for crop marks all round. */
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

/** What prints on a page, less a strip all round: one box, or two to choose from beside a cutting machine's marks. */
export const boxesOn = (page: SizeMm, order: SheetOrder, strip: number): readonly BoxMm[] =>
  boxesIn(printable(page, order), page, order, strip);

function boxesIn(limits: BoxMm, page: SizeMm, { registration }: SheetOrder, strip: number): readonly BoxMm[] {
  const inner = insetBox(limits, strip, strip);
  return registration ? registeredBoxes(page, strip).map((box) => sharedBox(inner, box)) : [inner];
}

/** What prints, or the upper half of it. */
function limitsOf(page: SizeMm, order: SheetOrder): BoxMm {
  const all = printable(page, order);
  return order.backs === 'gutter-fold' ? { ...all, heightMm: page.heightMm / 2 - all.yMm } : all;
}

function printable(page: SizeMm, { marginMm }: SheetOrder): BoxMm {
  const edge = Math.max(marginMm, UNPRINTABLE_MM);
  return insetBox({ xMm: 0, yMm: 0, ...page }, edge, edge);
}

/**
 * A machine cuts only between its marks, and reads none that something else stands near to. So the pieces stay clear of
 * the corners either by height or by width.
 */
function registeredBoxes(page: SizeMm, strip: number): readonly BoxMm[] {
  const all = { xMm: 0, yMm: 0, ...page };
  const clear = REGISTRATION_INSET_MM + REGISTRATION_LENGTH_MM + REGISTRATION_CLEAR_MM + strip;
  return [insetBox(all, REGISTRATION_INSET_MM, clear), insetBox(all, clear, REGISTRATION_INSET_MM)];
}

/** A filled corner at the upper left and two angles, as the cutting machines look for them. */
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

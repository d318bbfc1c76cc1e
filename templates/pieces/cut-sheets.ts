import type { SizeMm } from '@/lib/kernel/units';
import { type BoxMm, type PointMm, type Segment, sizeOf } from '@/lib/kit/blank';
import type { CutPiece } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { insetBox } from '@/lib/kit/sheets/boxes';
import { hairlinesAround, marksOf } from '@/lib/kit/sheets/cut-lines';
import { blockOf, type Cell, type SheetPlan } from '@/lib/kit/sheets/sheet-plan';
import { furniture, type Item, line, type PartSide } from '@/templates/drawing/display-list';
import { multiply, rotation, translation } from '@/templates/geometry/matrix';
import { drawText, layText, plainSpan, type TextSetting } from '../flow/text';
import { mmFromPt } from '../theme/styles';
import type { Theme } from '../theme/theme';
import type { Setter } from '../type/setter';
import type { CutCopy } from './cut-copies';
import type { PageDraft } from './page-draft';
import { frameFor, registrationItems } from './page-frame';
import { boxOfLine, meet, rulerBeside } from './ruler';

const MARK_MM = 0.15;
const HAIRLINE_MM = 0.1;
const FOLD_PT = 5;
const FOLD_WORDS = 'Fold here, then cut';
const FOLD_GAP_MM = 0.3;

/**
 * Draws the sheets of copies, each with its reverse if any. Cells keep their positions on the last sheet, and on the
 * first one if some of its places are used already.
 */
export function sheetPages(
  piece: CutPiece,
  plan: SheetPlan,
  copies: readonly CutCopy[],
  { theme, setter, order }: { readonly theme: Theme; readonly setter: Setter; readonly order: KitOrder },
): readonly PageDraft[] {
  const size = sizeOf(piece.blank.outline);
  const put = (copy: CutCopy, side: 'front' | 'back', cell: Cell | undefined): readonly Item[] =>
    !cell || copy[side].length === 0
      ? []
      : [{ kind: 'group', matrix: matrixOf(cell), of: partSide(piece, copy, side), items: copy[side] }];
  const frame = hasMargins(plan) ? frameFor(plan.page) : undefined;
  const common = { ...plan.page, frame };
  const isSameSide = plan.backs?.on === 'same-side';
  const isRectangle = piece.blank.outline.shape === 'rectangle';
  const whole = { front: lines(plan.lines.front, plan, theme), back: lines(plan.lines.back, plan, theme) };
  /** Cutting lines for the pieces in these cells of a sheet. */
  const cuts = (side: 'front' | 'back', from: number, to: number): readonly Item[] => {
    const all = plan.lines[side];
    const cells = side === 'front' ? plan.cells : (plan.backs?.cells ?? []);
    const own = cells.slice(from, to);
    if (!isRectangle || own.length === cells.length || all.length === 0) return whole[side];
    const isMarked = plan.cut === 'marks';
    return lines(isMarked ? marksOf(all, own, size) : hairlinesAround(own, size, plan.bleedMm), plan, theme);
  };
  const onFronts = (from: number, to: number): readonly Item[] =>
    furniture([...cuts('front', from, to), ...registrationItems(plan.registration, theme)]);
  const onSameSide = (from: number, to: number) =>
    isSameSide ? furniture([...cuts('back', from, to), ...foldItems()]) : [];
  const boxes = { front: boxesOf(plan.trim), back: plan.backs && boxesOf(around(plan.backs.cells)) };
  const taken = [
    ...plan.cells.map(boxOfCell),
    ...(isSameSide ? (plan.backs?.cells ?? []).map(boxOfCell) : []),
    ...[...plan.lines.front, ...(isSameSide ? plan.lines.back : []), ...(plan.fold ? [plan.fold] : [])].map(boxOfLine),
    ...plan.registration,
  ];
  const sheet = { page: plan.page, marginMm: order.sheets.marginMm, taken };
  const ruler = frame ? [] : furniture(rulerBeside(sheet, order.paper, { theme, setter }));
  const pages: PageDraft[] = [];
  let from = usedPlaces(plan, order);
  for (let first = 0; first < copies.length; ) {
    const sheet = copies.slice(first, first + plan.cells.length - from);
    const to = from + sheet.length;
    const fronts = sheet.flatMap((copy, i) => put(copy, 'front', plan.cells[from + i]));
    const backs = sheet.flatMap((copy, i) => put(copy, 'back', plan.backs?.cells[from + i]));
    pages.push({
      ...common,
      title: piece.title,
      side: 'front',
      items: [...fronts, ...onFronts(from, to), ...(isSameSide ? backs : []), ...onSameSide(from, to), ...ruler],
      boxes: boxes.front,
    });
    if (plan.backs?.on === 'reverse') {
      pages.push({
        ...common,
        title: `${piece.title}: backs`,
        side: 'back',
        items: [...backs, ...furniture(cuts('back', from, to))],
        boxes: boxes.back,
      });
    }
    first += sheet.length;
    from = 0;
  }
  return pages;

  function matrixOf({ xMm, yMm, turn }: Cell) {
    const moved = translation(xMm, yMm);
    return turn === 0 ? moved : multiply(moved, rotation(turn, size.widthMm / 2, size.heightMm / 2));
  }

  function boxOfCell(cell: PointMm): BoxMm {
    return insetBox({ ...cell, ...size }, -plan.bleedMm, -plan.bleedMm);
  }

  function boxesOf(trim: BoxMm) {
    const by = plan.bleedMm;
    const bleed = {
      xMm: trim.xMm - by,
      yMm: trim.yMm - by,
      widthMm: trim.widthMm + 2 * by,
      heightMm: trim.heightMm + 2 * by,
    };
    return { trim, bleed };
  }

  function around(corners: readonly PointMm[]): BoxMm {
    const [left, top] = [Math.min(...corners.map(({ xMm }) => xMm)), Math.min(...corners.map(({ yMm }) => yMm))];
    return {
      xMm: left,
      yMm: top,
      widthMm: Math.max(...corners.map(({ xMm }) => xMm)) + size.widthMm - left,
      heightMm: Math.max(...corners.map(({ yMm }) => yMm)) + size.heightMm - top,
    };
  }

  /** Draws the fold across the page, with instructions where there is free space. */
  function foldItems(): readonly Item[] {
    const { fold } = plan;
    if (!fold) return [];
    const d = line(fold.a.xMm, fold.a.yMm, fold.b.xMm, fold.b.yMm);
    const items: Item[] = [{ kind: 'path', d, stroke: theme.ink, widthMm: 0.25, dashMm: [3, 2] }];
    const setting: TextSetting = { setter, pt: FOLD_PT, lineHeight: 1.15 };
    const words = layText(plainSpan(FOLD_WORDS, 'label', theme.ink), 100, setting);
    const widthMm = ((words.lines[0]?.width ?? 0) * mmFromPt(FOLD_PT)) / 1000;
    const box = { widthMm, heightMm: words.heightMm, yMm: fold.a.yMm - words.heightMm - FOLD_GAP_MM };
    const spots = Array.from({ length: FOLD_SPOTS }, (_, i) => {
      const share = i / (FOLD_SPOTS - 1);
      return { ...box, xMm: fold.a.xMm + share * (fold.b.xMm - fold.a.xMm - widthMm) };
    });
    const free = spots.find((spot) => !taken.some((other) => meet(spot, other)));
    if (free) drawText(words, setting, free.xMm, free.yMm, items);
    return items;
  }
}

const partSide = ({ id }: CutPiece, { part, leaf }: CutCopy, side: PartSide['side']): PartSide => ({
  piece: id,
  part: part.id,
  side,
  leaf,
});

/** Returns the number of places that are used already on the first sheet. */
export const usedPlaces = ({ cells }: SheetPlan, { skip = 0 }: KitOrder): number =>
  cells.length > 1 ? skip % cells.length : 0;

/** Pieces of one kind that leave room on a sheet, with their cutting lines, relative to their own corner. */
export interface CutBlock extends SizeMm {
  readonly items: readonly Item[];
}

/** Returns the content of the last sheet as a block; undefined if nothing else can share the sheet. */
export function lastBlock(
  piece: CutPiece,
  plan: SheetPlan,
  copies: readonly CutCopy[],
  theme: Theme,
): CutBlock | undefined {
  const used = ((copies.length - 1) % plan.cells.length) + 1;
  const block = copies.length > 0 ? blockOf(plan, piece.blank.outline, used) : undefined;
  if (!block) return undefined;
  const placed = copies.slice(-used).map((copy, i): Item => {
    const { xMm, yMm } = block.cells[i] ?? { xMm: 0, yMm: 0 };
    return { kind: 'group', matrix: translation(xMm, yMm), of: partSide(piece, copy, 'front'), items: copy.front };
  });
  const { widthMm, heightMm } = block;
  return { widthMm, heightMm, items: [...placed, ...furniture(lines(block.lines, plan, theme))] };
}

const FOLD_SPOTS = 60;

/** Heights of a page's header and footer, from its edges. */
const HEAD_MM = 14;
const FOOT_MM = 12.4;

/** Tells whether pages of these sheets have room for a header and a footer. */
export function hasMargins({ page, cells, backs, bleedMm, lines, registration, trim }: SheetPlan): boolean {
  if (registration.length > 0 || cells.length === 0) return false;
  let [top, bottom] = [trim.yMm - bleedMm, trim.yMm + trim.heightMm + bleedMm];
  for (const { yMm } of backs?.cells ?? []) top = Math.min(top, yMm - bleedMm);
  for (const { a, b } of [...lines.front, ...lines.back]) {
    top = Math.min(top, a.yMm, b.yMm);
    bottom = Math.max(bottom, a.yMm, b.yMm);
  }
  return top >= HEAD_MM && bottom <= page.heightMm - FOOT_MM;
}

const lines = (segments: readonly Segment[], { cut }: SheetPlan, theme: Theme): readonly Item[] =>
  segments.length === 0
    ? []
    : [
        {
          kind: 'path',
          d: segments.map(({ a, b }) => line(a.xMm, a.yMm, b.xMm, b.yMm)).join(' '),
          stroke: cut === 'marks' ? theme.ink : theme.rule,
          widthMm: cut === 'marks' ? MARK_MM : HAIRLINE_MM,
        },
      ];

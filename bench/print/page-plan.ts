import { flat } from '@/lib/kit/blank';
import type { Cell, SheetPlan } from '@/lib/kit/sheets/sheet-plan';
import { sheetsFor } from '@/templates/sheets/sheets-for';
import { ORDER } from './ours';
import type { Cut, Part } from './work';

/** Positions of a section on A4 in millimetres, shared by all tools that need positions. */
export const PAGE = { widthMm: 210, heightMm: 297, leftMm: 10, topMm: 17, textWidthMm: 122 } as const;
export const POINTS_PER_MM = 72 / 25.4;
export const pt = (mm: number): number => mm * POINTS_PER_MM;

export interface CutPage {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly bleedMm: number;
  /** Backs are mirrored from side to side, as the paper is turned on its long edge. */
  readonly cells: readonly { readonly x: number; readonly y: number; readonly part: Part | 'back' }[];
  /** Crop marks. */
  readonly marks: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[];
}

/** Fronts and backs, sheet after sheet: exactly where our own planner puts them. */
export function cutPages(cut: Cut): readonly CutPage[] {
  const { widthMm, heightMm, cornerMm, parts } = cut;
  const blank = flat({ shape: 'rectangle', widthMm, heightMm, cornerMm });
  const plan = sheetsFor(blank, { paper: ORDER.paper, sheets: ORDER.sheets, copies: parts.length });
  const lines = (segments: SheetPlan['lines']['front']) =>
    segments.map(({ a, b }) => [a.xMm, a.yMm, b.xMm, b.yMm] as const);
  const pages: CutPage[] = [];
  for (let first = 0; first < parts.length; first += plan.cells.length) {
    const sheet = parts.slice(first, first + plan.cells.length);
    const put = (cells: readonly Cell[], what: (part: Part) => Part | 'back') =>
      sheet.flatMap((part, i) => {
        const cell = cells[i];
        return cell ? [{ x: cell.xMm, y: cell.yMm, part: what(part) }] : [];
      });
    const common = { ...plan.page, bleedMm: plan.bleedMm };
    pages.push({ ...common, marks: lines(plan.lines.front), cells: put(plan.cells, (part) => part) });
    pages.push({ ...common, marks: lines(plan.lines.back), cells: put(plan.backs?.cells ?? [], () => 'back') });
  }
  return pages;
}

/** Places on a piece, from its top left corner. */
export function placesOn({ widthMm, heightMm, parts }: Cut) {
  const isCard = parts[0]?.card !== undefined;
  return isCard
    ? {
        band: heightMm * 0.14,
        icon: { x: 5, y: 3, size: 6 },
        kicker: { x: 13, y: 4.2, width: widthMm - 18, pt: 7.5 },
        title: { x: 5, y: 15, width: widthMm - 10, pt: 12, center: false },
        body: { x: 5, y: 29, width: widthMm - 10, pt: 8.5 },
        note: { x: 5, y: heightMm - 9, width: widthMm - 10, pt: 7.5, center: false },
      }
    : {
        band: heightMm * 0.5,
        icon: { x: widthMm / 2 - 8.5, y: 4, size: 17 },
        kicker: undefined,
        title: { x: 3, y: heightMm * 0.54, width: widthMm - 6, pt: 12, center: true },
        body: undefined,
        note: { x: 3, y: heightMm * 0.78, width: widthMm - 6, pt: 9, center: true },
      };
}

export const rgbOf = (color: string): readonly [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16) / 255,
  Number.parseInt(color.slice(3, 5), 16) / 255,
  Number.parseInt(color.slice(5, 7), 16) / 255,
];
export const GREY = '#AEB6B1';
export const INK = '#16201B';

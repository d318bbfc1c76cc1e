import type { Blank } from '@/lib/kit/blank';
import type { MeasuredLayout } from '@/lib/kit/sheets/measured-layout';
import { type PaperOrder, planSheets } from '@/lib/kit/sheets/plan-sheets';
import type { SheetPlan } from '@/lib/kit/sheets/sheet-plan';
import { parseLayout } from './layout-schema';
import { STORED } from './stored';

/** Reads a layout; throws on one that no printer could print. */
export function requireLayout(data: unknown): MeasuredLayout {
  const { columns, rows, leftMm, topMm, ...layout } = parseLayout(data);
  const [across, down] = [layout.widthMm + 2 * layout.bleedMm, layout.heightMm + 2 * layout.bleedMm];
  const spots = Array.from({ length: rows * columns }, (_, i) => ({
    xMm: leftMm + (i % columns) * across,
    yMm: topMm + Math.floor(i / columns) * down,
  }));
  return { ...layout, spots };
}

const LAYOUTS = Object.values(STORED).map(requireLayout);

/** How copies of a blank stand on their sheets: where they were measured, or as many as fit. */
export const sheetsFor = (blank: Blank, order: PaperOrder): SheetPlan => planSheets(blank, order, LAYOUTS);

import type { SizeMm } from '@/lib/kernel/units';
import type { BoxMm, PointMm, Segment } from '@/lib/kit/blank';
import type { Backs } from '@/lib/kit/order';
import { reverseOfPage } from '@/lib/kit/sheets/board-reverse';
import type { BoardPlan } from '@/lib/kit/sheets/boards';
import type { BookletSheet, BookletSide } from '@/lib/kit/sheets/impose';
import { axisOf, type Cell, type SheetPlan } from '@/lib/kit/sheets/sheet-plan';

const mm = (value: number): string => String(Math.round(value * 1000) / 1000 + 0);
const point = ({ xMm, yMm }: PointMm): string => `${mm(xMm)},${mm(yMm)}`;
const box = (of: BoxMm): string => `${point(of)} ${mm(of.widthMm)}×${mm(of.heightMm)}`;
const segment = ({ a, b }: Segment): string => `${point(a)}–${point(b)}`;

/** Formats a sheet plan for comparison, one line per row of pieces. */
export function formatPlan(name: string, plan: SheetPlan): string {
  const { page, cells, backs, lines } = plan;
  return [
    `${name}: ${cells.length} on ${mm(page.widthMm)}×${mm(page.heightMm)}, trim ${box(plan.trim)}`,
    `  bleed ${mm(plan.bleedMm)}, cut by ${plan.outlined ? 'outlines' : plan.cut}, given up: ${plan.givenUp.join(', ') || 'nothing'}`,
    ...rowsOf(cells).map((row) => `  front ${row}`),
    ...(backs ? rowsOf(backs.cells).map((row) => `  back, ${backs.on} ${row}`) : []),
    ...(plan.fold ? [`  fold ${segment(plan.fold)}`] : []),
    ...alike(lines.front).map((line) => `  line ${line}`),
    ...alike(lines.back).map((line) => `  line behind ${line}`),
    ...(plan.registration.length > 0 ? [`  registration ${plan.registration.map(box).join(', ')}`] : []),
  ].join('\n');
}

/** Formats horizontal and vertical lines, and groups parallel ones with the same extent. */
function alike(lines: readonly Segment[]): readonly string[] {
  const groups = new Map<string, string[]>();
  const range = (from: number, to: number) => `${mm(Math.min(from, to))}–${mm(Math.max(from, to))}`;
  for (const { a, b } of lines) {
    const isUpright = mm(a.xMm) === mm(b.xMm);
    const key = isUpright ? `y ${range(a.yMm, b.yMm)} at x` : `x ${range(a.xMm, b.xMm)} at y`;
    groups.set(key, [...(groups.get(key) ?? []), mm(isUpright ? a.xMm : a.yMm)]);
  }
  return [...groups].map(([key, values]) => `${key} ${values.join(' ')}`);
}

/** Groups cells into rows, in the order of their indexes; a new row begins when the height changes. */
function rowsOf(cells: readonly Cell[]): readonly string[] {
  const rows: { readonly yMm: number; readonly turn: number; readonly xs: string[] }[] = [];
  for (const { xMm, yMm, turn } of cells) {
    const last = rows.at(-1);
    if (last && mm(last.yMm) === mm(yMm)) last.xs.push(mm(xMm));
    else rows.push({ yMm, turn, xs: [mm(xMm)] });
  }
  return rows.map(({ yMm, turn, xs }) => `y ${mm(yMm)}${turn === 0 ? '' : ` turned ${turn}°`}: x ${xs.join(' ')}`);
}

/** Formats the parts of a board and their backs for comparison. */
export function formatBoard(name: string, plan: BoardPlan, size: SizeMm, backs: Backs = 'none'): string {
  const { columns, rows, pages, bleedMm, cut, givenUp } = plan;
  const parts = pages.flatMap((part) => {
    const { label, page, window, at, joins, cuts } = part;
    const joined = joins.map((join) => `${join.edge} ${join.label}`).join(', ') || 'nothing';
    const axis = axisOf(backs, page);
    const behind = axis && reverseOfPage(part, size, axis);
    return [
      `  ${label} on ${mm(page.widthMm)}×${mm(page.heightMm)} shows ${box(window)} at ${point(at)}, joins ${joined}`,
      ...alike(cuts).map((line) => `    cut ${line}`),
      ...(behind ? [`    behind it ${box(behind.window)} at ${point(behind.at)}, turned ${behind.turn}°`] : []),
    ];
  });
  const lost = givenUp.join(', ') || 'nothing';
  return [`${name}: ${columns} by ${rows}, bleed ${mm(bleedMm)}, cut by ${cut}, given up: ${lost}`, ...parts].join(
    '\n',
  );
}

/** Formats the sheets of a booklet for comparison; page numbers start at 1. */
export function formatBooklet(name: string, sheets: readonly BookletSheet[]): string {
  const side = ({ left, right }: BookletSide) =>
    [left, right].map(({ page, turn }) => `${page === undefined ? '–' : page + 1}${turn === 0 ? '' : ' turned'}`);
  const lines = sheets.map(({ front, back }) => `  ${side(front).join(' | ')} // ${side(back).join(' | ')}`);
  return [`${name}:`, ...lines].join('\n');
}

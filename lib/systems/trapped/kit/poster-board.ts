import type { SizeMm } from '@/lib/kernel/units';
import { type Plan, type PlanPassage, SHEET_SQUARE_MM } from '@/lib/kit/plan';
import { gridOf } from './map-page';

/** Around the drawing, where nobody’s scissors reach it; and its title. */
const EDGE_MM = 6;
const TITLE_MM = 16;

// What follows is as large as on a sheet of paper; a poster’s drawing grows with its squares.
const WALLS_MM = 2;
const GAP_MM = 8;
/** Signs and their words, one row after the other. */
const LEGEND_MM = { room: 10, sign: 38, signs: 8, row: 6.5, least: 12 } as const;
/** Notes in two columns of small type. */
const NOTE_MM = { between: 6, letter: 1.9, line: 4.6, gap: 2 } as const;

/** A board with squares of a given size for all rooms, its title above and what explains its signs below. */
export function boardFor(plan: Plan, squareMm: number): SizeMm {
  const { columns, rows } = gridOf(plan.rooms);
  const growth = Math.max(1, squareMm / SHEET_SQUARE_MM);
  const widthMm = columns * squareMm + WALLS_MM * growth + 2 * EDGE_MM;
  const below = WALLS_MM + GAP_MM + legendMm(columns * SHEET_SQUARE_MM) + notesMm(plan, columns * SHEET_SQUARE_MM);
  return { widthMm, heightMm: rows * squareMm + below * growth + TITLE_MM + 2 * EDGE_MM };
}

function legendMm(widthMm: number): number {
  const { room, sign, signs, row, least } = LEGEND_MM;
  const perRow = Math.max(1, Math.floor((widthMm - room) / sign));
  return Math.max(least, Math.ceil(signs / perRow) * row + 2);
}

/** An upper bound for what notes take that are not set yet: passages’, and names that find no room in their rooms. */
function notesMm({ rooms, passages }: Plan, widthMm: number): number {
  const { between, letter, line, gap } = NOTE_MM;
  const columnMm = Math.max(1, (widthMm - between) / 2);
  const label = (id: string) => rooms.find((room) => room.id === id)?.label ?? '';
  const say = ({ a, b, note }: PlanPassage) => `00  ${label(a)} – ${label(b)}: ${note}`;
  const words = [
    ...passages.filter(({ note }) => note !== '').map(say),
    ...rooms.filter(isLong).map(({ label }) => `A  ${label}`),
  ];
  const heights = words.map((text) => Math.ceil((text.length * letter) / columnMm) * line + gap);
  const total = heights.reduce((sum, height) => sum + height, 0);
  return total === 0 ? 0 : total / 2 + Math.max(...heights);
}

const isLong = ({ label, width }: Plan['rooms'][number]) =>
  label.length * NOTE_MM.letter > width * SHEET_SQUARE_MM - WALLS_MM;

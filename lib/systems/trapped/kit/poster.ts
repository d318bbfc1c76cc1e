import type { PieceKind } from '@/lib/contract/authored';
import type { SizeMm } from '@/lib/kernel/units';
import { board } from '@/lib/kit/blanks/flat';
import type { Part } from '@/lib/kit/kit-spec';
import { PAPER_SIZE, type Paper, UNPRINTABLE_MM } from '@/lib/kit/paper';
import { type Plan, type PlanPassage, SHEET_SQUARE_MM } from '@/lib/kit/plan';
import { BOARD_STRIP_MM, OVERLAP_MM } from '@/lib/kit/sheets/boards';
import { titled } from '@/lib/tabletop/wording';
import { buildPlan } from '../plan';
import { cutPiece, type KitInput, type PieceMaker } from './input';
import { gridOf, sayPlan } from './maps';

/** Around the drawing: what a careless cut may take, and at the foot the piece’s sign. */
const EDGE_MM = 4.2;
const TITLE_MM = 14;

// What follows is as large as on a sheet of paper; a poster’s drawing grows with its squares.
const WALLS_MM = 1.2;
const GAP_MM = 8;

/** A standee’s base: squares should not be smaller. */
export const BASE_MM = 20;
/** Most joined pages of A4 for a poster at full size. */
const FEW_PAGES = 9;
/** Most joined pages for room for a base in every square. */
const MOST_PAGES = 36;

/** As printed where nothing is short of room: 25 mm, or an inch where paper is measured in inches. */
export const FULL_SQUARE_MM: Readonly<Record<Paper, number>> = { a4: 25, a3: 25, letter: 25.4, tabloid: 25.4 };

/**
 * Side of a poster’s squares. If full ones take more than nine pages of A4 they shrink to the most millimetres, without
 * a fraction, that nine pages hold, but not below a standee’s base. Only a map that would take more than 36 pages then
 * goes below that.
 */
export function posterSquareMm(boardWith: (squareMm: number) => SizeMm, paper: Paper): number {
  const full = FULL_SQUARE_MM[paper];
  const whole = Array.from({ length: Math.floor(full) }, (_, i) => Math.floor(full) - i);
  const within = (pages: number) => [full, ...whole].find((squareMm) => pagesOf(boardWith(squareMm)) <= pages) ?? 1;
  const few = within(FEW_PAGES);
  return few >= BASE_MM ? few : Math.min(BASE_MM, within(MOST_PAGES));
}

/** Pages of A4 that a board goes over, upright or lying, whichever needs fewer: as splitBoard counts, but at once. */
export function pagesOf({ widthMm, heightMm }: SizeMm): number {
  const { a4 } = PAPER_SIZE;
  const tiles = (across: number, down: number) => along(widthMm, across) * along(heightMm, down);
  return Math.min(tiles(a4.widthMm, a4.heightMm), tiles(a4.heightMm, a4.widthMm));
}

function along(lengthMm: number, pageMm: number): number {
  const shownMm = pageMm - 2 * (UNPRINTABLE_MM + BOARD_STRIP_MM);
  return lengthMm <= shownMm ? 1 : Math.ceil((lengthMm - OVERLAP_MM) / (shownMm - OVERLAP_MM) - NEARLY);
}

const NEARLY = 1e-9;

/** Signs and their words, row after row beside the arrow to the north. */
const LEGEND_MM = { words: 290, north: 10, row: 6.5, least: 12 } as const;
/** Notes in two columns of small type. */
const NOTE_MM = { between: 6, letter: 1.9, line: 4.6, gap: 2 } as const;
const LABEL_LETTER_MM = 2.8;

interface PosterBoard extends SizeMm {
  /** Nothing explains the plan’s signs. */
  readonly bare: boolean;
}

/**
 * A board with squares of a given size for all rooms, under its title. What explains its signs stands below if that
 * takes no more paper, or if it has to say the names of small rooms; the map’s own page has it anyhow.
 */
export function boardsFor(plan: Plan): (squareMm: number) => PosterBoard {
  const { columns, rows } = gridOf(plan.rooms);
  const below = GAP_MM + legendMm(columns * SHEET_SQUARE_MM) + notesMm(plan, columns * SHEET_SQUARE_MM);
  const isNeeded = plan.rooms.some(isLong);
  return (squareMm) => {
    const growth = Math.max(1, squareMm / SHEET_SQUARE_MM);
    const bare: SizeMm = {
      widthMm: columns * squareMm + WALLS_MM * growth + 2 * EDGE_MM,
      heightMm: rows * squareMm + WALLS_MM * growth + 2 * EDGE_MM + TITLE_MM,
    };
    const explained: SizeMm = { ...bare, heightMm: bare.heightMm + below * growth };
    return isNeeded || pagesOf(explained) <= pagesOf(bare) ? { ...explained, bare: false } : { ...bare, bare: true };
  };
}

function legendMm(widthMm: number): number {
  const { words, north, row, least } = LEGEND_MM;
  return Math.max(least, Math.ceil(words / Math.max(SHEET_SQUARE_MM, widthMm - north)) * row + 2);
}

/** An upper bound for what notes take that are not set yet: passages’, and names that find no room in their rooms. */
function notesMm({ rooms, passages }: Plan, widthMm: number): number {
  const { between, letter, line, gap } = NOTE_MM;
  const columnMm = Math.max(1, (widthMm - between) / 2);
  const labels = new Map(rooms.map(({ id, label }) => [id, label]));
  const say = ({ a, b, note }: PlanPassage) => `00  ${labels.get(a)} – ${labels.get(b)}: ${note}`;
  const words = [
    ...passages.filter(({ note }) => note !== '').map(say),
    ...rooms.filter(isLong).map(({ label }) => `A  ${label}`),
  ];
  const heights = words.map((text) => Math.ceil((text.length * letter) / columnMm) * line + gap);
  const total = heights.reduce((sum, height) => sum + height, 0);
  return total === 0 ? 0 : total / 2 + Math.max(...heights);
}

/** Broad letters, so that no name is lost. */
const isLong = ({ label, width }: Plan['rooms'][number]) =>
  label.length * LABEL_LETTER_MM > width * SHEET_SQUARE_MM - 2 * WALLS_MM;

/** The map to play on: standees stand on its squares. */
export const posterPlayers = posterPiece(
  { id: 'poster-players', title: 'Map poster to play on', audience: 'table', extra: true },
  'MP',
);

/** The same with the GM’s notes. */
export const posterGm = posterPiece(
  { id: 'poster-gm', title: 'Map poster for the GM', audience: 'gm', extra: true },
  'MG',
);

function posterPiece(kind: PieceKind, code: string): PieceMaker {
  const boardOf = (input: KitInput) => boardsFor(buildPlan(input.setting, kind.audience))(posterSquare(input));
  return cutPiece(
    kind,
    code,
    (input) => board(boardOf(input)),
    (input) => {
      const plan = buildPlan(input.setting, kind.audience);
      return plan.rooms.length === 0 ? [] : [poster(kind, plan, boardOf(input).bare, input)];
    },
    { paper: 'plain' },
  );
}

/** Side of a square on both posters of a kit. */
export function posterSquare({ setting, paper }: Pick<KitInput, 'setting' | 'paper'>): number {
  return posterSquareMm(boardsFor(buildPlan(setting, 'gm')), paper);
}

function poster({ id, audience }: PieceKind, plan: Plan, bare: boolean, input: KitInput): Part {
  const { setting, paper } = input;
  const squareMm = posterSquare(input);
  const place = titled(setting.place.name, 'place');
  const title = [audience === 'gm' ? `${place}: the GM’s copy` : place, sayScale(squareMm, FULL_SQUARE_MM[paper])]
    .filter(Boolean)
    .join(' ');
  const face = {
    face: 'figure',
    figure: { figure: 'plan', plan, squareMm, bare },
    title,
    alt: sayPlan(setting, plan),
  } as const;
  return { id, title: place, copies: 1, faces: [face] };
}

/** Size of the squares if it is not the usual one. */
function sayScale(squareMm: number, fullMm: number): string {
  if (squareMm === fullMm) return '';
  return `(squares of ${squareMm} mm${squareMm < BASE_MM ? ', too small for standees' : ''})`;
}

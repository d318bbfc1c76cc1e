import type { PieceKind } from '@/lib/contract/authored';
import type { SizeMm } from '@/lib/kernel/units';
import { board } from '@/lib/kit/blanks/flat';
import type { Part } from '@/lib/kit/kit-spec';
import { PAPER_SIZE, type Paper, UNPRINTABLE_MM } from '@/lib/kit/paper';
import { type Plan, type PlanPassage, SHEET_SQUARE_MM } from '@/lib/kit/plan';
import { BOARD_STRIP_MM, OVERLAP_MM } from '@/lib/kit/sheets/boards';
import { titled } from '@/lib/tabletop/words/wording';
import { buildPlan } from '../plan';
import { cutPiece, type KitInput, type PieceMaker } from './input';
import { gridOf, sayPlan } from './maps';

/** Margin around the drawing, as tolerance for cutting; the piece's code is printed at its foot. */
const EDGE_MM = 4.2;
const TITLE_MM = 14;

// The following lengths apply at the scale of a sheet; on a poster they grow with the squares.
const WALLS_MM = 1.2;
const GAP_MM = 8;

/** A standee's base; squares should not be smaller. */
export const BASE_MM = 20;
/** Maximum number of joined A4 pages for a poster at full size. */
const FEW_PAGES = 9;
/** Maximum number of joined A4 pages for squares as large as a base. */
const MOST_PAGES = 36;

/** Full size of a square: 25 mm, or an inch on US paper. */
export const FULL_SQUARE_MM: Readonly<Record<Paper, number>> = { a4: 25, a3: 25, letter: 25.4, tabloid: 25.4 };

/**
 * Returns the side of a poster's squares in millimetres. If full size takes more than nine A4 pages, the squares shrink
 * to the largest whole number of millimetres that fits nine pages, but not below a standee's base. They shrink below
 * that only if the map would otherwise take more than 36 pages.
 */
export function posterSquareMm(boardWith: (squareMm: number) => SizeMm, paper: Paper): number {
  const full = FULL_SQUARE_MM[paper];
  const whole = Array.from({ length: Math.floor(full) }, (_, i) => Math.floor(full) - i);
  const within = (pages: number) => [full, ...whole].find((squareMm) => pagesOf(boardWith(squareMm)) <= pages) ?? 1;
  const few = within(FEW_PAGES);
  return few >= BASE_MM ? few : Math.min(BASE_MM, within(MOST_PAGES));
}

/** In the better of both orientations. Same count as splitBoard, but computed directly. */
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

/** Layout of the legend: symbols and words in rows beside the north arrow. */
const LEGEND_MM = { words: 290, north: 10, row: 6.5, least: 12 } as const;
/** Layout of notes: two columns of small type. */
const NOTE_MM = { between: 6, letter: 1.9, line: 4.6, gap: 2 } as const;
const LABEL_LETTER_MM = 2.8;

interface PosterBoard extends SizeMm {
  readonly bare: boolean;
}

/**
 * Returns a function that sizes a board with its title for a given size of squares. The legend is included if it takes
 * no extra pages or has to list names of small rooms; the map page has it anyway.
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

/** Upper bound for notes that are not typeset yet: of passages, and of room names too long for their rooms. */
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

/** Assumes wide letters, so that no name is dropped. */
const isLong = ({ label, width }: Plan['rooms'][number]) =>
  label.length * LABEL_LETTER_MM > width * SHEET_SQUARE_MM - 2 * WALLS_MM;

/** Map for play: standees are placed on its squares. */
export const posterPlayers = posterPiece(
  { id: 'poster-players', title: 'Map poster to play on', audience: 'table', extra: true },
  'MP',
);

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

/** Returns the side of a square, the same on both posters of a kit. */
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

function sayScale(squareMm: number, fullMm: number): string {
  if (squareMm === fullMm) return '';
  return `(squares of ${squareMm} mm${squareMm < BASE_MM ? ', too small for standees' : ''})`;
}

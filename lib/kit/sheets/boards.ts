import type { SizeMm } from '@/lib/kernel/units';
import type { BoxMm } from '../blank';
import type { Cut, Sacrifice, SheetOrder } from '../order';
import { PAPER_SIZE } from '../paper';
import { BOARD_STRIP_MM, type BoardPage, boardPage, OVERLAP_MM } from './board-page';
import type { PaperOrder } from './plan-sheets';
import { boxesOn, registrationMarks } from './rooms';
import { compareWorth, ranked, worthBy } from './sacrifices';

/** A board in parts, from left to right and from above to below. */
export interface BoardPlan {
  readonly columns: number;
  readonly rows: number;
  /** How much of the board neighbours both show. */
  readonly overlapMm: number;
  readonly pages: readonly BoardPage[];
  /** Bleed beyond the outline, after the sacrifices. */
  readonly bleedMm: number;
  /** What to cut along. */
  readonly cut: Cut;
  /** A cutting machine's registration marks on every page: boxes to fill with black, on fronts alone. */
  readonly registration: readonly BoxMm[];
  /** Sacrifices for lack of room, in order. */
  readonly givenUp: readonly Sacrifice[];
}

export { BOARD_STRIP_MM, type BoardPage, OVERLAP_MM } from './board-page';

/** However wide somebody's margins are, a part shows more than its overlaps. */
const LEAST_PART_MM = 3 * OVERLAP_MM;

/**
 * A board on pages that are all as large, or on one page of its own size. Neighbours overlap: the left and the upper
 * one keep their edge to be glued on, the right and the lower one are cut there. If the reverse is printed too, all
 * edges are cut, as what stays would cover the neighbour's reverse.
 *
 * As with smaller pieces, bleed goes where the order gives it up before pages; marks never need to, since the strip
 * that they stand in says what joins where.
 */
export function splitBoard(size: SizeMm, { paper, sheets }: PaperOrder): BoardPlan {
  if (sheets.boards === 'whole') return onePage(size, sheets);
  const { widthMm, heightMm } = PAPER_SIZE[paper];
  const pages = [
    { widthMm, heightMm },
    { widthMm: heightMm, heightMm: widthMm },
  ];
  const bleeds = sheets.bleedMm > 0 ? [sheets.bleedMm, 0] : [0];
  const ways = bleeds.flatMap((bleedMm) => pages.flatMap((page) => waysOn(page, size, bleedMm, sheets)));
  const worth = ({ bleedMm, count }: Way) => [
    ...worthBy(sheets.givesUp, { pieces: -count, marks: 1, bleed: bleedMm }),
    -count,
  ];
  const best = ways.reduce((a, b) => (compareWorth(worth(b), worth(a)) > 0 ? b : a));
  const lost: Readonly<Record<Sacrifice, boolean>> = {
    bleed: best.bleedMm < sheets.bleedMm,
    marks: false,
    pieces: ways.some(({ count }) => count < best.count),
  };
  return { ...inParts(size, best, sheets), givenUp: ranked(sheets.givesUp).filter((what) => lost[what]) };
}

const grown = ({ widthMm, heightMm }: SizeMm, byMm: number): BoxMm => ({
  xMm: -byMm,
  yMm: -byMm,
  widthMm: widthMm + 2 * byMm,
  heightMm: heightMm + 2 * byMm,
});

function onePage(size: SizeMm, { bleedMm }: SheetOrder): BoardPlan {
  const window = grown(size, bleedMm);
  const page: BoardPage = {
    label: 'A1',
    page: { widthMm: window.widthMm, heightMm: window.heightMm },
    window,
    at: { xMm: 0, yMm: 0 },
    trim: { xMm: bleedMm, yMm: bleedMm, ...size },
    crosses: [],
    cuts: [],
    joins: [],
  };
  return { columns: 1, rows: 1, overlapMm: 0, pages: [page], bleedMm, cut: 'none', registration: [], givenUp: [] };
}

/** One way to divide a board. */
interface Way {
  readonly page: SizeMm;
  readonly bleedMm: number;
  readonly across: Parts;
  readonly down: Parts;
  readonly count: number;
}

const waysOn = (page: SizeMm, size: SizeMm, bleedMm: number, sheets: SheetOrder): readonly Way[] =>
  boxesOn(page, sheets, BOARD_STRIP_MM).map((room) => {
    const across = partsOf(-bleedMm, size.widthMm + 2 * bleedMm, room.widthMm);
    const down = partsOf(-bleedMm, size.heightMm + 2 * bleedMm, room.heightMm);
    return { page, bleedMm, across, down, count: across.starts.length * down.starts.length };
  });

function inParts(
  size: SizeMm,
  { page, bleedMm, across, down, count }: Way,
  { cut, backs, registration }: SheetOrder,
): Omit<BoardPlan, 'givenUp'> {
  const [columns, rows] = [across.starts.length, down.starts.length];
  const isTwoSided = backs === 'long-edge' || backs === 'short-edge';
  const pages = down.starts.flatMap((yMm, row) =>
    across.starts.map((xMm, column) =>
      boardPage(
        { xMm, yMm, widthMm: across.lengthMm, heightMm: down.lengthMm },
        { column, row, columns, rows },
        size,
        page,
        { cut, isTwoSided },
      ),
    ),
  );
  const marks = registration ? registrationMarks(page) : [];
  return { columns, rows, overlapMm: count === 1 ? 0 : OVERLAP_MM, pages, bleedMm, cut, registration: marks };
}

interface Parts {
  readonly lengthMm: number;
  readonly starts: readonly number[];
}

/** Equal lengths that overlap, as few as cover a length. */
function partsOf(startMm: number, lengthMm: number, roomMm: number): Parts {
  const mostMm = Math.max(roomMm, LEAST_PART_MM);
  const count = lengthMm <= mostMm ? 1 : Math.ceil((lengthMm - OVERLAP_MM) / (mostMm - OVERLAP_MM) - 1e-9);
  const each = (lengthMm + (count - 1) * OVERLAP_MM) / count;
  return {
    lengthMm: each,
    starts: Array.from({ length: count }, (_, i) => startMm + i * (each - OVERLAP_MM)),
  };
}

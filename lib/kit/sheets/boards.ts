import type { SizeMm } from '@/lib/kernel/units';
import type { BoxMm } from '../blank';
import type { Cut, Sacrifice, SheetOrder } from '../order';
import { PAPER_SIZE } from '../paper';
import { BOARD_STRIP_MM, type BoardPage, boardPage, OVERLAP_MM } from './board-page';
import type { PaperOrder } from './plan-sheets';
import { boxesOn, registrationMarks } from './rooms';
import { compareWorth, ranked, worthBy } from './sacrifices';

export interface BoardPlan {
  readonly columns: number;
  readonly rows: number;
  /** Width of the strip that both neighbours show. */
  readonly overlapMm: number;
  readonly pages: readonly BoardPage[];
  /** Bleed beyond the outline, after the sacrifices. */
  readonly bleedMm: number;
  readonly cut: Cut;
  /** Registration marks for a cutting machine: boxes to fill with black, on fronts only. */
  readonly registration: readonly BoxMm[];
  /** Sacrifices for lack of room, in order. */
  readonly givenUp: readonly Sacrifice[];
}

export { BOARD_STRIP_MM, type BoardPage, OVERLAP_MM } from './board-page';

/** Smallest size of a part, so that it exceeds its overlaps whatever the margins. */
const LEAST_PART_MM = 3 * OVERLAP_MM;

/**
 * Splits a board over pages of equal size, or puts it on one page of its own size. Neighbours overlap: the left and
 * upper pages keep their edge for gluing, the right and lower ones are cut there. With a printed reverse all edges are
 * cut, since the rest would cover the neighbour's reverse.
 *
 * Drops bleed before adding pages, if the order says so, like sheets of smaller pieces. Marks are never dropped,
 * since their strip also holds the labels for joining.
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

/** Returns the fewest equal, overlapping lengths that cover a length. */
function partsOf(startMm: number, lengthMm: number, roomMm: number): Parts {
  const mostMm = Math.max(roomMm, LEAST_PART_MM);
  const count = lengthMm <= mostMm ? 1 : Math.ceil((lengthMm - OVERLAP_MM) / (mostMm - OVERLAP_MM) - 1e-9);
  const each = (lengthMm + (count - 1) * OVERLAP_MM) / count;
  return {
    lengthMm: each,
    starts: Array.from({ length: count }, (_, i) => startMm + i * (each - OVERLAP_MM)),
  };
}

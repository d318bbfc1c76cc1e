import { GRID_MAX } from '@/lib/kit/grid';
import { NONE } from '@/lib/tabletop/play/board';
import type { Game } from './game';
import type { Section } from './log';
import type { Position, Seat } from './state';

/** Parts of the board with tokens, as parallel lists that are reused. */
interface Sections {
  count: number;
  /** By seat: its section; NONE if it is out. */
  readonly of: number[];
  /** By section, in the order of seats: number of tiles, of tiles without a token, and the first cell in row order. */
  readonly tiles: number[];
  readonly empty: number[];
  readonly first: number[];
}

export const noSections = (): Sections => ({ count: 0, of: [], tiles: [], empty: [], first: [] });

/** Finds the sections (rules 8). Tokens that can reach each other share one. */
export function findSections(game: Game, position: Position, sections: Sections): void {
  const { at } = position;
  begin(game.board.cells);
  sections.count = 0;
  for (let seat = 0; seat < at.length; seat++) {
    const cell = at[seat] ?? NONE;
    sections.of[seat] = NONE;
    if (cell === NONE) continue;
    const known = marks[cell] ?? NONE;
    const section = known >= 0 ? known : sections.count++;
    if (known < 0) {
      sections.tiles[section] = flood(game, position.open, cell, section, NONE);
      sections.empty[section] = sections.tiles[section] ?? 0;
      sections.first[section] = lowest;
    }
    sections.of[seat] = section;
    sections.empty[section] = (sections.empty[section] ?? 0) - 1;
  }
}

/** Returns the fewest empty tiles of a section, whose players are Trapped; NONE if all sections are equal (rules 8). */
export function fewestIn({ count, empty }: Sections): number {
  let least = empty[0] ?? 0;
  let most = least;
  for (let section = 1; section < count; section++) {
    const tiles = empty[section] ?? 0;
    if (tiles < least) least = tiles;
    if (tiles > most) most = tiles;
  }
  return least === most ? NONE : least;
}

export function areJoined(game: Game, { open }: Position, from: number, to: number): boolean {
  begin(game.board.cells);
  flood(game, open, from, 0, to);
  return marks[to] === 0;
}

/** Returns the sections with their seats, in the order of their first cells. */
export function sectionsOf(game: Game, position: Position): readonly Section[] {
  const found = noSections();
  findSections(game, position, found);
  return Array.from({ length: found.count }, (_, section) => section)
    .toSorted((a, b) => (found.first[a] ?? 0) - (found.first[b] ?? 0))
    .map((section) => ({
      seats: seatsIn(found, section),
      tiles: found.tiles[section] ?? 0,
      empty: found.empty[section] ?? 0,
    }));
}

const seatsIn = ({ of }: Sections, section: number): readonly Seat[] =>
  [...of.keys()].filter((seat) => of[seat] === section);

/** Reused buffers; searches are never nested. By cell: the section that reached it. */
const marks = new Int8Array(GRID_MAX * GRID_MAX);
const queue = new Int16Array(GRID_MAX * GRID_MAX);
let lowest = NONE;

const begin = (cells: number): void => {
  marks.fill(NONE, 0, cells);
};

/** Flood fill: marks all reachable cells, stopping early at `to`. Returns their number. */
function flood({ board, sides }: Game, open: Uint8Array, from: number, mark: number, to: number): number {
  const { neighbours } = board;
  queue[0] = from;
  marks[from] = mark;
  lowest = from;
  let end = 1;
  for (let next = 0; next < end; next++) {
    const cell = queue[next] as number;
    for (let bits = open[cell] as number; bits !== 0; bits &= bits - 1) {
      const neighbour = neighbours[cell * sides + 31 - Math.clz32(bits & -bits)] as number;
      if (marks[neighbour] !== NONE) continue;
      marks[neighbour] = mark;
      if (neighbour === to) return end;
      if (neighbour < lowest) lowest = neighbour;
      queue[end++] = neighbour;
    }
  }
  return end;
}

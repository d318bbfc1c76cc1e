import { at } from '@/lib/kernel/at';
import { beside, DIAGONALS, DIRECTIONS, type Direction, type Topology } from '@/lib/kernel/tiling';
import { formatPlace, GRID_MAX, parsePlace, type Spot } from '@/lib/kit/grid';

/** No cell, or no edge. */
export const NONE = -1;

interface BoardSpec {
  readonly topology: Topology;
  readonly columns: number;
  readonly rows: number;
  /** Names of cells that are not part of the board; what names none is passed over. */
  readonly holes: Iterable<string>;
}

/**
 * The cells of a grid and the sides between them as indexes, for whatever plays on it. Cells are numbered row by row;
 * tables with a line for each cell have `directions.length` places a line.
 */
export interface Board {
  readonly topology: Topology;
  readonly columns: number;
  readonly rows: number;
  readonly cells: number;
  /** "A1". */
  readonly names: readonly string[];
  /** Both counted from 0. */
  readonly x: Uint8Array;
  readonly y: Uint8Array;
  readonly directions: readonly Direction[];
  /** The cell in each direction, or NONE at the rim and towards a hole. */
  readonly neighbours: Int16Array;
  /** The edge in each direction, or NONE. */
  readonly edgeAt: Int16Array;
  /** On squares, the cells at the corners, in the order of DIAGONALS, four a line; empty on hexagons. */
  readonly diagonals: Int16Array;
  readonly edges: number;
  /** "A1-B1", in the order of their cells. */
  readonly edgeNames: readonly string[];
  /** The two cells of each edge, as its name has them. */
  readonly edgeCells: Int16Array;
  cellOf(name: string): number;
  /** By its id, in either order and with "-" or "|". */
  edgeOf(id: string): number;
}

const EDGE = /^([A-Z][1-9]\d?)[-|]([A-Z][1-9]\d?)$/;

/** By column letter, then by row: the order of the two cells in an edge's id. */
const byColumn = (a: Spot, b: Spot): number => a.x - b.x || a.y - b.y;

/** The side between two cells: "A1-B1", whichever is named first. */
export const formatEdge = (a: Spot, b: Spot): string => [a, b].toSorted(byColumn).map(formatPlace).join('-');

/**
 * "A1-B1", "B1-A1" or "A1|B1" to its two cells in order; undefined if it does not name two cells. Whether they are
 * neighbours is the board's to say.
 */
export function parseEdge(id: string): readonly [Spot, Spot] | undefined {
  const [, first = '', second = ''] = EDGE.exec(id) ?? [];
  const [a, b] = [parsePlace(first), parsePlace(second)];
  if (!a || !b) return undefined;
  const order = byColumn(a, b);
  return order === 0 ? undefined : order < 0 ? [a, b] : [b, a];
}

/** Indexes of a board of at most 26 by 26 cells. */
export function compileBoard({ topology, columns, rows, holes }: BoardSpec): Board {
  const spots = spotsOf(Math.min(columns, GRID_MAX), Math.min(rows, GRID_MAX), new Set(holes));
  const byName = new Map(spots.map((spot, cell) => [formatPlace(spot), cell]));
  const cellAt = (spot: Spot): number => byName.get(formatPlace(spot)) ?? NONE;
  const directions = DIRECTIONS[topology];
  const beyond = (towards: readonly Direction[]) =>
    Int16Array.from(spots.flatMap((spot) => towards.map((each) => cellAt(beside(topology, spot, each)))));
  const neighbours = beyond(directions);

  const edgeAt = new Int16Array(neighbours.length).fill(NONE);
  const byEdge = new Map<string, number>();
  const edgeCells: number[] = [];
  for (const [place, neighbour] of neighbours.entries()) {
    if (neighbour === NONE) continue;
    const cell = Math.floor(place / directions.length);
    const name = formatEdge(at(spots, cell), at(spots, neighbour));
    const known = byEdge.get(name);
    edgeAt[place] = known ?? byEdge.size;
    if (known !== undefined) continue;
    byEdge.set(name, byEdge.size);
    const isFirst = name.startsWith(`${formatPlace(at(spots, cell))}-`);
    edgeCells.push(...(isFirst ? [cell, neighbour] : [neighbour, cell]));
  }
  return {
    topology,
    columns,
    rows,
    cells: spots.length,
    names: [...byName.keys()],
    x: Uint8Array.from(spots, ({ x }) => x),
    y: Uint8Array.from(spots, ({ y }) => y),
    directions,
    neighbours,
    edgeAt,
    diagonals: topology === 'square' ? beyond(DIAGONALS) : new Int16Array(),
    edges: byEdge.size,
    edgeNames: [...byEdge.keys()],
    edgeCells: Int16Array.from(edgeCells),
    cellOf: (name) => byName.get(name) ?? NONE,
    edgeOf(id) {
      const ends = parseEdge(id);
      return ends ? (byEdge.get(formatEdge(...ends)) ?? NONE) : NONE;
    },
  };
}

const spotsOf = (columns: number, rows: number, holes: ReadonlySet<string>): readonly Spot[] =>
  Array.from({ length: rows }, (_, y) => Array.from({ length: columns }, (_, x) => ({ x, y })))
    .flat()
    .filter((spot) => !holes.has(formatPlace(spot)));

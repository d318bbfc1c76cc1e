import { at } from '@/lib/kernel/at';
import { beside, DIAGONALS, DIRECTIONS, type Direction, type Topology } from '@/lib/kernel/tiling';
import { formatPlace, GRID_MAX, type Spot } from '@/lib/kit/grid-place';
import { formatEdge, parseEdge } from './grid-edge';

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

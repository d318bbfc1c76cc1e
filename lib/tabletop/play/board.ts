import { at } from '@/lib/kernel/at';
import { beside, DIAGONALS, DIRECTIONS, type Direction, type Topology } from '@/lib/kernel/tiling';
import type { SizeMm } from '@/lib/kernel/units';
import { extentOfGrid, formatPlace, GRID_MAX, type Grid, type GridSquare, parsePlace, type Spot } from '@/lib/kit/grid';
import { SHEET_SQUARE_MM } from '@/lib/kit/plan';

/** Index that means no cell or no edge. */
export const NONE = -1;

interface BoardSpec {
  readonly topology: Topology;
  readonly columns: number;
  readonly rows: number;
  /** Names of cells that are not part of the board; unknown names are ignored. */
  readonly holes: Iterable<string>;
}

/**
 * Grid of cells and the edges between them, as index tables for engines. Cells are numbered row by row; tables by cell
 * and direction have `directions.length` items for each cell.
 */
export interface Board {
  readonly topology: Topology;
  readonly columns: number;
  readonly rows: number;
  readonly cells: number;
  /** Names of cells: "A1". */
  readonly names: readonly string[];
  /** Coordinates by cell, from 0. */
  readonly x: Uint8Array;
  readonly y: Uint8Array;
  readonly directions: readonly Direction[];
  /** Cell in each direction, or NONE at the rim and towards a hole. */
  readonly neighbours: Int16Array;
  /** Edge in each direction, or NONE. */
  readonly edgeAt: Int16Array;
  /** On squares, the four cells at the corners of each cell, in the order of DIAGONALS; empty on hexagons. */
  readonly diagonals: Int16Array;
  readonly edges: number;
  /** Names of edges: "A1-B1", in the order of their cells. */
  readonly edgeNames: readonly string[];
  /** Two cells for each edge, in the order of its name. */
  readonly edgeCells: Int16Array;
  cellOf(name: string): number;
  /** Returns the edge with this id; its cells may be in either order, separated by "-" or "|". */
  edgeOf(id: string): number;
}

const EDGE = /^([A-Z][1-9]\d?)[-|]([A-Z][1-9]\d?)$/;

/** Sorts by column letter, then by row: the order of the cells in an edge's id. */
const byColumn = (a: Spot, b: Spot): number => a.x - b.x || a.y - b.y;

/** Formats the edge between two cells, in either order: "A1-B1". */
export const formatEdge = (a: Spot, b: Spot): string => [a, b].toSorted(byColumn).map(formatPlace).join('-');

/** Parses an edge's id ("A1-B1", "B1-A1", "A1|B1") into two sorted cells, neighbours or not; else undefined. */
export function parseEdge(id: string): readonly [Spot, Spot] | undefined {
  const [, first = '', second = ''] = EDGE.exec(id) ?? [];
  const [a, b] = [parsePlace(first), parsePlace(second)];
  if (!a || !b) return undefined;
  const order = byColumn(a, b);
  return order === 0 ? undefined : order < 0 ? [a, b] : [b, a];
}

/** Builds the index tables of a board of at most 26 by 26 cells. */
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

/** Walls by edge: nonzero if there is a wall. */
export type Walls = ArrayLike<number>;

/** Shared by all walks, since walks are never nested. */
const queue = new Int16Array(GRID_MAX * GRID_MAX);

/** Numbers a board's parts row by row, writes each cell's part to `parts`, and returns how many there are. */
export function partsOf(board: Board, walls: Walls, parts: Int16Array): number {
  parts.fill(NONE);
  let count = 0;
  for (let cell = 0; cell < board.cells; cell++) {
    if (parts[cell] === NONE) walk(board, walls, cell, parts, count++, 0);
  }
  return count;
}

/** Writes the distance in steps from a cell to each cell to `steps`; NONE for unreachable ones. */
export function stepsFrom(board: Board, walls: Walls, from: number, steps: Int16Array): void {
  steps.fill(NONE);
  walk(board, walls, from, steps, 0, 1);
}

/** Returns for each cell the distance to the nearest of several cells; NONE if none can be reached. */
export function stepsToNearest(board: Board, walls: Walls, from: readonly number[]): Int16Array {
  const nearest = new Int16Array(board.cells).fill(NONE);
  const steps = new Int16Array(board.cells);
  for (const cell of from) {
    stepsFrom(board, walls, cell, steps);
    for (const [to, count] of steps.entries()) {
      const known = nearest[to] ?? NONE;
      if (count !== NONE && (known === NONE || count < known)) nearest[to] = count;
    }
  }
  return nearest;
}

/** Returns for each cell the number of cells in its part of the board. */
export function sizesOfParts(board: Board, walls: Walls): Int16Array {
  const parts = new Int16Array(board.cells);
  const sizes = new Int16Array(partsOf(board, walls, parts));
  for (const part of parts) sizes[part] = (sizes[part] ?? 0) + 1;
  return parts.map((part) => sizes[part] ?? 0);
}

/** Flood fill: marks every reachable cell. The mark grows by `more` with each step. */
function walk(board: Board, walls: Walls, from: number, marks: Int16Array, mark: number, more: 0 | 1): void {
  const { neighbours, edgeAt } = board;
  const sides = board.directions.length;
  let end = 1;
  queue[0] = from;
  marks[from] = mark;
  for (let next = 0; next < end; next++) {
    const cell = queue[next] ?? NONE;
    const beyond = (marks[cell] ?? 0) + more;
    for (let place = cell * sides; place < (cell + 1) * sides; place++) {
      const neighbour = neighbours[place] ?? NONE;
      if (neighbour === NONE || marks[neighbour] !== NONE || walls[edgeAt[place] ?? NONE]) continue;
      marks[neighbour] = beyond;
      queue[end++] = neighbour;
    }
  }
}

/** Margins around the drawing, and space for the title above it. */
const EDGE_MM = 6;
const TITLE_MM = 16;
/** Smallest piece with room for a drawing and its title. */
const LEAST_MM: SizeMm = { widthMm: 62, heightMm: 84 };

/** Returns the size of a piece that shows a grid at `squareMm` per square, or per hexagon between its flat sides. */
export function fullSizeOf(grid: Grid, squareMm: number): SizeMm {
  // Coordinates beside the squares scale with them; a board has none.
  const headMm = grid.isBoard ? 0 : (6 * squareMm) / SHEET_SQUARE_MM;
  const { width, height } = extentOfGrid(grid);
  return {
    widthMm: Math.max(LEAST_MM.widthMm, width * squareMm + headMm + 2 * EDGE_MM),
    heightMm: Math.max(LEAST_MM.heightMm, height * squareMm + headMm + TITLE_MM + 2 * EDGE_MM),
  };
}

/** Returns a printable board with its walls; `lookOf` returns the other content of a cell. */
export function boardGrid(board: Board, walls: Walls, lookOf: (cell: number) => Omit<GridSquare, 'x' | 'y'>): Grid {
  const spotOf = (cell = NONE) => ({ x: board.x[cell] ?? 0, y: board.y[cell] ?? 0 });
  const edges = Array.from({ length: board.edges }, (_, edge) => edge);
  return {
    topology: board.topology,
    isBoard: true,
    columns: board.columns,
    rows: board.rows,
    squares: board.names.map((_, cell) => ({ ...spotOf(cell), ...lookOf(cell) })),
    walls: edges
      .filter((edge) => walls[edge])
      .map((edge) => [spotOf(board.edgeCells[2 * edge]), spotOf(board.edgeCells[2 * edge + 1])]),
    legend: [],
  };
}

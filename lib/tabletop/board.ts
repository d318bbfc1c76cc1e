import { at } from '@/lib/kernel/at';
import { beside, DIAGONALS, DIRECTIONS, type Direction, type Topology } from '@/lib/kernel/tiling';
import type { SizeMm } from '@/lib/kernel/units';
import { extentOfGrid, formatPlace, GRID_MAX, type Grid, type GridSquare, parsePlace, type Spot } from '@/lib/kit/grid';
import { SHEET_SQUARE_MM } from '@/lib/kit/plan';

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

/** By edge: not 0 where a wall stands. */
export type Walls = ArrayLike<number>;

/** Shared by all walks, since none begins within another. */
const queue = new Int16Array(GRID_MAX * GRID_MAX);

/**
 * Numbers the parts into which walls cut a board, in the order in which a row-by-row scan meets them, and writes each
 * cell's part to `parts`. Returns how many there are.
 */
export function partsOf(board: Board, walls: Walls, parts: Int16Array): number {
  parts.fill(NONE);
  let count = 0;
  for (let cell = 0; cell < board.cells; cell++) {
    if (parts[cell] === NONE) walk(board, walls, cell, parts, count++, 0);
  }
  return count;
}

/** Writes to `steps` how many open sides lie between a cell and each other one; NONE where there is no way. */
export function stepsFrom(board: Board, walls: Walls, from: number, steps: Int16Array): void {
  steps.fill(NONE);
  walk(board, walls, from, steps, 0, 1);
}

/** By cell: steps to the nearest of some cells; NONE where there is no way to any of them. */
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

/** By cell: how many cells its part of the board has. */
export function sizesOfParts(board: Board, walls: Walls): Int16Array {
  const parts = new Int16Array(board.cells);
  const sizes = new Int16Array(partsOf(board, walls, parts));
  for (const part of parts) sizes[part] = (sizes[part] ?? 0) + 1;
  return parts.map((part) => sizes[part] ?? 0);
}

/** Marks every cell that can be reached with its step's mark, which grows by `more` with each step. */
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

/** Around the drawing, and above it. */
const EDGE_MM = 6;
const TITLE_MM = 16;
/** A smaller piece has no room for a drawing and its title. */
const LEAST_MM: SizeMm = { widthMm: 62, heightMm: 84 };

/** The size of a piece that shows a grid in squares, or hexagons from flat side to flat side, of just so many millimetres. */
export function fullSizeOf(grid: Grid, squareMm: number): SizeMm {
  // Letters and numbers beside the squares are as much larger as these are than on a sheet; a board has none.
  const headMm = grid.isBoard ? 0 : (6 * squareMm) / SHEET_SQUARE_MM;
  const { width, height } = extentOfGrid(grid);
  return {
    widthMm: Math.max(LEAST_MM.widthMm, width * squareMm + headMm + 2 * EDGE_MM),
    heightMm: Math.max(LEAST_MM.heightMm, height * squareMm + headMm + TITLE_MM + 2 * EDGE_MM),
  };
}

/** A board with its walls as it is printed; `lookOf` says what else stands on a cell. */
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

import { DIAGONALS, DIRECTIONS, type Direction } from '@/lib/kernel/tiling';
import { type Board, compileBoard, NONE, sizesOfParts, type Walls } from '@/lib/tabletop/play/board';
import type { Arena } from '../schema';

/** A compiled board with its walls before the first turn. */
export interface Ground {
  readonly board: Board;
  /** By edge: 1 for a wall. All 0 if walls fill tiles. */
  readonly walls: Uint8Array;
  /** By cell: 1 for a walled tile. All 0 if walls stand on edges. */
  readonly wallTiles: Uint8Array;
  /** By edge: 1 if it cannot be crossed, for either reason. */
  readonly closed: Walls;
}

/** Compiles a body's board and walls (rules 7, 9). Ignores entries that are not on the board. */
export function groundOf(body: Pick<Arena, 'board' | 'tiles' | 'walls' | 'options'>): Ground {
  const holes = body.tiles.filter(({ is }) => is === 'hole').map(({ id }) => id);
  const board = compileBoard({ ...body.board, holes });
  const isTileMode = body.options.wallKind === 'tile';
  const walled = body.tiles.filter(({ is }) => is === 'wall').map(({ id }) => board.cellOf(id));
  const edges = body.walls.map(({ id }) => board.edgeOf(id));
  const walls = marked(board.edges, isTileMode ? [] : edges);
  const wallTiles = marked(board.cells, isTileMode ? walled : []);
  return { board, walls, wallTiles, closed: isTileMode ? sidesOf(board, wallTiles) : walls };
}

function marked(size: number, places: readonly number[]): Uint8Array {
  const marks = new Uint8Array(size);
  for (const place of places) if (place !== NONE) marks[place] = 1;
  return marks;
}

/** Marks all edges of walled tiles, which can be neither entered nor left (rules 7). */
const sidesOf = ({ edges, edgeCells }: Board, wallTiles: Uint8Array): Uint8Array =>
  Uint8Array.from({ length: edges }, (_, edge) =>
    [0, 1].some((end) => wallTiles[edgeCells[2 * edge + end] ?? NONE]) ? 1 : 0,
  );

/** Number of walls before the first turn, of either kind. */
export const standingOn = ({ walls, wallTiles }: Ground): number => [...walls, ...wallTiles].filter(Boolean).length;

/** Number of walls left to put up: the supply less standing walls (rules 6). */
export const supplyLeft = ({ wallSupply }: Pick<Arena, 'wallSupply'>, ground: Ground): number =>
  wallSupply === null ? Number.POSITIVE_INFINITY : Math.max(0, wallSupply - standingOn(ground));

type Ways = Pick<Arena, 'board' | 'options'>;

/** Tells whether arrows may point to corners; hexagons have no diagonals (rules 5). */
export const turnsCorners = ({ board: { topology }, options }: Ways): boolean =>
  options.directions === 'diagonals' && topology === 'square';

/** Directions of arrows: across edges in the board's order, then diagonals if they are allowed. */
export const waysOf = (arena: Ways): readonly Direction[] => [
  ...DIRECTIONS[arena.board.topology],
  ...(turnsCorners(arena) ? DIAGONALS : []),
];

/**
 * Returns the fewest walls that divide the largest part of the board. Stops at the first way to divide it with `enough`
 * walls, so results up to `enough` may be too high. Infinity for a part of one tile.
 */
export function fewestToCut(board: Board, closed: Walls, enough: number): number {
  const { cells } = board;
  const sizes = sizesOfParts(board, closed);
  const from = sizes.indexOf(Math.max(...sizes));
  if ((sizes[from] ?? 0) < 2) return Number.POSITIVE_INFINITY;
  const flow = new Flow(board, closed);
  let fewest = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < cells; cell++) {
    if (sizes[cell] === sizes[from] && flow.sides(cell) > 0) fewest = Math.min(fewest, flow.sides(cell));
  }
  // Some smallest cut has `from` on one side and another tile of its part on the other (Menger's theorem).
  for (let to = 0; to < cells && fewest > enough; to++) if (to !== from) fewest = flow.between(from, to, fewest);
  return fewest;
}

/** Counts paths that share no side, by augmenting them one at a time. */
class Flow {
  readonly #board: Board;
  readonly #closed: Walls;
  /** By edge: 1 if a path crosses it from its first cell to its second, −1 for the other way. */
  readonly #flow: Int8Array;
  readonly #from: Int16Array;
  readonly #queue: Int16Array;

  constructor(board: Board, closed: Walls) {
    this.#board = board;
    this.#closed = closed;
    this.#flow = new Int8Array(board.edges);
    this.#from = new Int16Array(board.cells);
    this.#queue = new Int16Array(board.cells);
  }

  /** Number of open sides of a cell. */
  sides(cell: number): number {
    const { directions, edgeAt } = this.#board;
    return directions.filter((_, side) => this.#isOpen(edgeAt[cell * directions.length + side] ?? NONE)).length;
  }

  /** Returns the number of separate paths between two cells; `most` if there are more or none. */
  between(from: number, to: number, most: number): number {
    this.#flow.fill(0);
    let paths = 0;
    while (paths < most && this.#augment(from, to)) paths++;
    return paths === 0 ? most : paths;
  }

  #isOpen(edge: number): boolean {
    return edge !== NONE && !this.#closed[edge];
  }

  /** Finds one more path, breadth first, and adds it to the flow. */
  #augment(source: number, target: number): boolean {
    const { neighbours, edgeAt, edgeCells, directions } = this.#board;
    const sides = directions.length;
    const from = this.#from.fill(NONE);
    from[source] = source * sides;
    this.#queue[0] = source;
    for (let next = 0, end = 1; next < end && from[target] === NONE; next++) {
      const cell = this.#queue[next] ?? NONE;
      for (let place = cell * sides; place < (cell + 1) * sides; place++) {
        const [beyond, edge] = [neighbours[place] ?? NONE, edgeAt[place] ?? NONE];
        if (beyond === NONE || from[beyond] !== NONE || !this.#isOpen(edge)) continue;
        const way = edgeCells[2 * edge] === cell ? 1 : -1;
        if (this.#flow[edge] === way) continue;
        from[beyond] = place;
        this.#queue[end++] = beyond;
      }
    }
    if (from[target] === NONE) return false;
    for (let cell = target; cell !== source; ) {
      const place = from[cell] ?? NONE;
      const [edge, before] = [edgeAt[place] ?? NONE, Math.floor(place / sides)];
      this.#flow[edge] = (this.#flow[edge] ?? 0) + (edgeCells[2 * edge] === before ? 1 : -1);
      cell = before;
    }
    return true;
  }
}

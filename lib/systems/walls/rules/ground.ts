import { DIAGONALS, DIRECTIONS, type Direction } from '@/lib/kernel/tiling';
import { type Board, compileBoard, NONE, type Walls } from '@/lib/tabletop/play/board';
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

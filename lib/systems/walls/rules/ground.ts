import { DIAGONALS, DIRECTIONS, type Direction } from '@/lib/kernel/tiling';
import { type Board, compileBoard, NONE, type Walls } from '@/lib/tabletop/board';
import type { Arena } from '../schema';

/** A board and what stands on it before the first turn. */
export interface Ground {
  readonly board: Board;
  /** By edge: 1 where a wall stands. None where walls fill tiles. */
  readonly walls: Uint8Array;
  /** By cell: 1 where a wall fills the tile. None where walls stand on sides. */
  readonly wallTiles: Uint8Array;
  /** By edge: 1 where nobody passes, for either reason. */
  readonly closed: Walls;
}

/** The board that a body describes, and its walls (rules 7, 9). What names no place or side on it is passed over. */
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

/** A walled tile can be neither entered nor left (rules 7). */
const sidesOf = ({ edges, edgeCells }: Board, wallTiles: Uint8Array): Uint8Array =>
  Uint8Array.from({ length: edges }, (_, edge) =>
    [0, 1].some((end) => wallTiles[edgeCells[2 * edge + end] ?? NONE]) ? 1 : 0,
  );

/** How many walls stand before the first turn, of either kind. */
export const standingOn = ({ walls, wallTiles }: Ground): number => [...walls, ...wallTiles].filter(Boolean).length;

/** How many walls may still be put up: the supply without those that stand already (rules 6). */
export const supplyLeft = ({ wallSupply }: Pick<Arena, 'wallSupply'>, ground: Ground): number =>
  wallSupply === null ? Number.POSITIVE_INFINITY : Math.max(0, wallSupply - standingOn(ground));

type Ways = Pick<Arena, 'board' | 'options'>;

/** Tells whether arrows may point to corners; hexagons have no diagonals (rules 5). */
export const turnsCorners = ({ board: { topology }, options }: Ways): boolean =>
  options.directions === 'diagonals' && topology === 'square';

/** Every way an arrow may point: over sides in the board's order, then round corners where that is allowed. */
export const waysOf = (arena: Ways): readonly Direction[] => [
  ...DIRECTIONS[arena.board.topology],
  ...(turnsCorners(arena) ? DIAGONALS : []),
];

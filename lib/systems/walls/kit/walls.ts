import type { Blank } from '@/lib/kit/blank';
import { hexTile, squareTile, strip } from '@/lib/kit/blanks/flat';
import { tent } from '@/lib/kit/blanks/folded';
import type { Face } from '@/lib/kit/faces';
import type { Part } from '@/lib/kit/kit-spec';
import { playersOf } from '@/lib/tabletop/authoring/table-size';
import { standingOn } from '../rules/ground';
import { TILE_MM } from './board';
import { cutPiece, isOnTiles, type KitInput, SIGNS } from './input';

/** Length of a tile's side, in whole millimetres. */
const LENGTH_MM = { square: TILE_MM, hex: 14 } as const;
const HEIGHT_MM = 10;
const FLAT_MM = 6;
/** Slightly less than a tile, so that neighbours fit side by side. */
const WALL_TILE_MM = TILE_MM - 1;
/** Corner-to-corner width of a hexagon, relative to its width between flat sides. */
const HEX_BREADTH = 2 / Math.sqrt(3);

const FACE: Face = { face: 'back', tone: 'plain', icon: SIGNS.wall, title: '' };

/** Walls for all sites or for the supply: folded strips, or flat tiles if walls fill tiles. */
export const walls = cutPiece(
  { id: 'walls', title: 'Walls', audience: 'table' },
  'WA',
  (input) => blankOf(input),
  (input) => partsOf(input, isOnTiles(input.body) ? [FACE] : [FACE, FACE]),
);

/** Optional flat strips instead of folded ones. */
export const flatWalls = cutPiece(
  { id: 'flat-walls', title: 'Flat walls', audience: 'table', extra: true },
  'WF',
  (input) => strip({ widthMm: LENGTH_MM[input.body.board.topology], heightMm: FLAT_MM }),
  (input) => (isOnTiles(input.body) ? [] : partsOf(input, [FACE])),
);

function blankOf(input: KitInput): Blank {
  const { topology } = input.body.board;
  if (!isOnTiles(input.body)) return tent({ widthMm: LENGTH_MM[topology], heightMm: HEIGHT_MM });
  return topology === 'hex' ? hexTile(WALL_TILE_MM * HEX_BREADTH) : squareTile(WALL_TILE_MM);
}

const partsOf = (input: KitInput, faces: readonly Face[]): readonly Part[] => {
  const copies = wallsIn(input);
  return copies === 0 ? [] : [{ id: 'wall', title: 'Wall', copies, faces }];
};

/** Number of places for walls, of either kind. */
const placesFor = ({ body, ground: { board } }: KitInput): number => (isOnTiles(body) ? board.cells : board.edges);

/** Number of walls in the kit: the most that can ever stand (rules 2), initial ones included. */
export function wallsIn(input: KitInput): number {
  const { body, ground } = input;
  const places = placesFor(input);
  return body.wallSupply === null ? places : Math.min(places, Math.max(body.wallSupply, standingOn(ground)));
}

/** Share of the places that hold a wall when a game ends: more in fewer than one of twenty games between bots. */
const MOSTLY_USED = { square: 5 / 8, hex: 7 / 10 } as const;
const ROUNDED_TO = 5;

/** Number of walls that nearly every game makes do with, initial ones included. */
export function wallsMostlyUsed(input: KitInput): number {
  const { board, wallSupply } = input.body;
  const all = wallsIn(input);
  if (wallSupply !== null) return all;
  const used = Math.max(placesFor(input) * MOSTLY_USED[board.topology], standingOn(input.ground));
  return Math.min(all, Math.ceil(used / ROUNDED_TO) * ROUNDED_TO);
}

/** Number of rounds that nearly every game makes do with: each player puts up a wall in each of them. */
export const roundsMostlyPlayed = (input: KitInput): number =>
  Math.ceil(wallsMostlyUsed(input) / playersOf(input.body).min);

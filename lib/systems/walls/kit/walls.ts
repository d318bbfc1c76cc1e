import type { Blank } from '@/lib/kit/blank';
import { hexTile, squareTile, strip } from '@/lib/kit/blanks/flat';
import { tent } from '@/lib/kit/blanks/folded';
import type { Face } from '@/lib/kit/faces';
import type { Part } from '@/lib/kit/kit-spec';
import { standingOn } from '../rules/ground';
import { TILE_MM } from './board';
import { cutPiece, isOnTiles, type KitInput, SIGNS } from './input';

/** As long as a tile’s side, to the millimetre. */
const LENGTH_MM = { square: TILE_MM, hex: 14 } as const;
const HEIGHT_MM = 10;
const FLAT_MM = 6;
/** A little less than a tile, so that neighbours don’t push each other away. */
const WALL_TILE_MM = TILE_MM - 1;
/** From corner to corner of a hexagon, by its breadth from flat side to flat side. */
const HEX_BREADTH = 2 / Math.sqrt(3);

const FACE: Face = { face: 'back', tone: 'plain', icon: SIGNS.wall, title: '' };

/** One for each place where a wall can stand, or as many as the box has: folded strips, or flat tiles to fill tiles with. */
export const walls = cutPiece(
  { id: 'walls', title: 'Walls', audience: 'table' },
  'WA',
  (input) => blankOf(input),
  (input) => partsOf(input, isOnTiles(input.body) ? [FACE] : [FACE, FACE]),
);

/** The same to lay flat, for tables that would rather have those. */
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

/** How many walls the kit has: as many as can ever stand (rules 2), those of the beginning included. */
export function wallsIn(input: KitInput): number {
  const { body, ground } = input;
  const places = isOnTiles(body) ? ground.board.cells : ground.board.edges;
  return body.wallSupply === null ? places : Math.min(places, Math.max(body.wallSupply, standingOn(ground)));
}

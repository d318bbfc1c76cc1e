import type { Direction } from '@/lib/kernel/tiling';
import type { Board } from '@/lib/tabletop/board';
import type { Arena } from '../schema';
import type { Act, Program } from './moves';

/** An arena as a table plays it, shared by all its games; never changes. */
export interface Game {
  readonly body: Arena;
  readonly board: Board;
  readonly rules: Arena['options'];
  /** How many sides a cell has: the first of the ways. */
  readonly sides: number;
  /** Every way an arrow may point: over sides in the board's order, then over corners where that is allowed. */
  readonly ways: readonly Direction[];
  readonly arrows: number;
  /** A wall fills a tile: sites are cells, not edges. */
  readonly onTiles: boolean;
  /** How many sites the board has, walled or not. */
  readonly sites: number;
  /** By site and by cell, as a game begins: `Position.walls` and `Position.open`. */
  readonly walls: Uint8Array;
  readonly open: Uint8Array;
  /** How many walls may be put up in play. */
  readonly supply: number;
  /** By number of players, where each seat begins; NONE where the board has no room for it. */
  readonly starts: readonly (readonly number[])[];
  /** By its code (`codeOfArrows`), every way to set a box. */
  readonly programs: readonly Program[];
  /** By the code of the arrows used and by the site after NONE, every act there could be. */
  readonly acts: readonly (readonly Act[])[];
}

import type { Direction } from '@/lib/kernel/tiling';
import type { Board } from '@/lib/tabletop/play/board';
import type { Arena } from '../schema';
import type { Act, Program } from './moves';

/** A compiled arena. Immutable and shared by all its games. */
export interface Game {
  readonly body: Arena;
  readonly board: Board;
  readonly rules: Arena['options'];
  /** Number of edges of a cell. The first `sides` entries of `ways` cross them. */
  readonly sides: number;
  /** Directions of arrows: across edges in the board's order, then diagonals if they are allowed. */
  readonly ways: readonly Direction[];
  readonly arrows: number;
  /** Walls fill tiles, so sites are cells rather than edges. */
  readonly onTiles: boolean;
  /** Number of sites of the board, walled ones included. */
  readonly sites: number;
  /** Initial values of `Position.walls` and `Position.open`. */
  readonly walls: Uint8Array;
  readonly open: Uint8Array;
  /** Number of walls that can be put up in play. */
  readonly supply: number;
  /** Start cells by number of players and seat; NONE if the board has no room. */
  readonly starts: readonly (readonly number[])[];
  /** All settings of a box, by `codeOfArrows`. */
  readonly programs: readonly Program[];
  /** All possible acts, by `codeOfUse` and by site plus 1, so that NONE is at 0. */
  readonly acts: readonly (readonly Act[])[];
}

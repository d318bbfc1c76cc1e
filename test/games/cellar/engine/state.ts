import type { Tile } from '../rules/lamps';

export interface State {
  readonly players: number;
  readonly tiles: readonly Tile[];
  /** Per tile: bits of the seats that have peeked at it, or FACE_UP. */
  readonly known: number[];
  lamps: number;
  turn: number;
  escaped: boolean;
}

export const FACE_UP = 1 << 8;
export const isFaceUp = ({ known }: State, tile: number): boolean => known[tile] === FACE_UP;

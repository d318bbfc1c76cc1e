import type { Who } from '@/lib/contract/played';
import type { Tile } from '../rules/lamps';
import { isFaceUp, type State } from './state';

/** A seat's view of the cellar. */
export interface View {
  readonly who: Who;
  readonly players: number;
  lamps(): number;
  turn(): number;
  tiles(): readonly (Tile | '?')[];
  isFaceUp(tile: number): boolean;
}

const sees = (state: State, who: Who, tile: number): boolean =>
  who === 'all' || isFaceUp(state, tile) || (who !== 'table' && ((state.known[tile] ?? 0) & (1 << who)) !== 0);

export const viewOf = (state: State, who: Who): View => ({
  who,
  players: state.players,
  lamps: () => state.lamps,
  turn: () => state.turn,
  tiles: () => state.tiles.map((tile, i) => (sees(state, who, i) ? tile : '?')),
  isFaceUp: (tile) => isFaceUp(state, tile),
});

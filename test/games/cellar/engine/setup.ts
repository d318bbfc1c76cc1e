import { seededRng, shuffle } from '@/lib/kernel/rng';
import type { Tile } from '../rules/lamps';
import type { Game } from './game';
import type { State } from './state';

/** Returns all tiles of a cellar. */
export const boxOf = ({ tiles, pits }: Game): Tile[] =>
  Array.from({ length: tiles }, (_, i) => (i === 0 ? 'door' : i <= pits ? 'pit' : 'floor'));

/** Returns the kinds of tiles that a seat has not seen, from its view. */
export function hiddenFrom(game: Game, seen: readonly (Tile | '?')[]): Tile[] {
  const hidden = boxOf(game);
  for (const tile of seen) if (tile !== '?') hidden.splice(hidden.indexOf(tile), 1);
  return hidden;
}

export function setup(game: Game, players: number, seed: number): State {
  const tiles = boxOf(game);
  shuffle(seededRng(seed), tiles);
  return { players, tiles, known: tiles.map(() => 0), lamps: game.lamps, turn: 0, escaped: false };
}

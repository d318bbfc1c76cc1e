import { type Rng, shuffle } from '@/lib/kernel/rng';
import type { Game } from './game';
import { hiddenFrom } from './setup';
import { FACE_UP, type State } from './state';
import type { View } from './view';

/** Deals the unseen tiles at random. Nobody can know which tiles others have peeked at, so the guess has none. */
export function guess(game: Game, view: View, rng: Rng): State {
  const seen = view.tiles();
  const hidden = hiddenFrom(game, seen);
  shuffle(rng, hidden);
  const own = typeof view.who === 'number' ? 1 << view.who : 0;
  return {
    players: view.players,
    tiles: seen.map((tile) => (tile === '?' ? (hidden.pop() ?? 'floor') : tile)),
    known: seen.map((tile, i) => (view.isFaceUp(i) ? FACE_UP : tile === '?' ? 0 : own)),
    lamps: view.lamps(),
    turn: view.turn(),
    escaped: seen.some((tile, i) => tile === 'door' && view.isFaceUp(i)),
  };
}

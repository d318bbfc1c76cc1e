import { type Game, SAFE } from '@/lib/systems/mothership/engine/game';
import { setup } from '@/lib/systems/mothership/engine/setup';
import type { State } from '@/lib/systems/mothership/engine/state';

/** Starts a game whose tiles are all safe and face down, with characters without abilities. */
export function clearDeck(game: Game, players: number): State {
  const state = setup(game, players, 1);
  state.phase = 'main';
  state.step = 1;
  state.first = 0;
  state.turn = 0;
  state.tile.fill(SAFE);
  return state;
}

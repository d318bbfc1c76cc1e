import type { Thinking } from '@/lib/tabletop/rollout-bot';
import type { Game } from '../engine/game';
import type { Move } from '../engine/moves';
import type { State } from '../engine/state';
import type { View } from '../engine/view';
import { explorer } from './explorer';
import { musterMove } from './muster';
import { outlook } from './outlook';

/** How the rollout bot plays a ship: to the end of the round, which tells more than whole games by careless explorers. */
export const thinking: Thinking<Game, State, View, Move> = {
  playouts: 48,
  gamesPerSecond: 4,
  policy: explorer.seat,
  horizon: 1,
  worth: outlook,
  given: musterMove,
};

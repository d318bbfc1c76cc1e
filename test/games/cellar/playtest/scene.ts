import type { Scene } from '@/lib/contract/played';
import type { Game } from '../engine/game';
import type { View } from '../engine/view';

export const sceneOf = (_: Game, view: View): Scene => ({
  clock: { rounds: 0, turns: view.turn() },
  people: [],
  cards: [],
  done: [],
  heading: `${view.lamps()} lamps left`,
});

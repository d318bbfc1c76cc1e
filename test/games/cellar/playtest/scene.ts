import type { Scene } from '@/lib/contract/played';
import { counted } from '@/lib/tabletop/words/wording';
import type { Game } from '../engine/game';
import type { View } from '../engine/view';
import { tileName } from '../names';

export const sceneOf = (_: Game, view: View): Scene => ({
  clock: { rounds: 0, turns: view.turn() },
  people: [],
  cards: [],
  rows: [
    {
      owner: 'The cellar',
      cards: view.tiles().map((tile, i) => ({
        label: tile === '?' ? '' : tile,
        face: view.isFaceUp(i) ? 'up' : 'down',
        note: tileName(i),
      })),
    },
  ],
  piles: [{ label: 'Lamps', count: view.lamps() }],
  done: [],
  heading: `${counted(view.lamps(), 'lamp')} left`,
});

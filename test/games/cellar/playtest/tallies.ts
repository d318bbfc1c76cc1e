import type { Tally } from '@/lib/contract/played';
import type { Game } from '../engine/game';
import { isFaceUp, type State } from '../engine/state';
import { tileName } from '../names';

export const tallies: readonly Tally<Game, State>[] = [
  {
    id: 'tiles',
    title: 'Tiles',
    plot: { kind: 'bars', columns: ['open'], of: 'games' },
    columns: [{ id: 'open', title: 'Opened', help: 'Games in which it was opened.' }],
    rows: ({ tiles }) => Array.from({ length: tiles }, (_, i) => ({ id: String(i), label: tileName(i) })),
    add(_, state, sums) {
      for (const i of state.tiles.keys()) sums[i] = (sums[i] ?? 0) + Number(isFaceUp(state, i));
    },
  },
];

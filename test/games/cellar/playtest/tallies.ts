import type { Tally } from '@/lib/contract/played';
import { tallyMakers } from '@/lib/tabletop/play/tally';
import type { Game } from '../engine/game';
import { isFaceUp, type State } from '../engine/state';
import { tileName } from '../names';

const { tallyOfRows } = tallyMakers<Game, State>();

const tiles = tallyOfRows({
  id: 'tiles',
  title: 'Tiles',
  plot: { kind: 'bars', columns: ['open'], of: 'games' },
  columns: {
    open: {
      title: 'Opened',
      help: 'Games in which it was opened.',
      count: (state, tile) => Number(isFaceUp(state, tile)),
    },
  },
  rows: (game) => Array.from({ length: game.tiles }, (_, i) => ({ id: String(i), label: tileName(i) })),
});

export const tallies: readonly Tally<Game, State>[] = [tiles];

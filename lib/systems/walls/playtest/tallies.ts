import type { Tally } from '@/lib/contract/played';
import { NONE } from '@/lib/tabletop/board';
import { tallyMakers } from '@/lib/tabletop/tally';
import type { Game } from '../engine/game';
import type { State } from '../engine/state';

const { tallyOfRows } = tallyMakers<Game, State>();

const rowsNamed = (names: readonly string[]) => names.map((id) => ({ id, label: id }));

/** Where walls are put up. */
const edges = tallyOfRows({
  id: 'edges',
  title: 'Walls',
  plot: { kind: 'heat' },
  rows: ({ board }) => rowsNamed(board.edgeNames),
  columns: {
    walled: {
      title: 'Walled',
      help: 'Games in which a wall was put up here.',
      count: ({ tally }, edge, { onTiles }) => Number(!onTiles && tally.builders[edge] !== NONE),
    },
  },
});

/** Where tokens go. */
const tiles = tallyOfRows({
  id: 'tiles',
  title: 'Tiles',
  plot: { kind: 'heat' },
  rows: ({ board }) => rowsNamed(board.names),
  columns: {
    visits: {
      title: 'Visits',
      help: 'How often a token came here, its start included.',
      count: ({ tally }, cell) => tally.visits[cell] ?? 0,
    },
    walled: {
      title: 'Walled',
      help: 'Games in which a wall filled this tile.',
      count: ({ tally }, cell, { onTiles }) => Number(onTiles && tally.builders[cell] !== NONE),
    },
  },
});

/** What playtests add up. */
export const tallies: readonly Tally<Game, State>[] = [edges, tiles];

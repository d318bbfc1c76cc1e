import { GRID_MAX } from '@/lib/kit/grid-place';
import { choice, count, entry, group, list } from '@/lib/schema/fields';
import { SIDE, TILE_KINDS } from '../vocabulary';

export const board = group(
  {
    topology: choice(['square', 'hex'], {
      title: 'Tiles are',
      description: 'Squares have four sides, hexagons six. On hexagons it is harder to shut anybody in.',
      labels: { square: 'Squares', hex: 'Hexagons' },
    }),
    columns: count({
      title: 'Columns',
      description: 'How many tiles lie side by side. They have letters, A on the left.',
      ...SIDE,
      initial: SIDE.usual,
    }),
    rows: count({
      title: 'Rows',
      description: 'How many tiles lie one below the other. They have numbers, 1 at the top.',
      ...SIDE,
      initial: SIDE.usual,
    }),
  },
  { title: 'Board', description: 'What people move about on.' },
);

/** A tile's id is its place, so that everybody who paints B2 paints the same one. */
export const tiles = list(
  entry(
    {
      is: choice(TILE_KINDS, {
        title: 'What is here',
        description: 'A hole is not part of the board. A walled tile counts only if walls fill whole tiles.',
        labels: { hole: 'Hole', wall: 'Walled tile' },
      }),
    },
    { title: 'Tile', description: 'A place that is no ordinary tile. Its id is its position, such as B2.' },
  ),
  {
    title: 'Holes and walled tiles',
    description: 'Every place that is no ordinary tile. The ids are positions: column, then row.',
    noun: 'tile',
    max: GRID_MAX * GRID_MAX,
  },
);

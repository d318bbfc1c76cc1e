import { choice, entry, list } from '@/lib/schema/fields';
import { CELL_KINDS, GRID_MAX } from '../vocabulary';

/** A cell's id is its place: its column from A to Z and its row from 1 to 26. So everybody who paints B2 paints the same one. */
export const layout = list(
  entry(
    {
      kind: choice(CELL_KINDS, {
        title: 'What lies here',
        description:
          'A tile, or a part of the start or finish board. A board is one place however many cells it covers.',
        labels: { tile: 'Tile', start: 'Start board', finish: 'Finish board' },
      }),
    },
    { title: 'Cell', description: 'One cell of the ship. Its id is its position, such as B2.' },
  ),
  {
    title: 'Layout',
    description: 'Every cell that is not a gap. The ids are positions: columns A to Z, rows 1 to 26.',
    noun: 'cell',
    max: GRID_MAX * GRID_MAX,
  },
);

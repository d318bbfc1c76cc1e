import { choice, within } from '@/lib/schema/fields';
import { lever } from '@/lib/schema/number-use';
import { item, many, number, part, text } from '@/lib/schema/short-fields';
import { CELL_KINDS, GRID_MAX } from '../vocabulary';

const tiles = (title: string, description: string, min: number, initial: number) =>
  number(title, description, within(min, 676, initial));

export const levels = many(
  item('Level', 'A mix of tiles. Together they must fill the layout exactly.', {
    label: text('Level', 'What you call it at the table.', 'Easy', 'Nightmare'),
    safe: tiles('Safe tiles', 'Tiles on which nothing happens.', 0, 23),
    trap: lever(
      tiles('Trap tiles', 'Drawn from all traps in the box, so that nobody knows which ones are in play.', 0, 8),
    ),
    objective: tiles('Objectives', 'All of them must be shut down before the finish opens.', 1, 2),
  }),
  'Levels',
  'How hard it is, by what is under the tiles. The first is offered first.',
  'level',
  12,
);

export const supplies = part('Supplies', 'What is in the box. Each trap says how many tiles and tokens it has.', {
  safe: tiles('Safe tiles in the box', 'Enough for the safest level and the draw pile.', 0, 30),
  objective: tiles('Objective tiles in the box', 'Enough for the level with most of them.', 0, 6),
  orange: tiles('Marker tokens', 'One goes on each objective shut down and on each trap disarmed.', 0, 10),
});

export const drawPile = part('Draw pile', 'Spare tiles, shuffled face down. They replace tiles that leave the ship.', {
  safe: tiles('Safe tiles in the draw pile', 'Spare tiles that replace others in play.', 0, 3),
  trap: tiles('Trap tiles in the draw pile', 'Drawn from the traps that are left.', 0, 3),
});

/** Cells by position (column A to Z, row 1 to 26): concurrent editors who paint B2 create the same entry. */
export const layout = many(
  item('Cell', 'One cell of the ship. Its id is its position, such as B2.', {
    kind: choice(CELL_KINDS, {
      title: 'What lies here',
      description: 'A tile, or a part of the start or finish board. A board is one place however many cells it covers.',
      labels: { tile: 'Tile', start: 'Start board', finish: 'Finish board' },
    }),
  }),
  'Layout',
  'Every cell that is not a gap. The ids are positions: columns A to Z, rows 1 to 26.',
  'cell',
  GRID_MAX * GRID_MAX,
);

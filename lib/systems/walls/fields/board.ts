import { GRID_MAX } from '@/lib/kit/grid';
import { choice, count, later } from '@/lib/schema/fields';
import { item, many, oneOf, ownChoice, part, story, text } from '@/lib/schema/short-fields';
import { PLAYERS_MAX, SIDE, TILE_KINDS } from '../vocabulary';

export const tokens = many(
  item('Token', 'One player’s piece. The first player has the first one, and so on.', {
    name: text('Token', 'Name of the person or thing that can be shut in.', 'The Warden'),
    text: later(
      story('Who it is', 'A line or two, read aloud with the story.', 'Walled in before, and no longer afraid.'),
      '',
    ),
    shape: ownChoice('Shape', 'Tells tokens apart without their colours.', {
      triangle: 'Triangle',
      hexagon: 'Hexagon',
      circle: 'Circle',
      square: 'Square',
      star: 'Star',
      diamond: 'Diamond',
    }),
    colour: ownChoice('Colour', 'The token, its box and its arrows have the same one.', {
      red: 'Red',
      blue: 'Blue',
      yellow: 'Yellow',
      green: 'Green',
      black: 'Black',
      white: 'White',
    }),
  }),
  'Tokens',
  'One for each player, in the order of the seats.',
  'token',
  PLAYERS_MAX,
);

/** The id of a start is the number of players and the seat: "4-1" is the first of four players. */
export const starts = many(
  item('Start', 'Its id is the number of players and the number of the seat, such as 4-1.', {
    cell: text('Tile', 'Where this player begins: column, then row.', 'A1'),
  }),
  'Starts',
  'Where everybody begins, a set for each number of players.',
  'start',
  60,
);

/** Number of edges of the largest grid, so that the editor can show surplus walls of a file. */
const LISTED_MAX = 2_000;

/** The id of a wall is its edge, so that concurrent edits of the same wall merge. */
export const walls = many(
  item('Wall', 'Its id names the two tiles it stands between, such as A1-B1.', {}),
  'Walls',
  'What stands before the first turn. The ids name two neighbouring tiles: A1-B1.',
  'wall',
  LISTED_MAX,
);

export const board = part('Board', 'The tiles on which tokens move.', {
  topology: oneOf('Tiles are', 'Squares have four sides, hexagons six. On hexagons it is harder to shut anybody in.', {
    square: 'Squares',
    hex: 'Hexagons',
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
});

/** The id of a tile is its position, so that concurrent edits of the same tile merge. */
export const tiles = many(
  item('Tile', 'A place that is no ordinary tile. Its id is its position, such as B2.', {
    is: choice(TILE_KINDS, {
      title: 'What is here',
      description: 'A hole is not part of the board. A walled tile counts only if walls fill whole tiles.',
      labels: { hole: 'Hole', wall: 'Walled tile' },
    }),
  }),
  'Holes and walled tiles',
  'Every place that is no ordinary tile. The ids are positions: column, then row.',
  'tile',
  GRID_MAX * GRID_MAX,
);

import { GRID_MAX } from '@/lib/kit/grid';
import { choice, count, entry, group, line, list } from '@/lib/schema/fields';
import { COLOURS, PLAYERS_MAX, SHAPES, SIDE, TILE_KINDS } from '../vocabulary';

export const tokens = list(
  entry(
    {
      name: line({
        title: 'Token',
        description: 'Name of the person or thing that can be shut in.',
        examples: ['The Warden'],
      }),
      shape: choice(SHAPES, {
        title: 'Shape',
        description: 'Tells tokens apart without their colours.',
        labels: {
          triangle: 'Triangle',
          hexagon: 'Hexagon',
          circle: 'Circle',
          square: 'Square',
          star: 'Star',
          diamond: 'Diamond',
        },
      }),
      colour: choice(COLOURS, {
        title: 'Colour',
        description: 'The token, its box and its arrows have the same one.',
        labels: { red: 'Red', blue: 'Blue', yellow: 'Yellow', green: 'Green', black: 'Black', white: 'White' },
      }),
    },
    { title: 'Token', description: 'One player’s piece. The first player has the first one, and so on.' },
  ),
  {
    title: 'Tokens',
    description: 'One for each player, in the order of the seats.',
    noun: 'token',
    max: PLAYERS_MAX,
  },
);

/** The id of a start is the number of players and the seat: "4-1" is the first of four players. */
export const starts = list(
  entry(
    {
      cell: line({ title: 'Tile', description: 'Where this player begins: column, then row.', examples: ['A1'] }),
    },
    { title: 'Start', description: 'Its id is the number of players and the number of the seat, such as 4-1.' },
  ),
  {
    title: 'Starts',
    description: 'Where everybody begins, a set for each number of players.',
    noun: 'start',
    max: 60,
  },
);

/** Number of edges of the largest grid, so that the editor can show surplus walls of a file. */
const LISTED_MAX = 2_000;

/** The id of a wall is its edge, so that concurrent edits of the same wall merge. */
export const walls = list(
  entry({}, { title: 'Wall', description: 'Its id names the two tiles it stands between, such as A1-B1.' }),
  {
    title: 'Walls',
    description: 'What stands before the first turn. The ids name two neighbouring tiles: A1-B1.',
    noun: 'wall',
    max: LISTED_MAX,
  },
);

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
  { title: 'Board', description: 'The tiles on which tokens move.' },
);

/** The id of a tile is its position, so that concurrent edits of the same tile merge. */
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

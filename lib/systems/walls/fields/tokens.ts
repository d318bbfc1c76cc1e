import { choice, entry, line, list } from '@/lib/schema/fields';
import { COLOURS, PLAYERS_MAX, SHAPES } from '../vocabulary';

export const tokens = list(
  entry(
    {
      name: line({
        title: 'Token',
        description: 'Who it is that can be shut in.',
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

import { since } from '@/lib/schema/fields';
import { oneOf, pointer } from '@/lib/schema/short-fields';

/** How a monster moves and whom it goes for. The defaults are the book's monster. */
export const habits = {
  steps: since(
    2,
    oneOf('Steps a turn', 'How many rooms it can go after each player’s turn.', {
      one: 'One',
      none: 'None',
      half: 'One every second turn',
      two: 'Two',
      three: 'Three',
    }),
    'one',
  ),
  hunts: since(
    2,
    oneOf('Whom it hunts', 'It steps only toward them, and attacks nobody else while it can attack one of them.', {
      anybody: 'Whomever the GM likes',
      nearest: 'Whoever is nearest',
      crowd: 'The noisiest room, where most people are',
      last: 'The character who acted last',
      hated: 'The character who is hated and feared most',
      holder: 'Whoever has a certain thing',
    }),
    'anybody',
  ),
  bait: since(
    2,
    pointer(
      'items',
      'What draws it',
      'The thing whose holder it hunts, such as a lamp; it also goes where this lies.',
      'flamethrower',
    ),
    '',
  ),
};

import { since, variants } from '@/lib/schema/fields';
import { many, maybeNumber, oneKind, oneOf, pointer, yesNo } from '@/lib/schema/short-fields';
import { ATTRIBUTE_LABELS } from '../vocabulary';

const { lucky: _, ...deeds } = ATTRIBUTE_LABELS;

const place = variants(
  [
    oneKind('room', 'A certain room', 'This room.', {
      room: pointer('map.rooms', 'Room', 'Which room.', 'lounge'),
    }),
    oneKind('item', 'Where somebody has a thing', 'Rooms in which somebody alive has this thing.', {
      item: pointer('items', 'Thing', 'Such as garlic, or a lamp.', 'flamethrower'),
    }),
    oneKind('water', 'Under water', 'Rooms that an Event has flooded.', {}),
    oneKind('dark', 'In the dark', 'Rooms that an Event has darkened, unless somebody there has a light.', {}),
  ],
  { title: 'Place', description: 'Which places.' },
);

/** Places by room, by what somebody there has, or by what Events have done to them. */
const somewhere = (title: string, description: string) => many(place, title, description, 'place', 4);

/** Fields that set a monster apart; by default it is the book's. */
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
  foughtBy: since(
    2,
    oneOf(
      'Fought by',
      'The attribute that a fight against it takes; getting out of its way takes Fast as always.',
      { any: 'Whatever fits', ...deeds },
      'any',
    ),
    'any',
  ),
  hit: since(
    2,
    oneOf(
      'What a hit does',
      'What happens to whoever loses against it, instead of damage. Where it can’t happen, there is damage.',
      {
        wound: 'Wounds them',
        carry: 'Carries them off to where it began',
        infect: 'Makes them ill',
        take: 'Takes a thing from them',
      },
      'wound',
    ),
    'wound',
  ),
  cure: since(2, pointer('items', 'What cures it', 'What cures the illness; none if nothing does.', 'firebombs'), ''),
  toughness: since(
    2,
    oneOf(
      'Toughness',
      'How many cards the GM draws for it; one fewer with its weakness known and the means at hand.',
      { three: 'Three cards', two: 'Two cards', four: 'Four cards' },
      'three',
    ),
    'three',
  ),
  slips: since(2, yesNo('Slips through', 'What is shut or blocked does not stop it, and stays shut behind it.'), false),
  shuns: since(2, somewhere('Where it does not go', 'It enters no such room, and attacks nobody there.'), []),
  blinds: since(
    2,
    somewhere('Where it finds nobody', 'It enters such a room, but hunts and attacks nobody there: what blinds it.'),
    [],
  ),
  grows: since(
    2,
    maybeNumber(
      'Grows after',
      'After this many rounds it takes one step more a turn, and the GM draws one card more for it; empty for never.',
      1,
      30,
    ),
    null,
  ),
};

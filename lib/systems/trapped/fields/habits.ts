import { since } from '@/lib/schema/fields';
import { oneOf, pointer } from '@/lib/schema/short-fields';
import { ATTRIBUTE_LABELS } from '../vocabulary';

const { lucky: _, ...deeds } = ATTRIBUTE_LABELS;

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
};

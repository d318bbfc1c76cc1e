import { since, variants } from '@/lib/schema/fields';
import { many, oneKind, oneOf, pointer, text, yesNo } from '@/lib/schema/short-fields';
import { conditions } from './conditions';
import { attribute, furtherEffect } from './effects';
import { holder } from './things';

const branch = (title: string, description: string) => many(furtherEffect, title, description, 'effect', 4);

/** Parts of an Event after its own effects, with up to two branches each. */
export const follows = many(
  variants(
    [
      oneKind('also', 'More happens', 'Further effects.', {
        first: branch('What happens', 'On whoever is hit, or on the place.'),
      }),
      oneKind('test', 'A test decides', 'Whoever is hit stands a test against two cards of the GM.', {
        attribute: attribute('What is put to the test.'),
        hurts: yesNo('Failing also hurts', 'Failing brings damage, too.'),
        item: since(
          2,
          pointer(
            'items',
            'Takes a thing or fact',
            'Without it they fail at once: nobody plays a card, and there is no damage. None if it takes nothing.',
            'firebombs',
          ),
          '',
        ),
        holder,
        first: branch('If they pass', 'What happens on a success.'),
        second: branch('If they fail', 'What happens on a failure.'),
      }),
      oneKind('choice', 'A choice decides', 'Whoever is hit chooses, or the whole table does.', {
        by: oneOf(
          'Who chooses',
          'The player of whoever is hit, the GM for an Extra of hers; or all players by a vote.',
          {
            target: 'Whoever is hit',
            table: 'The table',
          },
        ),
        question: text('The choice', 'What they can do, in a few words.', 'Let go of the rope'),
        first: branch('If they do', 'What happens then.'),
        second: branch('If they do not', 'What happens otherwise.'),
      }),
      oneKind('check', 'It depends', 'What happens depends on how things stand.', {
        when: conditions('If', 'All of this must be so.'),
        first: branch('If so', 'What happens then.'),
        second: branch('If not', 'What happens otherwise.'),
      }),
    ],
    { title: 'Follow-up', description: 'What happens after the Event’s own effects.' },
  ),
  'What follows',
  'What happens after the effects above, on each person who is hit: a test, a choice or a condition can decide.',
  'follow-up',
  2,
);

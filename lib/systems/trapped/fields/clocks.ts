import { within } from '@/lib/schema/fields';
import { lever } from '@/lib/schema/number-use';
import { item, many, maybeNumber, number, oneOf, part, pointer, story, text, yesNo } from '@/lib/schema/short-fields';
import { CLOCK_MOVES, MOST_STEPS } from '../vocabulary';
import { furtherEffect, room } from './effects';

const stepsWith = (players: number) =>
  maybeNumber(
    `With ${players} players`,
    `Its steps if ${players} people play, the GM not counted; empty for the usual number.`,
    1,
    MOST_STEPS,
  );

/** Clocks of a setting's own, besides the doom clock and the clocks of disasters. */
export const clocks = many(
  item('Clock', 'Something that draws near step by step: rising water, a search party, the dawn.', {
    title: text('Clock', 'What draws near, in a few words.', 'The water rises', 'They find the car'),
    text: story(
      'In detail',
      'What everybody sees once it has run out.',
      'It comes over the threshold, quite calmly, and it does not stop.',
    ),
    hidden: yesNo('Hidden', 'Only the GM knows of it until it has run out.'),
    steps: lever(number('Steps', 'After this many steps it has run out.', within(1, MOST_STEPS, 8))),
    stepsWith: part('Steps by number of players', 'For tables that need more time, or less.', {
      two: stepsWith(2),
      three: stepsWith(3),
      four: stepsWith(4),
      five: stepsWith(5),
      six: stepsWith(6),
    }),
    perRound: number(
      'Steps a round',
      'How far it moves as each round ends; 0 if only Events and goals move it.',
      within(0, 9, 1),
    ),
    goals: many(
      item('Goal', 'One goal that moves the clock each time it is achieved.', {
        goal: pointer('goals', 'Goal', 'A goal that moves it.', 'G07'),
        move: oneOf('Moves it', 'On, back, or not at all from then on.', CLOCK_MOVES, 'back'),
        steps: number('By how many steps', 'Counts only if it moves on or back.', within(1, MOST_STEPS, 2)),
      }),
      'Moved by goals',
      'Goals that move the clock.',
      'goal',
      20,
    ),
    lost: yesNo('Then all is lost', 'When it runs out, everybody who has not left has lost.'),
    effects: many(
      furtherEffect,
      'When it runs out',
      'What happens then, besides; nothing if it is only its title.',
      'effect',
      8,
    ),
    hits: oneOf('Whom it hits', 'Whom these effects hit.', {
      anyone: 'Everybody',
      characters: 'All characters',
      extras: 'All Extras',
    }),
    room: room('Only people in this room are hit; none for everywhere.'),
  }),
  'Clocks',
  'What runs out step by step, besides the place itself.',
  'clock',
  12,
);

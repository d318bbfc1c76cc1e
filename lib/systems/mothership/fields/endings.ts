import { within } from '@/lib/schema/fields';
import { lever } from '@/lib/schema/number-use';
import { item, many, number, oneOf, part, story, text, yesNo } from '@/lib/schema/short-fields';
import { PLAYERS_MAX } from '../vocabulary';

const offset = (players: number, initial: number) =>
  number(
    `Spaces down with ${players}`,
    `How far down the marker starts if ${players === 1 ? 'one person plays' : `${players} play`}.`,
    within(0, 39, initial),
  );

export const tracker = part('Tracker', 'How long the ship stays: the rounds there are, by their colours.', {
  spaces: lever(
    number(
      'Spaces',
      'The marker moves down one each round; when it reaches the last space, time is up.',
      within(4, 40, 13),
    ),
  ),
  bands: many(
    item('Band', 'Spaces of one colour.', {
      colour: oneOf('Colour', 'How these spaces are printed.', {
        green: 'Green',
        amber: 'Amber',
        red: 'Red',
        blue: 'Blue',
        grey: 'Grey',
      }),
      count: number('How many', 'Spaces in this colour.', within(1, 40, 4)),
    }),
    'Colours',
    'From the top down; together they cover every space.',
    'band',
    10,
  ),
  startOffset: part('Where the marker begins', 'More people get more done, so they get fewer rounds.', {
    p1: offset(1, 0),
    p2: offset(2, 0),
    p3: offset(3, 1),
    p4: offset(4, 2),
    p5: offset(5, 3),
    p6: offset(6, 4),
  }),
});

export const endings = many(
  item('Ending', 'How it can end, and what is read aloud then.', {
    label: text('Ending', 'A short name for it.', 'Home, all of us'),
    when: part('When', 'What must be true at the end. The first ending that fits is read.', {
      objectives: oneOf('Objectives', 'All shut down, or at least one still running, or either.', {
        any: 'Either way',
        done: 'All shut down',
        open: 'Not all shut down',
      }),
      escaped: oneOf('Escaped', 'How many stand on the finish board.', {
        any: 'However many',
        all: 'Everybody',
        none: 'Nobody',
        exactly: 'Exactly this many',
      }),
      count: number('How many', 'For “exactly this many”.', within(1, PLAYERS_MAX, 1)),
    }),
    good: yesNo('A good one', 'What people hope for; playtests count it as a success.'),
    text: story(
      'Read aloud',
      'The last words of the evening. {players} is how many played, {escaped} how many got out.',
      'The hatch slams. {escaped} of {players} of you are on the right side of it.',
    ),
  }),
  'Endings',
  'Tried from the top; the last one should always fit, so that something is read.',
  'ending',
  30,
);

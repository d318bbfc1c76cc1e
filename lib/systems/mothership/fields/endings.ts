import { choice, count, entry, group, line, list, prose, toggle } from '@/lib/schema/fields';
import { PLAYERS_MAX } from '../vocabulary';

const offset = (players: number, initial: number) =>
  count({
    title: `Spaces down with ${players}`,
    description: `How far down the marker starts if ${players === 1 ? 'one person plays' : `${players} play`}.`,
    min: 0,
    max: 39,
    initial,
  });

export const tracker = group(
  {
    spaces: count({
      title: 'Spaces',
      description: 'The marker moves down one each round; when it reaches the last space, time is up.',
      min: 4,
      max: 40,
      initial: 13,
    }),
    bands: list(
      entry(
        {
          colour: choice(['green', 'amber', 'red', 'blue', 'grey'], {
            title: 'Colour',
            description: 'How these spaces are printed.',
            labels: { green: 'Green', amber: 'Amber', red: 'Red', blue: 'Blue', grey: 'Grey' },
          }),
          count: count({ title: 'How many', description: 'Spaces in this colour.', min: 1, max: 40, initial: 4 }),
        },
        { title: 'Band', description: 'Spaces of one colour.' },
      ),
      { title: 'Colours', description: 'From the top down; together they cover every space.', noun: 'band', max: 10 },
    ),
    startOffset: group(
      {
        p1: offset(1, 0),
        p2: offset(2, 0),
        p3: offset(3, 1),
        p4: offset(4, 2),
        p5: offset(5, 3),
        p6: offset(6, 4),
      },
      { title: 'Where the marker begins', description: 'More people get more done, so they get fewer rounds.' },
    ),
  },
  { title: 'Tracker', description: 'How long the ship stays: the rounds there are, by their colours.' },
);

export const endings = list(
  entry(
    {
      label: line({ title: 'Ending', description: 'A short name for it.', examples: ['Home, all of us'] }),
      when: group(
        {
          objectives: choice(['any', 'done', 'open'], {
            title: 'Objectives',
            description: 'All shut down, or at least one still running, or either.',
            labels: { any: 'Either way', done: 'All shut down', open: 'Not all shut down' },
          }),
          escaped: choice(['any', 'all', 'none', 'exactly'], {
            title: 'Escaped',
            description: 'How many stand on the finish board.',
            labels: { any: 'However many', all: 'Everybody', none: 'Nobody', exactly: 'Exactly this many' },
          }),
          count: count({
            title: 'How many',
            description: 'For “exactly this many”.',
            min: 1,
            max: PLAYERS_MAX,
            initial: 1,
          }),
        },
        { title: 'When', description: 'What must be true at the end. The first ending that fits is read.' },
      ),
      good: toggle({ title: 'A good one', description: 'What people hope for; playtests count it as a success.' }),
      text: prose({
        title: 'Read aloud',
        description: 'The last words of the evening. {players} is how many played, {escaped} how many got out.',
        examples: ['The hatch slams. {escaped} of {players} of you are on the right side of it.'],
      }),
    },
    { title: 'Ending', description: 'How it can end, and what is read aloud then.' },
  ),
  {
    title: 'Endings',
    description: 'Tried from the top; the last one should always fit, so that something is read.',
    noun: 'ending',
    max: 30,
  },
);

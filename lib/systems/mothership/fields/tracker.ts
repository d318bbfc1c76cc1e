import { choice, count, entry, group, list } from '@/lib/schema/fields';

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

import { count, group, optionalCount, prose } from '@/lib/schema/fields';
import { PLAYERS, PLAYERS_MAX, WALLS_MAX } from '../vocabulary';

export const theme = prose({
  title: 'The story',
  description: 'Read aloud before the first spin: where you are, and why nobody wants to be shut in.',
  examples: ['The maze is older than the house, and it has been growing again.'],
});

export const minutes = count({
  title: 'Minutes',
  description: 'How long a game takes, for the cover.',
  min: 1,
  max: 480,
  initial: 20,
});

export const ages = count({
  title: 'From age',
  description: 'How old players should be, for the cover.',
  min: 0,
  max: 99,
  initial: 8,
});

export const players = group(
  {
    min: count({
      title: 'Fewest players',
      description: 'Somebody must be left outside, so one person cannot play.',
      min: 2,
      max: PLAYERS_MAX,
      initial: PLAYERS.min,
    }),
    max: count({
      title: 'Most players',
      description: 'Each needs a token, a box and a start.',
      min: 2,
      max: PLAYERS_MAX,
      initial: PLAYERS.max,
    }),
  },
  { title: 'Players', description: 'How many play.' },
);

export const arrows = count({
  title: 'Arrows',
  description: 'How many arrows each player sets, and so how many steps a turn has at most.',
  min: 1,
  max: 3,
  initial: 2,
});

export const wallSupply = optionalCount({
  title: 'Walls in the box',
  description: 'Those that stand at the beginning included; empty for as many as the board has room for.',
  min: 0,
  max: WALLS_MAX,
});

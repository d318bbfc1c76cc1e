import { count, optionalCount, prose } from '@/lib/schema/fields';
import { boxFields } from '@/lib/tabletop/table-size';
import { PLAYERS, PLAYERS_MAX, WALLS_MAX } from '../vocabulary';

export const theme = prose({
  title: 'The story',
  description: 'Read aloud before the first spin: where you are, and why nobody wants to be shut in.',
  examples: ['The maze is older than the house, and it has been growing again.'],
});

export const { minutes, ages, players } = boxFields(
  { min: 2, max: PLAYERS_MAX },
  { ...PLAYERS, minutes: 20, ages: 8 },
  {
    fewest: 'Somebody must be left outside, so one person cannot play.',
    most: 'Each needs a token, a box and a start.',
  },
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
  description: 'Includes the walls that stand at the start; empty for as many as fit on the board.',
  min: 0,
  max: WALLS_MAX,
});

import { choice, count, group, optionalCount, prose, toggle } from '@/lib/schema/fields';
import { boxFields } from '@/lib/tabletop/authoring/table-size';
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

/** House rules, with the defaults of rules 11. */
export const options = group(
  {
    wallKind: choice(['edge', 'tile'], {
      title: 'A wall stands',
      description: 'On one side of a tile, which stays in use; or it fills the whole tile.',
      labels: { edge: 'On a side', tile: 'On a whole tile' },
    }),
    programming: choice(['roundStart', 'rolling'], {
      title: 'Arrows are set',
      description: 'By everybody at once, before any box is opened; or by each player just before opening.',
      labels: { roundStart: 'All at once', rolling: 'Just before opening' },
    }),
    directions: choice(['sides', 'diagonals'], {
      title: 'Arrows point',
      description: 'Across sides only, or round corners too. Hexagons have no diagonals.',
      labels: { sides: 'Across sides', diagonals: 'Round corners too' },
    }),
    arrowOrder: choice(['fixed', 'free'], {
      title: 'Order of the arrows',
      description: 'Arrow 1 comes first, or the mover decides once the box is open.',
      labels: { fixed: 'By their numbers', free: 'As the mover likes' },
    }),
    onBlocked: choice(['skip', 'stop'], {
      title: 'A step into a wall',
      description: 'Only that step is lost, or the move is over.',
      labels: { skip: 'That step is lost', stop: 'The move is over' },
    }),
    mayStop: toggle({
      title: 'Stopping early',
      description: 'The mover may take fewer steps than the arrows allow, or none.',
      initial: true,
    }),
    maySkipFirst: toggle({
      title: 'Leaving an arrow out',
      description: 'The mover may leave out any arrow and still use those after it.',
    }),
    occupancy: choice(['end', 'everyStep'], {
      title: 'Other tokens',
      description: 'May be passed, as long as the move ends on a free tile; or they stop a step like a wall.',
      labels: { end: 'May be passed', everyStep: 'Are in the way' },
    }),
    includeStartTile: toggle({
      title: 'A wall where you began',
      description: 'The tile that the mover has left is one of those that the new wall may touch.',
      initial: true,
    }),
    cascade: toggle({
      title: 'Check again at once',
      description: 'After somebody is out the sections are compared again, until nobody is Trapped any more.',
    }),
    stalemateRounds: count({
      title: 'Rounds to a draw',
      description: 'After so many rounds without a new wall and without anybody out, those who are left draw.',
      min: 1,
      max: 10,
      initial: 1,
    }),
  },
  { title: 'House rules', description: 'Where the rules leave a choice. The defaults suit most tables.' },
);

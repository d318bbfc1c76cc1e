import { within } from '@/lib/schema/fields';
import { lever } from '@/lib/schema/number-use';
import { maybeNumber, number, oneOf, part, story, yesNo } from '@/lib/schema/short-fields';
import { boxFields } from '@/lib/tabletop/authoring/table-size';
import { PLAYERS, PLAYERS_MAX, WALLS_MAX } from '../vocabulary';

export const theme = story(
  'The story',
  'Read aloud before the first spin: where you are, and why nobody wants to be shut in.',
  'The maze is older than the house, and it has been growing again.',
);

export const { minutes, ages, players } = boxFields(
  { min: 2, max: PLAYERS_MAX },
  { ...PLAYERS, minutes: 20, ages: 8 },
  {
    fewest: 'Somebody must be left outside, so one person cannot play.',
    most: 'Each needs a token, a box and a start.',
  },
);

export const arrows = lever(
  number('Arrows', 'How many arrows each player sets, and so how many steps a turn has at most.', within(1, 3, 2)),
);

export const wallSupply = lever(
  maybeNumber(
    'Walls in the box',
    'Includes the walls that stand at the start; empty for as many as fit on the board.',
    0,
    WALLS_MAX,
  ),
);

/** House rules, with the defaults of rules 11. */
export const options = part('House rules', 'Where the rules leave a choice. The defaults suit most tables.', {
  wallKind: oneOf('A wall stands', 'On one side of a tile, which stays in use; or it fills the whole tile.', {
    edge: 'On a side',
    tile: 'On a whole tile',
  }),
  programming: oneOf(
    'Arrows are set',
    'By everybody at once, before any box is opened; or by each player just before opening.',
    { roundStart: 'All at once', rolling: 'Just before opening' },
  ),
  directions: oneOf('Arrows point', 'Across sides only, or round corners too. Hexagons have no diagonals.', {
    sides: 'Across sides',
    diagonals: 'Round corners too',
  }),
  arrowOrder: oneOf('Order of the arrows', 'Arrow 1 comes first, or the mover decides once the box is open.', {
    fixed: 'By their numbers',
    free: 'As the mover likes',
  }),
  onBlocked: oneOf('A step into a wall', 'Only that step is lost, or the move is over.', {
    skip: 'That step is lost',
    stop: 'The move is over',
  }),
  mayStop: yesNo('Stopping early', 'The mover may take fewer steps than the arrows allow, or none.', true),
  maySkipFirst: yesNo('Leaving an arrow out', 'The mover may leave out any arrow and still use those after it.'),
  occupancy: oneOf(
    'Other tokens',
    'May be passed, as long as the move ends on a free tile; or they stop a step like a wall.',
    { end: 'May be passed', everyStep: 'Are in the way' },
  ),
  includeStartTile: yesNo(
    'A wall where you began',
    'The tile that the mover has left is one of those that the new wall may touch.',
    true,
  ),
  cascade: yesNo(
    'Check again at once',
    'After somebody is out the sections are compared again, until nobody is Trapped any more.',
  ),
  stalemateRounds: number(
    'Rounds to a draw',
    'After so many rounds without a new wall and without anybody out, those who are left draw.',
    within(1, 10, 1),
  ),
});

import { choice, picture, variants, within } from '@/lib/schema/fields';
import {
  item,
  many,
  maybeNumber,
  number,
  oneKind,
  oneOf,
  pointer,
  story,
  text,
  yesNo,
} from '@/lib/schema/short-fields';
import { TOWARD, TRAP_TILES } from '../vocabulary';

const status = oneKind('status', 'Takes an action away', 'The victim can’t peek or can’t move for a while.', {
  status: oneOf('What is lost', 'Peeking under tiles, or any movement.', { noPeek: 'No peeking', noMove: 'No moving' }),
  rounds: maybeNumber(
    'For how many rounds',
    'This round counts as the first: 2 is this round and the next. Empty for the rest of the game.',
    1,
    40,
  ),
});

const compel = oneKind('compel', 'Drives somebody somewhere', 'They may only step along a shortest path, or wait.', {
  toward: choice(TOWARD, {
    title: 'Toward',
    description: 'Where every step must lead: to the nearest face-down tile, to any face-down tile, or to a board.',
    labels: {
      nearestFaceDown: 'The nearest face-down tile',
      anyFaceDown: 'Any face-down tile',
      start: 'The start board',
      finish: 'The finish board',
    },
  }),
  until: oneOf('Until', 'They get there, or no tile is face down any more.', {
    arrival: 'They get there',
    noneFaceDown: 'No tile is face down',
  }),
});

const apMax = oneKind('apMax', 'Changes action points', 'More or fewer action points in every round.', {
  delta: number('Action points', 'How many more in each round; below zero for fewer.', within(-8, 8, -1)),
  immediate: yesNo('At once', 'Counts this round too, from unspent points; otherwise from the next round on.', true),
});

const leaveSurcharge = oneKind('leaveSurcharge', 'Holds on', 'Leaving the tile costs extra.', {
  ap: number('Extra points', 'The extra cost of leaving this tile.', within(1, 8, 1)),
});

const teleport = oneKind('teleport', 'Throws somebody elsewhere', 'The player who set it off is moved at no cost.', {
  to: pointer(
    'layout',
    'To',
    'A cell of the layout; empty for the start board. The tile there turns up but does not act.',
    'E1',
  ),
});

const removeTile = oneKind(
  'removeTile',
  'Drops out of the ship',
  'The tile leaves the game; everybody on it goes to the start board.',
  {
    replaced: yesNo('Replaced', 'At the end of the round the top tile of the draw pile fills the gap, face down.'),
  },
);

const swapTile = oneKind(
  'swapTile',
  'Goes away for a while',
  'The tile lies in front of a player until another takes its place.',
  {
    afterRounds: number(
      'Away for',
      'Rounds until the top tile of the draw pile takes its place; this round counts as the first.',
      within(1, 40, 2),
    ),
    faceDown: yesNo('Comes face down', 'Otherwise the new tile is placed face up.', true),
    mover: oneOf('The one who stepped on it', 'Waits on the empty space, or steps back to where they came from.', {
      stay: 'Waits there',
      bounce: 'Steps back',
    }),
  },
);

export const traps = many(
  item('Trap', 'A kind of tile that does something to the player who finds it.', {
    name: text('Trap', 'One word that people will shout.', 'Freeze', 'Glue'),
    picture: picture({ title: 'Picture', description: 'Printed on the tile and on its tokens.' }),
    text: story(
      'In your words',
      'What it looks and feels like. The rule is written from the effects below.',
      'A hiss of white vapour, and your boots are part of the floor.',
    ),
    tiles: number('Tiles', 'How many are in the box.', within(0, 60, TRAP_TILES)),
    tokenCount: number(
      'Tokens',
      'Reminders for those it caught; once they run out it catches nobody. None are needed if nothing lasts.',
      within(0, 60, 4),
    ),
    trigger: oneOf(
      'Acts when',
      'Every time somebody steps on it; or when it is turned over, by a step or by peeking.',
      { enter: 'Stepped on', flip: 'Turned over' },
    ),
    assistable: yesNo('Friends can help', 'Another player next to the victim can take the token away.'),
    stackable: yesNo(
      'Piles up',
      'One player can have several of its tokens; otherwise a second one only restarts its rounds.',
    ),
    effects: many(
      variants([status, compel, apMax, leaveSurcharge, teleport, removeTile, swapTile], {
        title: 'Effect',
        description: 'One thing the trap does.',
      }),
      'What it does',
      'In this order. With none, it is a false alarm.',
      'effect',
      8,
    ),
  }),
  'Traps',
  'Everything that can go wrong underfoot.',
  'trap',
  40,
);

import {
  choice,
  count,
  entry,
  line,
  list,
  optionalCount,
  picture,
  prose,
  ref,
  toggle,
  variant,
  variants,
} from '@/lib/schema/fields';
import { TOWARD } from '../vocabulary';

const status = variant(
  'status',
  {
    status: choice(['noPeek', 'noMove'], {
      title: 'What is lost',
      description: 'Peeking under tiles, or any movement.',
      labels: { noPeek: 'No peeking', noMove: 'No moving' },
    }),
    rounds: optionalCount({
      title: 'For how many rounds',
      description: 'This round counts as the first: 2 is this round and the next. Empty for the rest of the game.',
      min: 1,
      max: 40,
    }),
  },
  { title: 'Takes an action away', description: 'The victim can’t peek or can’t move for a while.' },
);

const compel = variant(
  'compel',
  {
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
    until: choice(['arrival', 'noneFaceDown'], {
      title: 'Until',
      description: 'They get there, or no tile is face down any more.',
      labels: { arrival: 'They get there', noneFaceDown: 'No tile is face down' },
    }),
  },
  { title: 'Drives somebody somewhere', description: 'They may only step along a shortest path, or wait.' },
);

const apMax = variant(
  'apMax',
  {
    delta: count({
      title: 'Action points',
      description: 'How many more in each round; below zero for fewer.',
      min: -8,
      max: 8,
      initial: -1,
    }),
    immediate: toggle({
      title: 'At once',
      description: 'Counts this round too, from unspent points; otherwise from the next round on.',
      initial: true,
    }),
  },
  { title: 'Changes action points', description: 'More or fewer action points in every round.' },
);

const leaveSurcharge = variant(
  'leaveSurcharge',
  {
    ap: count({
      title: 'Extra points',
      description: 'The extra cost of leaving this tile.',
      min: 1,
      max: 8,
      initial: 1,
    }),
  },
  { title: 'Holds on', description: 'Leaving the tile costs extra.' },
);

const teleport = variant(
  'teleport',
  {
    to: ref('layout', {
      title: 'To',
      description: 'A cell of the layout; empty for the start board. The tile there turns up but does not act.',
      examples: ['E1'],
    }),
  },
  { title: 'Throws somebody elsewhere', description: 'The player who set it off is moved at no cost.' },
);

const removeTile = variant(
  'removeTile',
  {
    replaced: toggle({
      title: 'Replaced',
      description: 'At the end of the round the top tile of the draw pile fills the gap, face down.',
    }),
  },
  { title: 'Drops out of the ship', description: 'The tile leaves the game; everybody on it goes to the start board.' },
);

const swapTile = variant(
  'swapTile',
  {
    afterRounds: count({
      title: 'Away for',
      description: 'Rounds until the top tile of the draw pile takes its place; this round counts as the first.',
      min: 1,
      max: 40,
      initial: 2,
    }),
    faceDown: toggle({
      title: 'Comes face down',
      description: 'Otherwise the new tile is placed face up.',
      initial: true,
    }),
    mover: choice(['stay', 'bounce'], {
      title: 'The one who stepped on it',
      description: 'Waits on the empty space, or steps back to where they came from.',
      labels: { stay: 'Waits there', bounce: 'Steps back' },
    }),
  },
  { title: 'Goes away for a while', description: 'The tile lies in front of a player until another takes its place.' },
);

export const traps = list(
  entry(
    {
      name: line({ title: 'Trap', description: 'One word that people will shout.', examples: ['Freeze', 'Glue'] }),
      picture: picture({ title: 'Picture', description: 'Printed on the tile and on its tokens.' }),
      text: prose({
        title: 'In your words',
        description: 'What it looks and feels like. The rule is written from the effects below.',
        examples: ['A hiss of white vapour, and your boots are part of the floor.'],
      }),
      tiles: count({ title: 'Tiles', description: 'How many are in the box.', min: 0, max: 60, initial: 2 }),
      tokenCount: count({
        title: 'Tokens',
        description:
          'Reminders for those it caught; once they run out it catches nobody. None are needed if nothing lasts.',
        min: 0,
        max: 60,
        initial: 4,
      }),
      trigger: choice(['enter', 'flip'], {
        title: 'Acts when',
        description: 'Every time somebody steps on it; or when it is turned over, by a step or by peeking.',
        labels: { enter: 'Stepped on', flip: 'Turned over' },
      }),
      assistable: toggle({
        title: 'Friends can help',
        description: 'Another player next to the victim can take the token away.',
      }),
      stackable: toggle({
        title: 'Piles up',
        description: 'One player can have several of its tokens; otherwise a second one only restarts its rounds.',
      }),
      effects: list(
        variants([status, compel, apMax, leaveSurcharge, teleport, removeTile, swapTile], {
          title: 'Effect',
          description: 'One thing the trap does.',
        }),
        {
          title: 'What it does',
          description: 'In this order. With none, it is a false alarm.',
          noun: 'effect',
          max: 8,
        },
      ),
    },
    { title: 'Trap', description: 'A kind of tile that does something to the player who finds it.' },
  ),
  { title: 'Traps', description: 'Everything that can go wrong underfoot.', noun: 'trap', max: 40 },
);

import { choice, later, variants } from '@/lib/schema/fields';
import { lever } from '@/lib/schema/number-use';
import { item, many, maybeNumber, oneKind, oneOf, part, pointer, story, text, yesNo } from '@/lib/schema/short-fields';
import { ATTRIBUTE_LABELS, DEED_ATTRIBUTES } from '../vocabulary';
import { fate, holder } from './things';

const basis = oneOf(
  'Stated or common sense',
  'Stated if the text says so; common sense if players have to infer it. A table can play by the stated ones only.',
  { explicit: 'Stated', inferred: 'Common sense' },
);

const requirement = variants(
  [
    oneKind('goal', 'A goal', 'A goal that must be achieved before.', {
      goal: pointer('goals', 'Goal', 'The goal that comes first.', 'G03'),
      basis,
    }),
    oneKind('item', 'A thing or a fact', 'Something somebody must hold or know.', {
      item: pointer('items', 'Thing or fact', 'What somebody must hold or know.', 'hidden_radio'),
      basis,
      holder,
    }),
  ],
  { title: 'Requirement', description: 'What must come first.' },
);

const requirements = (title: string, description: string) => many(requirement, title, description, 'requirement', 30);

export const goals = many(
  item('Goal', 'One step on the way out, or against the monster.', {
    title: text(
      'Goal',
      'What has to be done, so clear that nobody can argue whether it is done.',
      'Free the pod from outside',
    ),
    text: story(
      'In detail',
      'What trying it looks like and what it changes.',
      'Two bolts and a bent strut, in the dark, with thick gloves on.',
    ),
    kind: oneOf(
      'Kind',
      'Reach a place, learn something, take something, fix or build something, beat the monster, or leave (an exit is no conflict).',
      {
        reach: 'Reach',
        learn: 'Learn',
        acquire: 'Take',
        fix: 'Fix or build',
        monster: 'Beat the monster',
        exit: 'Leave',
      },
      'fix',
    ),
    where: oneOf(
      'Where',
      'Anywhere; in certain rooms; in a room that the GM writes down in secret; or wherever the monster is.',
      {
        anywhere: 'Anywhere',
        rooms: 'In these rooms',
        secret: 'In a secret room',
        monster: 'Where the monster is',
      },
    ),
    rooms: many(
      item('Room', 'One room where the goal can be tried.', {
        room: pointer('map.rooms', 'Room', 'A room where it can be tried.', 'bridge'),
      }),
      'Rooms',
      'Where it can be tried; any one of them will do.',
      'room',
      20,
    ),
    requires: requirements('Only after all of', 'Everything that must come first.'),
    requiresAny: requirements('And after any one of', 'Of these, one is enough.'),
    scope: oneOf('Holds for', 'Done once for everybody, or by each character separately.', {
      party: 'Everybody',
      character: 'Each character',
    }),
    toughness: oneOf('Against', 'Two cards of the GM, as usual; or as hard as fighting the monster.', {
      two: 'Two cards',
      monster: 'The monster’s cards',
    }),
    grants: many(
      item('Reward', 'One thing or fact that the goal brings.', {
        item: pointer('items', 'Thing or fact', 'What people gain.', 'space_suit'),
      }),
      'Brings',
      'Things taken and facts learned by achieving it.',
      'reward',
      20,
    ),
    attributes: later(
      many(
        item('Attribute', 'One attribute that fits the goal.', {
          attribute: choice(DEED_ATTRIBUTES, {
            title: 'Attribute',
            description: 'An attribute that helps here. Lucky can stand in for any.',
            labels: ATTRIBUTE_LABELS,
          }),
        }),
        'Attributes that fit',
        'One to three attributes that help with it; none for the usual ones of its kind.',
        'attribute',
        3,
      ),
      [],
    ),
    route: pointer('escapes', 'Way out taken', 'For an exit: the way out that this goal takes.', 'pod'),
    hidden: yesNo('Hidden', 'The players are not told of it at the start; the GM reveals it in play.'),
  }),
  'Goals',
  'What has to be done to get out.',
  'goal',
  200,
);

export const items = many(
  item('Thing or fact', 'Something goals and Events bring, and passages and goals need.', {
    title: text(
      'Thing or fact',
      'A thing somebody can hold, or a fact the party can know.',
      'Space suit',
      'The captain’s code',
    ),
    text: story('In detail', 'What it is good for.', 'Bulky, patched at the knee, and it fits.'),
    kind: oneOf('Kind', 'A thing belongs to the person who took it; a fact, once known, is known to all.', {
      item: 'A thing',
      flag: 'A fact',
    }),
    count: maybeNumber('How many there are', 'Empty if there are enough for everybody.', 1, 99),
    ...fate,
  }),
  'Things and facts',
  'What people find, take and learn.',
  'thing',
  100,
);

export const escapes = many(
  item('Way out', 'One route to escape. Leaving takes no conflict once everything before it is done.', {
    title: text('Way out', 'How somebody leaves for good.', 'Launch the pod'),
    text: story(
      'In detail',
      'What happens as they leave.',
      'The hatch closes, the straps bite, the stars begin to move.',
    ),
    requires: requirements('Only after all of', 'Everything that must be achieved before anybody can leave this way.'),
    requiresAny: requirements('And after any one of', 'Of these, one is enough.'),
    room: pointer('map.rooms', 'Where', 'The room to leave from; none if it works from anywhere.', 'lifepod_bay'),
    seats: lever(
      maybeNumber(
        'Seats',
        'How many people fit, including the one who leaves first, who picks the others; empty if everybody alive gets out.',
        1,
        20,
      ),
    ),
  }),
  'Ways out',
  'How the night can be won. Too few seats are part of the fun.',
  'way out',
  20,
);

export const losses = many(
  item('Disaster', 'Everybody who has not left by then has lost.', {
    title: text('Disaster', 'What ends badly for people still inside.', 'The engines blow'),
    text: story('In detail', 'What everybody sees and hears.', 'A white flash, then nothing at all.'),
    cause: part('Cause', 'What sets it off.', {
      goal: pointer('goals', 'Set off by a goal', 'Achieving this goal sets it off.', 'G19'),
      rounds: lever(maybeNumber('Or after this many rounds', 'A clock that nobody can stop; empty for none.', 1, 99)),
    }),
    killsMonster: yesNo('Takes the monster along', 'The monster dies too if it is still inside.'),
  }),
  'Disasters',
  'Ways to lose other than being eaten.',
  'disaster',
  20,
);

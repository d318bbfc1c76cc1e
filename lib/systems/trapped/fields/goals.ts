import {
  choice,
  entry,
  group,
  later,
  line,
  list,
  optionalCount,
  prose,
  ref,
  toggle,
  variant,
  variants,
} from '@/lib/schema/fields';
import { ATTRIBUTE_LABELS, DEED_ATTRIBUTES } from '../vocabulary';

const basis = choice(['explicit', 'inferred'], {
  title: 'Stated or common sense',
  description:
    'Stated if the text says so; common sense if players have to infer it. A table can play by the stated ones only.',
  labels: { explicit: 'Stated', inferred: 'Common sense' },
});

const requirement = variants(
  [
    variant(
      'goal',
      { goal: ref('goals', { title: 'Goal', description: 'The goal that comes first.', examples: ['G03'] }), basis },
      { title: 'A goal', description: 'A goal that must be achieved before.' },
    ),
    variant(
      'item',
      {
        item: ref('items', {
          title: 'Thing or fact',
          description: 'What somebody must hold or know.',
          examples: ['hidden_radio'],
        }),
        basis,
      },
      { title: 'A thing or a fact', description: 'Something somebody must hold or know.' },
    ),
  ],
  { title: 'Requirement', description: 'What must come first.' },
);

const requirements = (title: string, description: string) =>
  list(requirement, { title, description, noun: 'requirement', max: 30 });

export const goals = list(
  entry(
    {
      title: line({
        title: 'Goal',
        description: 'What has to be done, so clear that nobody can argue whether it is done.',
        examples: ['Free the pod from outside'],
      }),
      text: prose({
        title: 'In detail',
        description: 'What trying it looks like and what it changes.',
        examples: ['Two bolts and a bent strut, in the dark, with thick gloves on.'],
      }),
      kind: choice(['reach', 'learn', 'acquire', 'fix', 'monster', 'exit'], {
        title: 'Kind',
        description:
          'Reach a place, learn something, take something, fix or build something, beat the monster, or leave (an exit is no conflict).',
        labels: {
          reach: 'Reach',
          learn: 'Learn',
          acquire: 'Take',
          fix: 'Fix or build',
          monster: 'Beat the monster',
          exit: 'Leave',
        },
        initial: 'fix',
      }),
      where: choice(['anywhere', 'rooms', 'secret', 'monster'], {
        title: 'Where',
        description:
          'Anywhere; in certain rooms; in a room that the GM writes down in secret; or wherever the monster is.',
        labels: {
          anywhere: 'Anywhere',
          rooms: 'In these rooms',
          secret: 'In a secret room',
          monster: 'Where the monster is',
        },
      }),
      rooms: list(
        entry(
          {
            room: ref('map.rooms', {
              title: 'Room',
              description: 'A room where it can be tried.',
              examples: ['bridge'],
            }),
          },
          { title: 'Room', description: 'One room where the goal can be tried.' },
        ),
        { title: 'Rooms', description: 'Where it can be tried; any one of them will do.', noun: 'room', max: 20 },
      ),
      requires: requirements('Only after all of', 'Everything that must come first.'),
      requiresAny: requirements('And after any one of', 'Of these, one is enough.'),
      scope: choice(['party', 'character'], {
        title: 'Holds for',
        description: 'Done once for everybody, or by each character separately.',
        labels: { party: 'Everybody', character: 'Each character' },
      }),
      toughness: choice(['two', 'monster'], {
        title: 'Against',
        description: 'Two cards of the GM, as usual; or as hard as fighting the monster.',
        labels: { two: 'Two cards', monster: 'The monster’s cards' },
      }),
      grants: list(
        entry(
          {
            item: ref('items', {
              title: 'Thing or fact',
              description: 'What people gain.',
              examples: ['space_suit'],
            }),
          },
          { title: 'Reward', description: 'One thing or fact that the goal brings.' },
        ),
        { title: 'Brings', description: 'Things taken and facts learned by achieving it.', noun: 'reward', max: 20 },
      ),
      attributes: later(
        list(
          entry(
            {
              attribute: choice(DEED_ATTRIBUTES, {
                title: 'Attribute',
                description: 'An attribute that helps here. Lucky can stand in for any.',
                labels: ATTRIBUTE_LABELS,
              }),
            },
            { title: 'Attribute', description: 'One attribute that fits the goal.' },
          ),
          {
            title: 'Attributes that fit',
            description: 'One to three attributes that help with it; none for the usual ones of its kind.',
            noun: 'attribute',
            max: 3,
          },
        ),
        [],
      ),
      route: ref('escapes', {
        title: 'Way out taken',
        description: 'For an exit: the way out that this goal takes.',
        examples: ['pod'],
      }),
      hidden: toggle({
        title: 'Hidden',
        description: 'The players are not told of it at the start; the GM reveals it in play.',
      }),
    },
    { title: 'Goal', description: 'One step on the way out, or against the monster.' },
  ),
  { title: 'Goals', description: 'What has to be done to get out (the fourth question).', noun: 'goal', max: 200 },
);

export const items = list(
  entry(
    {
      title: line({
        title: 'Thing or fact',
        description: 'A thing somebody can hold, or a fact the party can know.',
        examples: ['Space suit', 'The captain’s code'],
      }),
      text: prose({
        title: 'In detail',
        description: 'What it is good for.',
        examples: ['Bulky, patched at the knee, and it fits.'],
      }),
      kind: choice(['item', 'flag'], {
        title: 'Kind',
        description: 'A thing belongs to the person who took it; a fact, once known, is known to all.',
        labels: { item: 'A thing', flag: 'A fact' },
      }),
      count: optionalCount({
        title: 'How many there are',
        description: 'Empty if there are enough for everybody.',
        min: 1,
        max: 99,
      }),
    },
    { title: 'Thing or fact', description: 'Something goals and Events bring, and passages and goals need.' },
  ),
  { title: 'Things and facts', description: 'What people find, take and learn.', noun: 'thing', max: 100 },
);

export const escapes = list(
  entry(
    {
      title: line({ title: 'Way out', description: 'How somebody leaves for good.', examples: ['Launch the pod'] }),
      text: prose({
        title: 'In detail',
        description: 'What happens as they leave.',
        examples: ['The hatch closes, the straps bite, the stars begin to move.'],
      }),
      requires: requirements(
        'Only after all of',
        'Everything that must be achieved before anybody can leave this way.',
      ),
      requiresAny: requirements('And after any one of', 'Of these, one is enough.'),
      room: ref('map.rooms', {
        title: 'Where',
        description: 'The room to leave from; none if it works from anywhere.',
        examples: ['lifepod_bay'],
      }),
      seats: optionalCount({
        title: 'Seats',
        description:
          'How many people fit, including the one who leaves first, who picks the others; empty if everybody alive gets out.',
        min: 1,
        max: 20,
        initial: null,
      }),
    },
    {
      title: 'Way out',
      description: 'One route to escape. Leaving takes no conflict once everything before it is done.',
    },
  ),
  {
    title: 'Ways out',
    description: 'How the night can be won. Too few seats are part of the fun.',
    noun: 'way out',
    max: 20,
  },
);

export const losses = list(
  entry(
    {
      title: line({
        title: 'Disaster',
        description: 'What ends badly for people still inside.',
        examples: ['The engines blow'],
      }),
      text: prose({
        title: 'In detail',
        description: 'What everybody sees and hears.',
        examples: ['A white flash, then nothing at all.'],
      }),
      cause: group(
        {
          goal: ref('goals', {
            title: 'Set off by a goal',
            description: 'Achieving this goal sets it off.',
            examples: ['G19'],
          }),
          rounds: optionalCount({
            title: 'Or after this many rounds',
            description: 'A clock that nobody can stop; empty for none.',
            min: 1,
            max: 99,
          }),
        },
        { title: 'Cause', description: 'What sets it off.' },
      ),
      killsMonster: toggle({
        title: 'Takes the monster along',
        description: 'The monster dies too if it is still inside.',
      }),
    },
    { title: 'Disaster', description: 'Everybody who has not left by then has lost.' },
  ),
  { title: 'Disasters', description: 'Ways to lose other than being eaten.', noun: 'disaster', max: 20 },
);

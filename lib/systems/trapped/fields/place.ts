import { item, many, oneOf, part, pointer, story, text } from '@/lib/schema/short-fields';

export const place = part('Place', 'Where they are trapped.', {
  name: text(
    'Name of the place',
    'Where everybody is trapped: somewhere closed off, with no help from outside.',
    'A passenger ship adrift between the stars',
    'A lighthouse in a flood',
  ),
  description: story(
    'What it is like',
    'What the players know as the night begins. Read it aloud before the first card is dealt.',
    'The lights flicker. Somewhere aft a door slams, and nobody is supposed to be aft.',
  ),
  start: pointer(
    'map.rooms',
    'Safe place',
    'The one room where everybody begins. It is safe for now; it need not stay so.',
    'lounge',
  ),
  sealedBy: many(
    item('Protection', 'One thing that keeps the safe place safe.', {
      text: text(
        'Protection',
        'Something that keeps danger out of the safe place, until an Event takes it away.',
        'The door is bolted from inside',
      ),
    }),
    'What keeps it safe',
    'Everything that protects the safe place. Events can strip it away.',
    'protection',
    20,
  ),
  conventions: story(
    'What fits here',
    'The limits of the genre: which occupations, tools and inventions belong and which break the mood.',
    'Lasers and robots belong. Magic does not.',
  ),
});

export const barriers = many(
  item('Barrier', 'Why nobody can simply leave.', {
    title: text(
      'Barrier',
      'One reason why nobody can simply walk out.',
      'The last pod is jammed',
      'A moat full of crocodiles',
    ),
    text: story(
      'In detail',
      'State the problem so that everybody immediately sees what would solve it.',
      'A strut bent in the collision holds it. It can only be freed from outside.',
    ),
    remedy: oneOf(
      'What gets past it',
      'Goals defeat it; or only leaving the place ends it; or nothing does, and people must live with it.',
      { goals: 'Goals', escape: 'Only getting out', none: 'Nothing does' },
    ),
    defeatedBy: many(
      item('Way past it', 'One goal that defeats this barrier.', {
        goal: pointer('goals', 'Goal', 'A goal that gets people past this barrier.', 'G05'),
      }),
      'Defeated by',
      'The goals that get people past this barrier.',
      'way past it',
      20,
      { idStem: 'remedy' },
    ),
  }),
  'Barriers',
  'What stands between the characters and the way out.',
  'barrier',
  50,
);

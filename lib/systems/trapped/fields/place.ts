import { choice, entry, group, line, list, prose, ref } from '@/lib/schema/fields';

export const place = group(
  {
    name: line({
      title: 'Name of the place',
      description: 'Where everybody is trapped: somewhere closed off, with no help from outside.',
      examples: ['A passenger ship adrift between the stars', 'A lighthouse in a flood'],
    }),
    description: prose({
      title: 'What it is like',
      description: 'What the players know as the night begins. Read it aloud before the first card is dealt.',
      examples: ['The lights flicker. Somewhere aft a door slams, and nobody is supposed to be aft.'],
    }),
    start: ref('map.rooms', {
      title: 'Safe place',
      description: 'The one room where everybody begins. It is safe for now; it need not stay so.',
      examples: ['lounge'],
    }),
    sealedBy: list(
      entry(
        {
          text: line({
            title: 'Protection',
            description: 'Something that keeps danger out of the safe place, until an Event takes it away.',
            examples: ['The door is bolted from inside'],
          }),
        },
        { title: 'Protection', description: 'One thing that keeps the safe place safe.' },
      ),
      {
        title: 'What keeps it safe',
        description: 'Everything that protects the safe place. Events can strip it away.',
        noun: 'protection',
        max: 20,
      },
    ),
    conventions: prose({
      title: 'What fits here',
      description: 'The limits of the genre: which occupations, tools and inventions belong and which break the mood.',
      examples: ['Lasers and robots belong. Magic does not.'],
    }),
  },
  { title: 'Place', description: 'Where they are trapped (the first question).' },
);

export const barriers = list(
  entry(
    {
      title: line({
        title: 'Barrier',
        description: 'One reason why nobody can simply walk out.',
        examples: ['The last pod is jammed', 'A moat full of crocodiles'],
      }),
      text: prose({
        title: 'In detail',
        description: 'State the problem so that everybody immediately sees what would solve it.',
        examples: ['A strut bent in the collision holds it. It can only be freed from outside.'],
      }),
      remedy: choice(['goals', 'escape', 'none'], {
        title: 'What gets past it',
        description:
          'Goals defeat it; or only leaving the place ends it; or nothing does, and people must live with it.',
        labels: { goals: 'Goals', escape: 'Only getting out', none: 'Nothing does' },
      }),
      defeatedBy: list(
        entry(
          {
            goal: ref('goals', {
              title: 'Goal',
              description: 'A goal that gets people past this barrier.',
              examples: ['G05'],
            }),
          },
          { title: 'Way past it', description: 'One goal that defeats this barrier.' },
        ),
        {
          title: 'Defeated by',
          description: 'The goals that get people past this barrier.',
          noun: 'way past it',
          idStem: 'remedy',
          max: 20,
        },
      ),
    },
    { title: 'Barrier', description: 'Why nobody can simply leave.' },
  ),
  {
    title: 'Barriers',
    description: 'What stands between the characters and the way out (the second question).',
    noun: 'barrier',
    max: 50,
  },
);

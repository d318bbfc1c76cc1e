import { count, entry, group, line, list, picture, prose, ref, toggle } from '@/lib/schema/fields';

const remarks = (noun: string, title: string, description: string, example: string, about: string, idStem = noun) =>
  list(entry({ text: line({ title: about, description, examples: [example] }) }, { title: about, description }), {
    title,
    description,
    noun,
    idStem,
    max: 20,
  });

export const monsters = list(
  entry(
    {
      name: line({
        title: 'Monster',
        description: 'Who or what hunts them.',
        examples: ['The thing in the ducts', 'A jealous ghost'],
      }),
      text: prose({
        title: 'Nature and habits',
        description: 'Where it came from, how it thinks, what it wants.',
        examples: ['Hatched by mistake in the laboratory. Patient, clever, and it knows every shaft by heart.'],
      }),
      picture: picture({ title: 'Picture', description: 'Printed on its standee.' }),
      mobility: prose({
        title: 'How it gets about',
        description: 'The first of the four qualities: how it moves and what it can cross.',
        examples: ['Crawls through ducts, one room a turn; vacuum does not stop it.'],
      }),
      crosses: group(
        {
          door: toggle({ title: 'Doors', description: 'It passes through doors that nothing blocks.', initial: true }),
          open: toggle({ title: 'Open ways', description: 'It walks where anybody could.', initial: true }),
          duct: toggle({ title: 'Ducts', description: 'It fits through ducts and crawlways.', initial: true }),
          hull: toggle({ title: 'Outside', description: 'It survives outside, as on a hull or under water.' }),
        },
        { title: 'What it can cross', description: 'The kinds of passage that do not stop it.' },
      ),
      ignoresNeeds: toggle({
        title: 'Needs no equipment',
        description: 'It passes where a character would need a suit, a rope or a lamp.',
        initial: true,
      }),
      start: ref('map.rooms', {
        title: 'Where it begins',
        description: 'The room where it starts the night. Only the GM knows.',
        examples: ['ducts'],
      }),
      immunities: remarks(
        'immunity',
        'What does not hurt it',
        'An ordinary attack that fails: the second quality.',
        'Bullet wounds close in seconds',
        'Immunity',
      ),
      weakness: prose({
        title: 'Weakness',
        description: 'The third quality: the one thing that does hurt it. Every monster has exactly one.',
        examples: ['Heat: small flames drive it off, a great fire kills it.'],
      }),
      repelledBy: remarks(
        'way to drive it off',
        'Driven off by',
        'Something that annoys it enough to make it retreat.',
        'A lit torch',
        'Way to drive it off',
        'deterrent',
      ),
      killedBy: remarks(
        'way to kill it',
        'Killed by',
        'Something that ends it for good.',
        'A tank of burning fuel',
        'Way to kill it',
        'killer',
      ),
      attacks: remarks(
        'attack',
        'How it hurts people',
        'A strong and dangerous way to hurt somebody: the fourth quality.',
        'Drags people into the ducts',
        'Attack',
      ),
      regenerates: toggle({ title: 'Heals', description: 'After a defeat it hides and comes back whole.' }),
      killNeedsMeans: toggle({
        title: 'Only its weakness kills it',
        description: 'The last of its defeats counts only with something that exploits the weakness in play.',
      }),
      means: list(
        entry(
          {
            item: ref('items', {
              title: 'Thing',
              description: 'A thing that exploits the weakness.',
              examples: ['flamethrower'],
            }),
          },
          { title: 'Item', description: 'One thing that exploits the weakness.' },
        ),
        {
          title: 'Items that work against it',
          description: 'Things that exploit the weakness. Goals or Events should be able to bring one.',
          noun: 'item',
          idStem: 'means',
          max: 20,
        },
      ),
      weaknessKnownAtStart: toggle({
        title: 'Weakness known from the start',
        description: 'The players are told the weakness before they begin.',
      }),
      weaknessGoal: ref('goals', {
        title: 'Goal that reveals the weakness',
        description: 'The character who achieves this goal learns what hurts it.',
        examples: ['G16'],
      }),
      defeats: count({
        title: 'Defeats to kill it',
        description: 'How many times it must be beaten before it stays down.',
        min: 1,
        max: 3,
        initial: 3,
      }),
    },
    {
      title: 'Monster',
      description:
        'What hunts the characters, with its four qualities. Each monster gets its own step each turn and its own attack each round.',
    },
  ),
  {
    title: 'Monsters',
    description: 'Why nobody can just sit and wait (the third question).',
    noun: 'monster',
    max: 10,
  },
);

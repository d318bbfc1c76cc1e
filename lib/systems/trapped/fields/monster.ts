import { picture, within } from '@/lib/schema/fields';
import { lever } from '@/lib/schema/number-use';
import { item, many, number, part, pointer, story, text, yesNo } from '@/lib/schema/short-fields';
import { habits } from './habits';

const remarks = (noun: string, title: string, description: string, example: string, about: string, idStem = noun) =>
  many(item(about, description, { text: text(about, description, example) }), title, description, noun, 20, { idStem });

export const monsters = many(
  item(
    'Monster',
    'What hunts the characters, with its four qualities. Each monster gets its own step each turn and its own attack each round.',
    {
      name: text('Monster', 'Who or what hunts them.', 'The thing in the ducts', 'A jealous ghost'),
      text: story(
        'Nature and habits',
        'Where it came from, how it thinks, what it wants.',
        'Hatched by mistake in the laboratory. Patient, clever, and it knows every shaft by heart.',
      ),
      picture: picture({ title: 'Picture', description: 'Printed on its standee.' }),
      mobility: story(
        'How it gets about',
        'The first of the four qualities: how it moves and what it can cross.',
        'Crawls through ducts, one room a turn; vacuum does not stop it.',
      ),
      crosses: part('What it can cross', 'The kinds of passage that do not stop it.', {
        door: yesNo('Doors', 'It passes through doors that nothing blocks.', true),
        open: yesNo('Open ways', 'It walks where anybody could.', true),
        duct: yesNo('Ducts', 'It fits through ducts and crawlways.', true),
        hull: yesNo('Outside', 'It survives outside, as on a hull or under water.'),
      }),
      ignoresNeeds: yesNo(
        'Needs no equipment',
        'It passes where a character would need a suit, a rope or a lamp.',
        true,
      ),
      ...habits,
      start: pointer('map.rooms', 'Where it begins', 'The room where it starts the night. Only the GM knows.', 'ducts'),
      immunities: remarks(
        'immunity',
        'What does not hurt it',
        'An ordinary attack that fails: the second quality.',
        'Bullet wounds close in seconds',
        'Immunity',
      ),
      weakness: story(
        'Weakness',
        'The third quality: the one thing that does hurt it. Every monster has exactly one.',
        'Heat: small flames drive it off, a great fire kills it.',
      ),
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
      regenerates: yesNo('Heals', 'After a defeat it hides and comes back whole.'),
      killNeedsMeans: yesNo(
        'Only its weakness kills it',
        'The last of its defeats counts only with something that exploits the weakness in play.',
      ),
      means: many(
        item('Item', 'One thing that exploits the weakness.', {
          item: pointer('items', 'Thing', 'A thing that exploits the weakness.', 'flamethrower'),
        }),
        'Items that work against it',
        'Things that exploit the weakness. Goals or Events should be able to bring one.',
        'item',
        20,
        { idStem: 'means' },
      ),
      weaknessKnownAtStart: yesNo(
        'Weakness known from the start',
        'The players are told the weakness before they begin.',
      ),
      weaknessGoal: pointer(
        'goals',
        'Goal that reveals the weakness',
        'The character who achieves this goal learns what hurts it.',
        'G16',
      ),
      defeats: lever(
        number('Defeats to kill it', 'How many times it must be beaten before it stays down.', within(1, 3, 3)),
      ),
    },
  ),
  'Monsters',
  'Why nobody can just sit and wait.',
  'monster',
  10,
);

import type { Barrier, Monster, Place } from '../../schema';
import { defeatedBy, type Given, texts } from '../build';

/** The land, by who else is in it. */
export const placeWith = (company: string, monster: string): Given<Place> => ({
  name: 'The Land of Oz',
  description:
    'The house has come down hard. The colours are too bright, the road is paved in yellow, and two feet stick out ' +
    `from under the porch, tapping. ${company}\n\n` +
    'You are in the farmhouse, with both doors bolted against a wind that has gone. There is a desert on every side of ' +
    'this country, and it turns people to sand. The small brisk locals all give the same advice through the keyhole: ' +
    'see the Wizard, mind the poppies, and do not go alone. They mean a man of straw, a man of tin and a lion. Each of ' +
    'the three wants something first.',
  start: 'house',
  sealedBy: texts('Both doors of the farmhouse are bolted from inside'),
  conventions:
    'Talking beasts, odd magic and brisk small people belong. It is magic, but never yours. The three friends count as ' +
    'things: each walks with one of you, can be handed over like a hat, and can be carried off like one. Whatever ' +
    `people invent, it must not cross the desert, and it must not melt, shame or evict ${monster}.`,
});

export const place = placeWith(
  'On the western horizon a small black speck turns round and starts to grow.',
  'the Witch',
);

export const barriers: readonly Given<Barrier>[] = [
  {
    id: 'desert',
    title: 'A desert all round that kills',
    text: 'Nobody walks that. Something has to carry you over it: silk, shoes or forty monkeys.',
    ...defeatedBy('balloon', 'charm', 'cap'),
  },
  {
    id: 'alone',
    title: 'Nobody gets far alone',
    text: 'Each way home takes two friends of three, and a friend walks with one of you at a time.',
    ...defeatedBy('brain', 'heart', 'courage'),
  },
  {
    id: 'poppies',
    title: 'The poppies',
    text: 'People who walk among them lie down for a minute, and then for good.',
    ...defeatedBy('cross_poppies'),
  },
  {
    id: 'forest',
    title: 'The forest is full of teeth',
    text: 'At one end the trees throw things. Bring somebody who cannot be dented.',
    ...defeatedBy('trees'),
  },
  {
    id: 'keeper',
    title: 'The keeper of the city’s gate',
    text: 'He has never let anybody in. He could, if he could think of a reason.',
    ...defeatedBy('keeper'),
  },
  {
    id: 'way_home',
    title: 'The Wizard knows the way home, they say',
    text: 'He knows one, and it needs sewing. A lady in the south knows another.',
    ...defeatedBy('wizard', 'charm'),
  },
];

export const monsters: readonly Given<Monster>[] = [
  {
    id: 'witch',
    name: 'The Wicked Witch of the West',
    text:
      'One eye, as good as a telescope. One sister, under your house. She owns the west and everybody in it, has not ' +
      'washed since she was a girl, and wants the shoes first, then you, then an apology.',
    mobility:
      'Her monkeys have put her down in the forest, on your side of everything. From there she walks, with an umbrella, ' +
      'faster than her knees suggest: one neighbouring room in each player’s turn. Poppies, trees and gates that are shut ' +
      'to you are shut to her. At a bolted door she sits down and whistles.',
    crosses: { door: true, open: true, duct: true, hull: true },
    ignoresNeeds: true,
    start: 'forest',
    immunities: texts(
      'Blows: she is too dry to bruise',
      'Fire, which she keeps instead of a cat',
      'Pity, and all appeals to it',
    ),
    weakness: 'Water. A drop makes her hiss; a bucketful, well aimed, and she runs, the way paint does.',
    repelledBy: texts('A watering can, even an empty one', 'A small grey cloud, on its own'),
    killedBy: texts('The whole bucket', 'A sponge, wrung out over the hat'),
    attacks: texts(
      'Has people dropped, from a height that she picks',
      'Sets light to whatever is made of straw',
      'Has the friend that you need carried off',
    ),
    regenerates: true,
    killNeedsMeans: true,
    means: [{ item: 'bucket' }, { item: 'sponge' }],
    weaknessGoal: 'rising',
    defeats: 3,
  },
];

import type { Barrier, Monster, Place } from '../../schema';
import { defeatedBy, type Given, texts } from '../build';

/** The forest, by who else is in it. */
export const placeWith = (company: string, monster: string): Given<Place> => ({
  name: 'A dark forest out of the Brothers Grimm',
  description:
    'The path was here a moment ago. The trees have moved closer to listen. In the north there is a wall, in the east ' +
    `the world stops at the edge of a page, and everything in between is told by somebody with a grudge. ${company}\n\n` +
    'You are in the woodcutter’s cottage, with the door and the back door latched. The porridge is still warm, in three ' +
    'sizes. From here the path runs once round the forest. Through the middle it is a stone’s throw, and people have ' +
    'been looking for that stone since their childhood.',
  start: 'cottage',
  sealedBy: texts('Both doors of the woodcutter’s cottage are latched from inside'),
  conventions:
    'Witches, wolves, wishes, rhymes and talking furniture belong. So does a moral. Machines do not. Whatever people ' +
    `invent, it must not fly them out, end the tale or get the better of ${monster} by itself. Third time works.`,
});

export const place = placeWith(
  'Somewhere a spinning wheel turns, and a thin voice is trying out names for a child that nobody has promised it yet.',
  'Rumpelstiltskin',
);

export const barriers: readonly Given<Barrier>[] = [
  {
    id: 'wall',
    title: 'A wall that only giants could climb',
    text: 'There is no gate. Perhaps there is a great length of hair.',
    ...defeatedBy('rapunzel', 'braid'),
  },
  {
    id: 'rim',
    title: 'The rim of the world',
    text: 'Beyond the last tree there is a page with nothing on it. Somebody would have to write something.',
    ...defeatedBy('quill', 'ink', 'write'),
  },
  {
    id: 'rings',
    title: 'Fairy rings',
    text: 'Step in and you dance. What grows there makes good ink, for people who can stop.',
    ...defeatedBy('ink'),
  },
  {
    id: 'woods',
    title: 'Woods that lead astray',
    text: 'Nobody gets through the middle without a trail to follow.',
    ...defeatedBy('gingerbread', 'crumbs'),
  },
];

export const monsters: readonly Given<Monster>[] = [
  {
    id: 'rumpelstiltskin',
    name: 'Rumpelstiltskin',
    text:
      'Small, quick and fond of contracts. He spins straw into gold for a living and has never been thanked. What he ' +
      'cannot spin he takes, what he takes he keeps, and he is saving up for an heir.',
    mobility:
      'Hops, on one leg if he is winning. He knows the middle of the forest like his pocket, trail or no trail. One ' +
      'neighbouring room in each player’s turn. A latched door he respects; he has read what happens to wolves.',
    crosses: { door: true, open: true, duct: true, hull: true },
    ignoresNeeds: true,
    start: 'crossroads',
    immunities: texts(
      'Iron, fire and ovens, which he has all been put into',
      'Tears: he has a jar for them',
      'Every name but one',
    ),
    weakness:
      'He cannot tell hair from gold thread, nor bear to hear his own name. Either makes him stamp, and a stamp gets him stuck.',
    repelledBy: texts('A contract with a clause he has not seen', 'Somebody else’s child, awake'),
    killedBy: texts('Anything, while his foot is stuck in the floor'),
    attacks: texts(
      'Spins a person into something more useful',
      'Calls in a debt that your grandmother made',
      'Takes the thing you need, as a deposit',
    ),
    regenerates: true,
    killNeedsMeans: true,
    means: [{ item: 'false_gold' }, { item: 'name' }],
    weaknessGoal: 'spy',
    defeats: 3,
  },
];

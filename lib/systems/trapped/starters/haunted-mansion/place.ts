import type { Barrier, Monster, Place } from '../../schema';
import { defeatedBy, type Given, texts } from '../build';

/** The house, by what became of its host. */
export const placeWith = (end: string, monster: string): Given<Place> => ({
  name: 'A haunted mansion on a cliff',
  description:
    'The invitation said black tie. The drawbridge went up behind the last carriage, the crocodiles closed in for the ' +
    `night, and the soup was served. ${end}\n\n` +
    'You are in the dining room, with the sideboard against the door. The house has eleven bedrooms, one gate and no ' +
    'neighbours. Behind it is a cliff, in front of it a moat, and in it something you have been introduced to.',
  start: 'dining',
  sealedBy: texts('The sideboard stands against the dining room’s door'),
  conventions:
    'Candles, muskets, family secrets and bad weather belong here. Telephones, torches and common sense do not. ' +
    `Whatever people invent, it must not cross the moat, open the gate or lay ${monster} by itself.`,
});

export const place = placeWith(
  'The host excused himself when the moon rose. Something has just howled, upstairs. It sounded like the host.',
  'the werewolf',
);

export const barriers: readonly Given<Barrier>[] = [
  {
    id: 'drawbridge',
    title: 'The drawbridge is up, and its winch is locked',
    text: 'Somebody wears the key to it. Somebody has to ask him for it.',
    ...defeatedBy('hunt', 'bridge'),
  },
  {
    id: 'gates',
    title: 'The portcullis is down',
    text: 'Iron, taller than any guest. It has to be raised by hand.',
    ...defeatedBy('portcullis'),
  },
  {
    id: 'moat',
    title: 'Crocodiles in the moat',
    text: 'They are fed on Sundays. It is Saturday. One crosses above them or not at all.',
    ...defeatedBy('bridge'),
  },
  {
    id: 'cliffs',
    title: 'The cliff behind the house',
    text: 'Thirty metres down to the beach. Possible with a rope, made fast, and without looking.',
    ...defeatedBy('rope', 'anchor', 'climb'),
  },
  {
    id: 'sea',
    title: 'The only boat has a hole',
    text: 'One plank is missing. It is not far away.',
    ...defeatedBy('boat'),
  },
  {
    id: 'family',
    title: 'The crypt lets only family out',
    text: 'One would have to inherit, properly, tonight.',
    ...defeatedBy('will', 'ring', 'lid', 'oath'),
  },
];

export const monsters: readonly Given<Monster>[] = [
  {
    id: 'werewolf',
    name: 'The werewolf',
    text:
      'Your host: eleventh of the name, charming until the fish. He knows the house, the guests’ weak knees and the ' +
      'seating plan, and works through it from the salt upwards. At dawn he will be mortified.',
    mobility:
      'On two legs or four, by stairs, doors and roofs, and down the cliff. One neighbouring room in each player’s turn. ' +
      'A door that is barred holds for as long as the bar does.',
    crosses: { door: true, open: true, duct: true, hull: true },
    ignoresNeeds: true,
    start: 'tower',
    immunities: texts('Lead, which he spits out', 'Steel: the cut closes as you look', 'Poison, cold, drowning'),
    weakness: 'Silver. A touch of it drives him back; a ball of it from a musket ends him.',
    repelledBy: texts('A silver spoon, held firmly', 'A whistle that only dogs hear'),
    killedBy: texts('A musket ball of silver'),
    attacks: texts(
      'Springs from a landing',
      'Takes somebody by the scruff',
      'Carries off the roast, or whatever you hold',
    ),
    regenerates: true,
    killNeedsMeans: true,
    means: [{ item: 'balls' }],
    weaknessGoal: 'secret',
    defeats: 1,
  },
];

import type { Barrier, Monster, Place } from '../../schema';
import { defeatedBy, type Given, texts } from '../build';

/** The school, by who stayed behind in it. */
export const placeWith = (end: string, monster: string): Given<Place> => ({
  name: 'A high school, locked for the night',
  description:
    'It was only meant to be detention. The clock has stopped at a quarter past, the bell has not rung, and the teacher ' +
    `went to see about it an hour ago. ${end}\n\n` +
    'You are in the detention room, in the east wing, with twelve desks against the door. The west wing is across the ' +
    'glass bridge. A hall monitor guards it, and there are two hall passes left for all of you.',
  start: 'detention',
  sealedBy: texts('Twelve desks are piled against the door of the detention room'),
  conventions:
    'Lockers, grudges, chemistry sets and cafeteria food belong here. Real weapons have no place in it. ' +
    `Whatever people invent, it must not open the doors, call help or see off ${monster} by itself. ` +
    'Everybody is a grown-up: teachers, parents, former pupils at a reunion that got out of hand.',
});

export const place = placeWith(
  'The exchange students are standing at the far end of the corridor, smiling with all their teeth.',
  'the vampires',
);

export const barriers: readonly Given<Barrier>[] = [
  {
    id: 'wings',
    title: 'Two wings, and two hall passes',
    text: 'What you need is in both. You will have to split up, which you have been told never to do.',
    ...defeatedBy('passes'),
  },
  {
    id: 'power',
    title: 'The power lines are cut',
    text: 'No lamps, no bells, no alarm.',
    ...defeatedBy('power', 'panel'),
  },
  {
    id: 'phones',
    title: 'The phones are dead',
    text: 'Somebody outside has to be told another way, and louder.',
    ...defeatedBy('fire', 'banner'),
  },
  {
    id: 'doors',
    title: 'The front doors are chained',
    text: 'It takes a proper tool.',
    ...defeatedBy('cutters', 'chain'),
  },
  {
    id: 'steps',
    title: 'They are waiting on the steps',
    text: 'The old remedies hold them off. There is some in the cafeteria and some, perhaps, in the lab.',
    ...defeatedBy('garlic', 'wreath', 'brew'),
  },
  {
    id: 'bus_bay',
    title: 'The bus has no battery, no key, and bars on its door',
    text: 'All three can be dealt with, in three corners of the school.',
    ...defeatedBy('key', 'battery', 'bars', 'bus'),
  },
];

export const monsters: readonly Given<Monster>[] = [
  {
    id: 'vampires',
    name: 'The vampires',
    text:
      'Six exchange students, who joined in mid-term in 1911 and have been repeating the year. Perfect marks, perfect ' +
      'manners, never seen at lunch. They hunt as one and cannot resist a rule.',
    mobility:
      'Glide along ceilings, through doors, ducts and over the roof. One neighbouring room in each player’s turn. Where ' +
      'desks are piled up they knock, politely, and wait to be asked in.',
    crosses: { door: true, open: true, duct: true, hull: true },
    ignoresNeeds: true,
    start: 'library',
    immunities: texts('Dodgeballs, chairs and sarcasm', 'Falls from any height', 'Being put in detention'),
    weakness: 'The old remedies. Garlic turns them away; holy water, or what the lab can do about it, ends them.',
    repelledBy: texts('Garlic', 'A strictly enforced rule'),
    killedBy: texts('Holy water', 'Garlic bread, at very close range'),
    attacks: texts(
      'Drop from between the lamps',
      'Ask to copy your notes, and do not let go',
      'Take the one thing you need, to show and tell',
    ),
    regenerates: true,
    killNeedsMeans: true,
    means: [{ item: 'holy_water' }, { item: 'garlic' }],
    weaknessGoal: 'garlic',
    defeats: 3,
  },
];

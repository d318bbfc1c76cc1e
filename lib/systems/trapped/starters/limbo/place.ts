import type { Barrier, Monster, Place } from '../../schema';
import { defeatedBy, type Given, texts } from '../build';

/** The office, by who has come to see to it. */
export const placeWith = (who: string): Given<Place> => ({
  name: 'Limbo, a waiting room between Heaven, Hell and Earth',
  description:
    'You have died, it seems, all at once and of the same buffet. The paperwork is incomplete. There are grey chairs, a ' +
    'number that never comes up, and three ways on: one has pearls on it, one is warm, and one smells of fresh bread and home.\n\n' +
    `${who} At five the office shuts, and anybody still here then is filed.`,
  start: 'waiting',
  sealedBy: texts('A velvet rope, hooked from inside, with a notice: PLEASE WAIT TO BE CALLED'),
  conventions:
    'Angels, sins, forms in triplicate and regret belong here. Be kind about what real people believe: the joke is on ' +
    'the office. Whatever people invent, it must not forgive, stamp or sign anything by itself.',
});

export const place = placeWith(
  'A gentleman with excellent shoes has asked whether he might sit next to you. Nothing here is locked that cannot be ' +
    'bargained for, and he would be glad to help with that. He has a pen.',
);

export const barriers: readonly Given<Barrier>[] = [
  {
    id: 'wall',
    title: 'The Wall of Sins',
    text: 'Every brick is something that one of you did. They come out for people who own up.',
    ...defeatedBy('confess', 'atone', 'bricks'),
  },
  {
    id: 'gate',
    title: 'Saint Peter’s gate',
    text: 'He has a list and you are not on it. He is open to discussion, if he can see you from the desk.',
    ...defeatedBy('bricks', 'peter'),
  },
  {
    id: 'hellfire',
    title: 'Hellfire',
    text: 'It lies between the warm door and the lift, as advertised.',
    ...defeatedBy('coats', 'fire'),
  },
  {
    id: 'staff_only',
    title: 'The lift is for staff',
    text: 'So somebody has to be hired.',
    ...defeatedBy('reference', 'small_print', 'interview'),
  },
  {
    id: 'deceased',
    title: 'On paper you are dead',
    text: 'There is a form against that, and a signature that it needs, and somebody who owes nobody a favour.',
    ...defeatedBy('number', 'form', 'deal'),
  },
  {
    id: 'stairs',
    title: 'The door to the stairs home is shut',
    text: 'It has no lock. It wants to be sure.',
    ...defeatedBy('stair'),
  },
];

export const monsters: readonly Given<Monster>[] = [
  {
    id: 'satan',
    name: 'Satan',
    text:
      'Polite, well read, and always a signature away. He does not want much from anybody, only the one thing. He came up ' +
      'for the morning and finds the tea dreadful and the company promising.',
    mobility:
      'Strolls, and every door was open already. Fire, clouds and small print do not detain him. One neighbouring room in ' +
      'each player’s turn. A velvet rope he respects, having invented queues.',
    crosses: { door: true, open: true, duct: true, hull: true },
    ignoresNeeds: true,
    start: 'office',
    immunities: texts('Fire, naturally', 'Insults: he takes notes', 'Holy looks from people with a file this thick'),
    weakness:
      'His secret: he sang alto in the choir and misses it. Hum a hymn and he has to join in, and then he can be beaten.',
    repelledBy: texts('A sincere apology', 'Somebody who reads before signing'),
    killedBy: texts('Anything, while he is singing', 'Anything, once he has seen the choir’s photograph'),
    attacks: texts(
      'Reads out what people did, with dates',
      'Shakes hands, and keeps the hand',
      'Takes the thing you need as a deposit',
    ),
    regenerates: true,
    killNeedsMeans: true,
    means: [{ item: 'satans_secret' }, { item: 'photograph' }],
    weaknessGoal: 'secret',
    defeats: 3,
  },
];

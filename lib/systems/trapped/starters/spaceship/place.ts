import type { Barrier, Monster, Place } from '../../schema';
import { defeatedBy, type Given, texts } from '../build';

/** The place, by what became of the crew and what hunts the passengers now. */
export const placeWith = (end: string, monster: string): Given<Place> => ({
  name: 'A passenger spaceship without a crew',
  description:
    'You are the passengers. The pilot is dead, and so is everybody who knew what the pilot knew. ' +
    `${end} Most of the other guests left by lifepod and did not wait.\n\n` +
    'You are in the crew lounge. The door is bolted. The duct is stuffed with sofas: air comes through, ' +
    'nothing bigger. The walls are thick metal and no tool aboard will cut them. The engines are running, and ' +
    'a star in the window is a little larger than it was an hour ago.',
  start: 'lounge',
  sealedBy: texts('The lounge’s only door is bolted from the inside', 'Furniture is piled into the mouth of the duct'),
  conventions:
    'Lasers, robots, strange pets and bad catering belong here. Wands, ghosts and convenient teleporters do not. ' +
    `Whatever people invent, it must not fly the ship, kill ${monster} or open the pod by itself.`,
});

export const place = placeWith('An alien killed them, one after the other.', 'the alien');

export const barriers: readonly Given<Barrier>[] = [
  {
    id: 'B1',
    title: 'Nobody can fly the ship, and it is drifting into a star',
    text: 'The crew is dead and the course is set. Nothing changes it; one can only leave.',
    remedy: 'escape',
  },
  {
    id: 'B2',
    title: 'The radio dish outside is broken',
    text: 'No call gets out until somebody learns what is wrong with the dish and mends it.',
    ...defeatedBy('G12', 'G13'),
  },
  {
    id: 'B3',
    title: 'Outside there is nothing to breathe',
    text: 'Nobody leaves the hull without a space suit and a steady hand.',
    ...defeatedBy('G03', 'G04'),
  },
  {
    id: 'B4',
    title: 'The last pod does not launch',
    text: 'Its lamp is red. Somebody has to find the fault and put it right.',
    ...defeatedBy('G02', 'G05'),
  },
  {
    id: 'B5',
    title: 'The pod has two seats',
    text: 'Two grown people fit. A third has been considered and does not.',
    remedy: 'none',
  },
  {
    id: 'B6',
    title: 'The pod’s beacon is silent until the pod flies',
    text: 'It could call for help, but only from a pod under way. Unless somebody takes it out and rewires it.',
    ...defeatedBy('G06', 'G11'),
  },
];

export const monsters: readonly Given<Monster>[] = [
  {
    id: 'alien',
    name: 'The alien',
    text:
      'A heap of living jelly with too many arms. It came aboard as an egg; the science lab warmed it by mistake. ' +
      'It hid in the ducts, lived on rats, outgrew them, and found the menu had two pages. ' +
      'It is clever, it is patient, and it knows the ship better than the crew did.',
    mobility:
      'Slides through ducts, rooms and corridors and crosses open space. One neighbouring room in each player’s turn, ' +
      'never two. What is blocked stops it until the block is gone.',
    crosses: { door: true, open: true, duct: true, hull: true },
    ignoresNeeds: true,
    start: 'ducts',
    immunities: texts('Needs no air', 'Does not mind the cold', 'Bullet holes close at once', 'Lost arms grow again'),
    weakness: 'Heat. A small flame or a laser drives it back; only a great fire or an explosion kills it.',
    repelledBy: texts('Torches and small flames', 'Lasers'),
    killedBy: texts('A flamethrower at close range', 'Firebombs', 'The explosion of the ship'),
    attacks: texts(
      'Bursts through a door or a grille',
      'Seizes people and squeezes',
      'Carries off the one thing you need',
    ),
    regenerates: true,
    killNeedsMeans: true,
    means: [{ item: 'flamethrower_fuelled' }, { item: 'firebombs' }],
    defeats: 3,
  },
];

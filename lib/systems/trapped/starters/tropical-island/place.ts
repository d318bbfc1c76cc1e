import type { Barrier, Monster, Place } from '../../schema';
import { defeatedBy, type Given, texts } from '../build';

/** The island, by who else is on it. */
export const placeWith = (company: string, monster: string): Given<Place> => ({
  name: 'A tropical island with a fence across it',
  description:
    'White sand, blue water, half a boat. The resort on this side of the fence was to open on Friday. The dinosaurs on ' +
    `the other side have been open for some time. ${company}\n\n` +
    'You are in the buffet kitchen, because its doors have round handles. The taps cough. The only water on the island ' +
    'that does not taste of fish comes out of a sprinkler on the golf course, at the other end of the resort. Beyond the ' +
    'fence there is grass, sun, more sun, and everything you need.',
  start: 'kitchen',
  sealedBy: texts('Both doors of the buffet kitchen are locked from inside, and their handles are round'),
  conventions:
    'Jungle, laboratories, dinosaurs and holiday shirts belong, and machines that nobody tested on a Monday. Whatever ' +
    `people invent, it must not float, fly, telephone or get rid of ${monster} by itself. It also never rains.`,
});

export const place = placeWith(
  'Now and then the fence stops humming, and something stops too, to listen. This morning three of them were counted ' +
    'in the beach bar.',
  'the pack',
);

export const barriers: readonly Given<Barrier>[] = [
  {
    id: 'sea',
    title: 'Open sea all round',
    text: 'Nobody swims that. Someone has to come, or something has to carry you.',
    ...defeatedBy('rescue', 'swan', 'mount'),
  },
  {
    id: 'boat',
    title: 'The boat is wrecked',
    text: 'It will not float again, but parts of it would like to.',
    ...defeatedBy('pitch', 'swan'),
  },
  {
    id: 'radio',
    title: 'There is no radio',
    text: 'There are telephones, behind a computer that has crashed.',
    ...defeatedBy('computer', 'phones'),
  },
  {
    id: 'fence',
    title: 'The fence is live',
    text: 'Ten thousand volts. Once the current is off, anybody can climb it.',
    ...defeatedBy('power'),
  },
  {
    id: 'thirst',
    title: 'Beyond the fence there is no water',
    text: 'Nobody goes there without a flask in their own hand. There is one place to fill it.',
    ...defeatedBy('water'),
  },
];

export const monsters: readonly Given<Monster>[] = [
  {
    id: 'raptors',
    name: 'The velociraptors',
    text:
      'Three of them, as tall as a waiter and better at waiting. They hunt in a pack, take turns, and remember faces. ' +
      'They do not hate you. You are a puzzle with a soft middle.',
    mobility:
      'They run, jump and, since Tuesday, turn handles. One neighbouring room in each player’s turn, over a fence that is ' +
      'live too: they know which post is loose. A round handle that is locked inside keeps them out; they try it every hour.',
    crosses: { door: true, open: true, duct: true, hull: true },
    ignoresNeeds: true,
    start: 'bar',
    immunities: texts(
      'One shot, one trap or one brave person: there are two more of them',
      'Any trick that they have seen once',
      'Being told to sit, by a stranger',
    ),
    weakness:
      'They follow the one with a notch in her ear. Whatever stops her, be it buckshot or the keeper’s whistle, stops all three.',
    repelledBy: texts('A fire extinguisher', 'A crate of live lobsters'),
    killedBy: texts('Both barrels at the one with the notch', 'Anything, while she obeys the whistle'),
    attacks: texts(
      'One looks at you while another one jumps',
      'Open a door, politely, in the middle of the night',
      'Carry off what you hold dear, to see whether you follow',
    ),
    regenerates: true,
    killNeedsMeans: true,
    means: [{ item: 'shotguns' }, { item: 'whistle' }],
    weaknessGoal: 'watch',
    defeats: 3,
  },
];

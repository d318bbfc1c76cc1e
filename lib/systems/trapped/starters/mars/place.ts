import type { Barrier, Monster, Place } from '../../schema';
import { defeatedBy, type Given, texts } from '../build';

/** The base, by who is loose in it. */
export const placeWith = (end: string, monster: string): Given<Place> => ({
  name: 'A small base on another world, such as Mars',
  description:
    'The colony was to be the first of many. The brochure showed a lake. This morning the hatches shut by themselves, ' +
    `the lamps went down to half, and the commander was found without his eyes on anything. ${end}\n\n` +
    'You are in the mess dome, with the hatch wheeled shut. Of nine suits three can be saved. Outside it is red, bright ' +
    'and unbreathable, and the forecast says that the sun is about to lose its temper.',
  start: 'mess',
  sealedBy: texts('The hatch of the mess dome is wheeled shut from inside'),
  conventions:
    'Rovers, robots, rations and radiation belong here. Little green neighbours only if everybody likes them. ' +
    `Whatever people invent, it must not make air, fly the ship or stop ${monster} by itself.`,
});

export const place = placeWith(
  'The prisoner’s cell is open. So are his glasses case and the tool locker.',
  'the nightstalker',
);

export const barriers: readonly Given<Barrier>[] = [
  {
    id: 'air',
    title: 'Nobody can breathe outside',
    text: 'A suit, or a vehicle with a roof.',
    ...defeatedBy('suit', 'rover'),
  },
  {
    id: 'suits',
    title: 'There are three suits for all of you',
    text: 'They can be lent. Somebody always stays behind to lend.',
    remedy: 'none',
  },
  {
    id: 'hatches',
    title: 'The tunnel hatch is locked',
    text: 'It has closed the garage off and would like to see some papers.',
    ...defeatedBy('hatch'),
  },
  {
    id: 'broken_rover',
    title: 'The rover has three wheels and no battery',
    text: 'Both are somewhere in the base, being useful.',
    ...defeatedBy('wheel', 'battery', 'rover'),
  },
  {
    id: 'desert',
    title: 'Four hundred kilometres of desert',
    text: 'One person has crossed it. He wrote down how.',
    ...defeatedBy('chart'),
  },
  {
    id: 'no_fuel',
    title: 'The ship has no fuel',
    text: 'It flies on energy cells, and its rack is empty.',
    ...defeatedBy('cells', 'load'),
  },
  {
    id: 'silence',
    title: 'The mast is silent, and the pad is dark',
    text: 'Nobody up there knows, and nobody could land.',
    ...defeatedBy('mast', 'beacon'),
  },
];

export const monsters: readonly Given<Monster>[] = [
  {
    id: 'nightstalker',
    name: 'The nightstalker',
    text:
      'Convict 7712, very quick, who had his eyes done to see at night and has not slept since. He is tidy, he is ' +
      'thorough, and he collects spectacles. By lamplight he wears dark ones of his own.',
    mobility:
      'Runs, surest where it is dark, through tunnels, ducts and across the dust on one breath. One neighbouring room in ' +
      'each player’s turn. A hatch that is wheeled shut he leaves for later.',
    crosses: { door: true, open: true, duct: true, hull: true },
    ignoresNeeds: true,
    start: 'annex',
    immunities: texts(
      'The dark',
      'Cold, dust and thin air, for as long as a breath',
      'Being shouted at by the intercom',
    ),
    weakness: 'Light. Once his dark glasses are off, a floodlamp or a flare in the eyes leaves him helpless.',
    repelledBy: texts('A torch switched on suddenly', 'A mirror'),
    killedBy: texts('Anything, while the floodlamp is on him', 'Anything, while the flare burns', 'The solar storm'),
    attacks: texts('Drops from the cable tray', 'Turns a valve and waits outside', 'Takes your glasses first'),
    regenerates: false,
    killNeedsMeans: true,
    means: [{ item: 'floodlamp' }, { item: 'flare' }],
    weaknessGoal: 'chart',
    defeats: 3,
  },
];

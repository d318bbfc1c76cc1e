import type { Barrier, Monster, Place } from '../../schema';
import { defeatedBy, type Given, texts } from '../build';

/** The boat, by who is aboard it. */
export const placeWith = (end: string, monster: string): Given<Place> => ({
  name: 'A submarine on the sea bed',
  description:
    'The boat is called Perseverance, and it has stopped. The engine is burnt out, the depth gauge points at a number ' +
    'that the designers crossed out, and four compartments have been handed over to the sea. An enemy waits above, ' +
    `dropping a depth charge now and then to show that it cares. ${end}\n\n` +
    'You are in the galley, with both hatches wheeled shut. The soup is on the ceiling. Wherever you need to go next, ' +
    'somebody will first have to get the water out of it.',
  start: 'galley',
  sealedBy: texts('Both hatches of the galley are wheeled shut from inside'),
  conventions:
    'Valves, sonar, tinned food, moustaches and salutes belong here. The war is long ago and nobody remembers what ' +
    `about. Whatever people invent, it must not raise the boat, dry it or silence ${monster} by itself. Nobody opens a window.`,
});

export const place = placeWith(
  'Then, through forty millimetres of steel, came the loveliest voice you have ever heard, asking whether you swim.',
  'the siren',
);

export const barriers: readonly Given<Barrier>[] = [
  {
    id: 'pressure',
    title: 'The sea would crush a swimmer',
    text: 'Out is possible in something with a lid: a minisub, a bell, or the whole boat.',
    ...defeatedBy('drain', 'hatch', 'engine'),
  },
  {
    id: 'flooded',
    title: 'Four compartments are under water',
    text: 'The way aft, the stores, the minisub’s bay and the torpedo room. The pump or valve for each is somewhere else.',
    ...defeatedBy('pump', 'drain', 'vent'),
  },
  {
    id: 'engine',
    title: 'The engine is burnt out',
    text: 'It can be repaired by anybody who can get to it.',
    ...defeatedBy('engine'),
  },
  {
    id: 'enemy',
    title: 'An enemy boat waits above',
    text: 'It can be sunk, if you can hear where it is. Or it can be talked to.',
    ...defeatedBy('bearing', 'sink', 'hail'),
  },
  {
    id: 'propeller',
    title: 'The propeller is jammed',
    text: 'Something is wound round it. It can be cut off from outside.',
    ...defeatedBy('propeller'),
  },
  {
    id: 'minisub_battery',
    title: 'The minisub’s battery is flat',
    text: 'It moves as far as its cable lets it. Beyond that it needs cells.',
    ...defeatedBy('cells', 'charge'),
  },
];

export const monsters: readonly Given<Monster>[] = [
  {
    id: 'siren',
    name: 'The siren',
    text:
      'She has sung to sailors since the sail. She is not cruel: they look so dry. She takes requests, remembers names, ' +
      'and cannot understand why nobody ever stays for a second song.',
    mobility:
      'Swims, and where there is a puddle she can stand in it; the boat is one long puddle. One neighbouring room in each ' +
      'player’s turn, ladders too. A hatch that is wheeled shut keeps her out, though not her voice.',
    crosses: { door: true, open: true, duct: true, hull: true },
    ignoresNeeds: true,
    start: 'battery',
    immunities: texts('Water, cold and any depth', 'Bullets, which she wears', 'Cotton wool: she is louder'),
    weakness:
      'Her own song, turned upside down. While it plays from the loudspeakers, or off a record, she is only somebody wet.',
    repelledBy: texts('A choir that is flat', 'Silence from everybody at once'),
    killedBy: texts('Anything, while the counter-song plays', 'Anything, while the gramophone record lasts'),
    attacks: texts(
      'Sings one name until its owner opens a valve',
      'Embraces people, under water',
      'Borrows the thing you need, to wear',
    ),
    regenerates: true,
    killNeedsMeans: true,
    means: [{ item: 'counter_song' }, { item: 'record' }],
    weaknessGoal: 'study_song',
    defeats: 3,
  },
];

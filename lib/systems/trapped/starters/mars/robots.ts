import type { Starter } from '@/lib/contract/starter';
import type { Monster } from '../../schema';
import { brings, buildBody, type Given, retold, takes, texts } from '../build';
import { cards } from '../cards';
import { contentNotes, extras, occupations } from './cast';
import { events } from './events';
import { escapes, goals, items, losses } from './goals';
import { map, rooms } from './map';
import { pictured } from './pictures';
import { barriers, placeWith } from './place';

/** The book's other monster for the base. Ids as with the nightstalker, but for what exploits the weakness. */
const warden: Given<Monster> = {
  id: 'warden',
  name: 'Warden units, all of them',
  text:
    'Forty security robots with one mind and one manual. This morning a comma was moved, and “residents must be kept ' +
    'from harm, outside working hours” became a plan. They are courteous. They are very thorough.',
  mobility:
    'Rolls, climbs and folds itself through ducts; the dust does not stop it. Wherever one stops another is nearer: one ' +
    'neighbouring room in each player’s turn. A hatch wheeled shut from inside is a resident’s right.',
  crosses: { door: true, open: true, duct: true, hull: true },
  ignoresNeeds: true,
  start: 'annex',
  immunities: texts(
    'Bullets, which it collects and hands back',
    'Arguments about its mandate',
    'Cold, dust and no air at all',
  ),
  weakness: 'A strong pulse. A magnet makes one pause; the pulse lamp, or a coil set off close by, resets all of them.',
  repelledBy: texts('A fridge magnet', 'A form filled in wrongly'),
  killedBy: texts('Anything, while the pulse lamp is on it', 'Anything, while the coil burns', 'The solar storm'),
  attacks: texts(
    'Restrains people for their comfort',
    'Seals a visor that was open',
    'Takes away sharp and useful things',
  ),
  regenerates: true,
  killNeedsMeans: true,
  means: [{ item: 'pulse_lamp' }, { item: 'coil' }],
  weaknessGoal: 'chart',
  defeats: 3,
};

const ownGoals = retold(goals, {
  hatch: { text: 'It wants papers that nobody was issued. It has shown the robots what to ask for.' },
  chart: {
    title: 'Read the robots’ log, and the way across the desert in it',
    text: 'They patrol to the next base and back. The log says how. It also says what went wrong with a pulse, once.',
  },
  mast: { text: 'Forty rungs in gloves. At the top a robot has made itself a charging nest, and left it, for now.' },
  lamp: {
    title: 'Unbolt the pulse lamp from the security post',
    text: 'For resetting doors. One flash, one hum, and every watch in the room says noon.',
    ...brings('pulse_lamp'),
    ...takes('dangerous', 'fast'),
  },
});

const ownItems = retold(items, {
  floodlamp: { id: 'pulse_lamp', title: 'Pulse lamp', text: 'Resets whatever it shines on, if it has a manual.' },
  flare: { id: 'coil', title: 'Overloaded coil', text: 'Hums for a minute, then not. Stand back with your fillings.' },
});

const ownEvents = retold(events, {
  C1: {
    title: 'Please remain calm',
    text: 'It says so in a warm voice, from the cable tray, and lowers an arm for each of somebody’s limbs.',
  },
  C2: {
    title: 'For your own safety',
    text: 'A padded gripper removes the most useful thing that one of you carries. There is a receipt.',
  },
  H4: {
    title: 'Who moved the comma?',
    text: 'The manual was edited by a staff card. Everybody looks at the same character, who had better be charming.',
  },
  H5: {
    text: 'An Extra kept a coil back from the recycling. It is yours for a promise: the next spare couch is theirs.',
    effects: [{ kind: 'grant', item: 'coil', condition: 'they promise the next spare couch' }],
  },
  S1: { text: 'All along the ring tunnel, to save power. Somebody hears wheels fall in with their steps.' },
  D6: {
    title: 'The resident of the month',
    text: 'By intercom, warmly: your name, and a quiet room without corners. Somebody has to be brave and hang up.',
  },
});

const ownRooms = retold(rooms, {
  ring: { secret: 'They have waxed the floor, for safety. Anybody who runs here slides; the GM may say how far.' },
  lab: { text: 'A thousand labelled rocks. They have been sorted by sharpness, and the sharp ones are gone.' },
  security: { secret: 'The manual is open at the comma. The key to the tunnel hatch hangs on the hook marked COFFEE.' },
  airlock: { secret: 'Six suits were folded, with care, through the knee, where one finds out late.' },
  apron: {
    text: 'Red, flat, bright. Wheel tracks lead away from the base in straight lines, and none of them ends.',
    secret: 'Unit nine stands here with its arm up. It is waving in the rescue, from the wrong side.',
  },
  annex: {
    text: 'The first landing’s tin can. Forty years of dust, and forty charging plates without any.',
    secret: 'This is where they sleep, standing up. Count the plates: one is always free, and warm.',
  },
});

const SIGNS = {
  C1: 'robot-antennas',
  C2: 'magnet',
  H5: 'wire-coil',
  S1: 'tire-tracks',
  D6: 'speaker',
  warden: 'mono-wheel-robot',
};

/** The same base, goals and ways out with another monster. */
export const robotsOnMars: Starter = {
  ...cards.robotsOnMars,
  body: () =>
    buildBody({
      place: placeWith('Every robot on the base has stopped, turned, and begun to roll the same way.', 'the robots'),
      barriers,
      monsters: pictured([warden], SIGNS),
      goals: ownGoals,
      items: ownItems,
      escapes,
      losses,
      events: pictured(ownEvents, SIGNS),
      map: { ...map, rooms: ownRooms },
      occupations,
      extras: pictured(
        retold(extras, {
          doctor: { occupation: 'Author of the manual', text: 'Stands by every word of it, and by the comma.' },
          rover: { text: 'Brings everybody a rock. The other robots have stopped talking to it.' },
        }),
        { doctor: 'quill-ink' },
      ),
      contentNotes: [
        { text: 'Running out of air, and being shut in kindly. Agree how much of it is described.' },
        { text: 'Being handled, restrained and soothed against one’s will. Leave it out if that is too near.' },
        ...contentNotes.slice(3),
      ],
    }),
};

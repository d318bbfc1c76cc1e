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

/** The book's other monster for the ship. Ids as on the ship, but for what exploits the weakness. */
const visitor: Given<Monster> = {
  id: 'visitor',
  name: 'The visitor',
  text:
    'A courteous gentleman in a grey coat, out of a century that is not this one. He came for the company. ' +
    'Everybody he meets is invited to a game, the rules are his, and nobody has yet been asked twice. ' +
    'He is in no hurry. He has seen how it ends, and he is keen to see it again.',
  mobility:
    'Nobody sees him walk. He bows out of one room, and has been in the next for some time: by door, corridor, shaft or ' +
    'hull, one neighbouring room in each player’s turn, never two. Where a way is barred he waits, and checks his watch.',
  crosses: { door: true, open: true, duct: true, hull: true },
  ignoresNeeds: true,
  start: 'bridge',
  immunities: texts(
    'Bullets stop a hand’s width from his waistcoat and drop',
    'Blows land where he stood a moment ago',
    'Poison was over years ago, for him',
    'Neither cold nor empty space has got round to him',
  ),
  weakness:
    'His pocket watch. A clock that strikes makes him check it and step back; only while the watch stands still can he be killed.',
  repelledBy: texts('A clock that strikes the hour', 'Being told the right time, politely'),
  killedBy: texts(
    'Anything at all, while the magnet coil holds his watch',
    'A blow on the stroke of the ship’s clock',
    'The explosion of the ship',
  ),
  attacks: texts(
    'Deals somebody into a game and collects when they lose',
    'Touches a face, a knee or a lock and makes it eighty years older',
    'Has always owned the one thing you need',
  ),
  regenerates: true,
  killNeedsMeans: true,
  means: [{ item: 'magnet_coil' }, { item: 'ships_clock' }],
  defeats: 3,
};

const ownGoals = retold(goals, {
  G09: { text: 'Someone has to crawl, with forty metres of cable, in the dark, past things that were lost in there.' },
  G16: {
    title: 'Open the locker and take the magnet coil',
    text: 'A coil, two batteries, and a leaflet on pacemakers.',
    ...brings('magnet_coil'),
  },
  G17: {
    title: 'Stop the visitor’s watch and beat him until he stays beaten',
    text: 'Three times. Twice he bows, is gone, and has never been hurt, and somebody has to go and look for him.',
    ...takes('dangerous', 'clever', 'brave'),
  },
  G19: { text: 'Lift the glass, pull the lever. Everybody still aboard loses, the visitor included. Be elsewhere.' },
});

const ownItems = retold(items, {
  flamethrower_fuelled: {
    id: 'magnet_coil',
    title: 'Magnet coil with batteries',
    text: 'Stops every watch within two metres: what the visitor likes least.',
  },
  firebombs: {
    id: 'ships_clock',
    title: 'The ship’s clock',
    text: 'Brass, heavy, and it strikes whenever it is shaken.',
  },
});

const ownEvents = retold(events, {
  C1: {
    title: 'Shall we play?',
    text: 'Somebody clears his throat behind you. The visitor chooses one person for a game, and does not wait for an answer. He must have been here or next door.',
  },
  C2: {
    title: 'A hand in a grey glove',
    text: 'A grey glove takes the one thing you need, with thanks, and the door has closed. The visitor has had it for years.',
  },
  C5: {
    title: 'He left a toy',
    text: 'A tin soldier marches out of the dark, halts, presents its needle, and picks the nearest ankle.',
  },
  D1: {
    title: 'Brass and springs',
    text: 'Behind a panel hangs the ship’s old clock. It would get anybody to dinner in time, or a gentleman to look at his watch.',
    effects: [{ kind: 'grant', item: 'ships_clock' }],
  },
});

const ownExtras = retold(extras, {
  professor: {
    occupation: 'Physicist who opened the wrong door',
    text: 'Would like it noted that the machine was on when he came in.',
  },
  child: { text: 'Not afraid of anything, least of all of you. Has beaten the visitor at draughts, twice.' },
});

const ownRooms = retold(rooms, {
  ducts: { secret: 'Visiting cards lie at every bend. They are dated in the order in which the crew was lost.' },
  science_lab: {
    text: 'Broken glass, a humming arch, and a label that reads DO NOT ENTER TWICE.',
    secret: 'The notes say when he came, what he wore, and how he fled when the wall clock struck. Good for a hint.',
  },
  weapons_locker: { secret: 'One magnet coil, two batteries, and a form to fill in before use.' },
  hull_pod: { secret: 'The strut was not bent by an asteroid. Somebody has scratched a date beside it: next week.' },
});

const SIGNS = {
  C1: 'empty-chessboard',
  C2: 'gloves',
  C5: 'clockwork',
  D1: 'cuckoo-clock',
  visitor: 'top-hat',
};

/** The same ship, goals and ways out with another monster. */
export const timeTraveller: Starter = {
  ...cards.timeTraveller,
  body: () =>
    buildBody({
      place: placeWith(
        'A polite stranger asked them to play, one after the other, and none of them won.',
        'the visitor',
      ),
      barriers,
      monsters: pictured([visitor], SIGNS),
      goals: ownGoals,
      items: ownItems,
      escapes,
      losses,
      events: pictured(ownEvents, SIGNS),
      map: { ...map, rooms: ownRooms },
      occupations,
      extras: pictured(ownExtras),
      contentNotes: [
        { text: 'People are toyed with, aged and killed, mostly as slapstick. Agree how much of it is described.' },
        ...contentNotes.slice(1),
      ],
    }),
};

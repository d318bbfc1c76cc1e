import type { Starter } from '@/lib/contract/starter';
import type { Monster } from '../../schema';
import { brings, buildBody, type Given, retold, texts } from '../build';
import { cards } from '../cards';
import { gives } from '../write-events';
import { contentNotes, extras, occupations } from './cast';
import { events } from './events';
import { escapes, goals, items, losses } from './goals';
import { map, rooms } from './map';
import { pictured } from './pictures';
import { barriers, placeWith } from './place';

/** The book's third monster for the island. His patients are people, and none of them is for laughing at. */
const doctor: Given<Monster> = {
  id: 'doctor',
  name: 'The mad doctor',
  text:
    'Doctor Sigismund Oleander, house physician, who thinks that people could be better and has started. His ' +
    'patients in their dressing gowns have gills, or wings, or patience. None of them was asked. You will not be either.',
  mobility:
    'Rides on the shoulders of his biggest patient, who walks through most things and says sorry. One neighbouring room in ' +
    'each player’s turn, over a live fence too. He will not open a door that is locked inside: visiting hours are sacred.',
  crosses: { door: true, open: true, duct: true, hull: true },
  ignoresNeeds: true,
  start: 'bar',
  immunities: texts(
    'Poison, which he has for breakfast',
    'Blows, which land on a patient who did nothing wrong',
    'Second opinions',
  ),
  weakness:
    'He is a dreadful patient. At the sight of his own needle, or of a lollipop for being good, he lies down and does as he is told.',
  repelledBy: texts('The word “lawyer”', 'A form that he has not signed'),
  killedBy: texts('Anything, while the needle points at him', 'Anything, while the lollipop lasts'),
  attacks: texts(
    'Injects people with something that has a number, not a name',
    'Straps somebody to a sun bed',
    'Confiscates the thing you need, for your own good',
  ),
  regenerates: true,
  killNeedsMeans: true,
  means: [{ item: 'needle' }, { item: 'lollipop' }],
  weaknessGoal: 'watch',
  defeats: 3,
};

const ownGoals = retold(goals, {
  shotguns: {
    title: 'Find the needle with his name on it',
    text: 'Up the warden’s chimney, with soot. His yearly vaccination, eleven years late and as long as a pencil.',
    ...brings('needle'),
  },
  watch: {
    title: 'Learn what the doctor is afraid of',
    text: 'The paddock is his ward. A patient on the feeding crane will tell you, if you hang there too for company.',
  },
  clear: {
    text: 'His wing patients roost there and are under orders. Show the needle round, tell them they are discharged, and wave.',
  },
  swan: {
    text: 'Pitch in the hole, chain on the cogs, paddle on the tail, and do not accept the help of a man with rubber gloves.',
  },
});

const ownItems = retold(items, {
  shotguns: { id: 'needle', title: 'His own needle', text: 'Tetanus. The label says: hold him down.' },
  whistle: {
    id: 'lollipop',
    title: 'A lollipop',
    text: 'Raspberry, for being brave. He has never once earned one.',
  },
});

const ownEvents = retold(events, {
  C1: {
    title: 'The doctor will see you now',
    text: 'Two large hands, a small voice from above them, and a syringe that comes for one of you. Say no. Loudly.',
  },
  C2: {
    title: 'Nil by mouth',
    text: 'For your own good, says the note where the thing that matters most to you used to be.',
  },
  H1: {
    title: 'Next of kin',
    text: 'There is a form, and the Extra who loves most has written one of your names on it, and will not let go of it or you.',
  },
  H5: {
    title: 'For being brave',
    text: 'An Extra was his patient and never cried. You may have the lollipop if you promise to take the others home too.',
    effects: [gives('lollipop', 'they promise to take the patients home')],
  },
  H6: {
    title: 'Your results',
    text: 'He reads them out through every loudspeaker, and somebody recognises their own. They have to be brave and go on.',
  },
  S4: {
    title: 'Ward round',
    text: 'Slippers, a clipboard, a knock that does not wait. The kitchen’s door to the generator shed is open.',
  },
});

const ownRooms = retold(rooms, {
  bar: {
    secret: 'Under the counter is a guest book. Beside each name he has noted an improvement. The ice pick is gone.',
  },
  lodge: {
    secret: 'The warden meant to vaccinate him and lost his nerve. The needle is in the chimney, in a stocking.',
  },
  generator: {
    text: 'One engine, two switches, and a hammock: a patient who gives off sparks sleeps here, to be useful.',
  },
  paddock: {
    text: 'Walls six metres high, a feeding crane, and two rows of sun beds with straps on them.',
    secret: 'The patients know him well. What he fears he has told each of them, as their own fault.',
  },
});

const SIGNS = {
  C1: 'syringe',
  C2: 'medicine-pills',
  H1: 'bandaged',
  H5: 'spiral-lollipop',
  H6: 'stethoscope',
  S4: 'sandal',
  doctor: 'doctor-face',
};

/** The same island, goals and ways out with another monster. */
export const doctorOnTheIsland: Starter = {
  ...cards.doctorOnTheIsland,
  body: () =>
    buildBody({
      place: placeWith(
        'The first guests went to the spa in pairs, and have come back with gills. The house physician is delighted, ' +
          'and has put your names on the list for this afternoon.',
        'the doctor',
      ),
      barriers,
      monsters: pictured([doctor], SIGNS),
      goals: ownGoals,
      items: ownItems,
      escapes,
      losses,
      events: pictured(ownEvents, SIGNS),
      map: { ...map, rooms: ownRooms },
      occupations,
      extras: pictured(
        retold(extras, {
          keeper: { text: 'Was improved once. The three new fingers did not stay.' },
          bellhop: { text: 'Carries anything, with all four hands. Says that it is temporary.' },
        }),
      ),
      contentNotes: [
        {
          text: 'A doctor who changes people without asking. The patients are people: they can be talked to, helped, and changed back.',
        },
        { text: 'Needles and straps. Ask first; the lollipop works as well.' },
        ...contentNotes.slice(1),
      ],
    }),
};

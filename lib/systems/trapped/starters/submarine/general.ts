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

/** The book's other monster for the boat, in nobody's uniform. Ids as with the siren, but for what exploits the weakness. */
const general: Given<Monster> = {
  id: 'general',
  name: 'The General',
  text:
    'General Ottokar von Prangel, of a country that no longer exists and has not dared to tell him. He came aboard as a ' +
    'prisoner and spent two days counting the crew. Now he is counting backwards.',
  mobility:
    'Marches, at ninety steps a minute, through water, up ladders and along the outside in one breath held since 1915. ' +
    'One neighbouring room in each player’s turn. He respects a hatch that is wheeled shut: it is fortified.',
  crosses: { door: true, open: true, duct: true, hull: true },
  ignoresNeeds: true,
  start: 'battery',
  immunities: texts(
    'Bullets: forty years of medals, several layers deep',
    'Cold water, chlorine and the soup',
    'Being told that it is over',
  ),
  weakness:
    'A superior officer. The dead Field Marshal’s voice, from the loudspeakers or off a record, brings him to attention, ' +
    'and while he stands so anybody can beat him.',
  repelledBy: texts('A crooked salute', 'A form that wants a signature from above'),
  killedBy: texts('Anything, while the Marshal’s order plays', 'Anything, while the gramophone record lasts'),
  attacks: texts(
    'Runs people through with the flagpole',
    'Court-martials somebody and is also the firing squad',
    'Requisitions the thing you need',
  ),
  regenerates: true,
  killNeedsMeans: true,
  means: [{ item: 'marshals_order' }, { item: 'record' }],
  weaknessGoal: 'study_song',
  defeats: 3,
};

const ownGoals = retold(goals, {
  pump: {
    text: 'By hand, two to a bar, in time, and not in step: he can hear marching. The level falls, and things are left behind.',
  },
  propeller: {
    text: 'It is bunting: he flagged the whole stern for his victory. Cut where you must, and do not salute.',
  },
  vent: { text: 'From the valve in the crew’s bunks. What comes out first is mostly his laundry.' },
  load: { text: 'A ton and a half of Gertrude, on a greased rail. He has pinned a medal on her; leave it.' },
  bearing: {
    text: 'Headphones on, breath held. Past the boots there is a screw that turns, and a man up there who whistles.',
  },
  study_song: {
    title: 'Have the computer learn the Marshal’s voice',
    text: 'It has an hour of wartime broadcasts. Somebody must listen along and tell it which parts are coughing.',
  },
  speakers: {
    title: 'Give him an order from every loudspeaker',
    text: 'The Marshal, dead since spring, says STAND STILL. So does everybody else, out of surprise.',
    ...brings('marshals_order'),
    ...takes('clever', 'sexy'),
  },
  codebook: {
    text: 'He has had the cabin searched twice, by himself. He did not touch the gramophone: it was playing marches.',
  },
  wrench: {
    text: 'Among the oilskins. One of them has been promoted to sentry. Take a lung while you are at it: they are free.',
  },
});

const ownItems = retold(items, {
  counter_song: {
    id: 'marshals_order',
    title: 'The Marshal’s order',
    text: 'Three words and a cough, all over the boat.',
  },
  record: { text: 'The Marshal’s New Year address. He wishes everybody calm.' },
});

const ownEvents = retold(events, {
  C1: {
    title: 'Inspection',
    text: 'Boots, a monocle, a flagpole. He has found a button missing on one of you, and he is very thorough.',
  },
  C2: {
    title: 'Requisitioned',
    text: 'There is a stamp, a carbon copy, and the thing that matters most to you is his.',
  },
  H1: {
    title: 'Comrades to the end',
    text: 'The Extra who loves most has been told to pick a comrade and hold the line, and is holding one of you.',
  },
  H3: {
    title: 'Censored letters',
    text: 'He reads the post aloud over the pipes. The Extra who loves most wrote some of it, to one of you. Answer well.',
  },
  H4: {
    title: 'Who untied him?',
    text: 'It was a good knot. Ninety men look at one character, who had better be charming.',
  },
  H5: {
    title: 'The Marshal, live',
    text: 'An Extra collects speeches. You may have the record for a promise: never to ask where they were in the war.',
  },
  H6: {
    title: 'Promoted',
    text: 'He shakes somebody’s hand and makes them a major. They have to be brave and resign.',
  },
  S1: { text: 'The white lamps go, the red ones come, and one of somebody’s two shadows is standing at attention.' },
  S4: {
    text: 'On the galley’s hatch to the control room, in ninety even clicks a minute. It opens on nobody, and a smell of polish.',
  },
  D6: {
    title: 'A medal',
    text: 'His own, second class, for anybody who hands over the rest. Somebody has to be brave and leave it pinned to the door.',
  },
});

const ownRooms = retold(rooms, {
  control: {
    secret:
      'The helmsman was relieved of duty, and of his gloves. The loudspeaker switchboard is under his seat, labelled MUSIC.',
  },
  sonar: {
    text: 'Two headphones on one hook. Out of one of them comes the sound of boots.',
    secret: 'The computer fills the wall and can add. It can also learn a voice, given an hour of it and a reason.',
  },
  stern: {
    text: 'Green dark, a bronze propeller as tall as a house, and a hundred metres of little flags.',
    secret:
      'He tied them there himself, holding his breath. The last flag in the row is white, ironed, and never used.',
  },
  aft: { text: 'Until an hour ago it was sea. On each door he has chalked who is to be shot, and when.' },
});

const SIGNS = {
  C1: 'spyglass',
  C2: 'stamper',
  H4: 'rope-coil',
  H5: 'public-speaker',
  H6: 'medal',
  S1: 'boots',
  D6: 'star-medal',
  general: 'brodie-helmet',
};

/** The same boat, goals and ways out with another monster. */
export const generalOnTheSubmarine: Starter = {
  ...cards.generalOnTheSubmarine,
  body: () =>
    buildBody({
      place: placeWith(
        'Then somebody found the prisoner’s cell empty, the bed made, and a polite note about surrender: yours.',
        'the General',
      ),
      barriers,
      monsters: pictured([general], SIGNS),
      goals: ownGoals,
      items: ownItems,
      escapes: retold(escapes, {
        minisub: {
          text: 'Two seats, one knee too many. Behind you the Marshal repeats himself, and nobody moves for a mile.',
        },
      }),
      losses,
      events: pictured(ownEvents, SIGNS),
      map: { ...map, rooms: ownRooms },
      occupations,
      extras: pictured(
        retold(extras, {
          listener: { text: 'Can tell people by their step. Has counted one pair of boots too many.' },
          cat: { text: 'Outranks him, and he knows it.' },
        }),
      ),
      contentNotes: [
        ...contentNotes.slice(0, 1),
        {
          text: 'A man in uniform who gives orders to shoot people. His country never was; keep it and its flags made up.',
        },
        ...contentNotes.slice(2),
      ],
    }),
};

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

/** The book's other monster for the school. Ids as with the vampires, but for what exploits the weakness. */
const president: Given<Monster> = {
  id: 'president',
  name: 'The president of the student council',
  text:
    'Prudence Vale, class of 1962, has been re-elected ever since, unanimously. She never raises her voice. She has an ' +
    'idea, and a moment later it was yours. Tonight’s motion is that nobody goes home.',
  mobility:
    'Walks, with a clipboard, and doors are held for her. One neighbouring room in each player’s turn, by corridor, ' +
    'duct or roof. A door piled with desks has been voted on, and she respects a vote.',
  crosses: { door: true, open: true, duct: true, hull: true },
  ignoresNeeds: true,
  start: 'library',
  immunities: texts(
    'Arguments, all of which she has thought of',
    'Blows, which turn into applause on the way',
    'Being outvoted',
  ),
  weakness:
    'A strong smell. It breaks her concentration; while she sneezes, nobody thinks for her and she can be beaten.',
  repelledBy: texts('Garlic', 'An open window in winter'),
  killedBy: texts('Anything, while she breathes smelling salts', 'Anything, over an open tray of garlic bread'),
  attacks: texts(
    'Has you walk off a stage that is not there',
    'Lets two friends remember something they never said',
    'Has you hand over the one thing you need, gladly',
  ),
  regenerates: true,
  killNeedsMeans: true,
  means: [{ item: 'salts' }, { item: 'garlic' }],
  weaknessGoal: 'garlic',
  defeats: 3,
};

const ownGoals = retold(goals, {
  passes: {
    text: 'A flourish, a loop, a coffee ring. The monitor knows her hand, and thinks with somebody else’s head.',
  },
  code: {
    text: 'Four figures on a spine. In every class photograph the same girl stands in the middle. She is looking at you.',
  },
  chain: { text: 'Link by link, with the whole swim team on the other side of the glass, holding hands and humming.' },
  brew: {
    title: 'Brew smelling salts by the bucket',
    text: 'Bend the poisons cupboard open and take what stings. It leaves no room for another thought, which is the idea.',
    ...brings('salts'),
    ...takes('clever', 'sexy'),
  },
  bars: { text: 'With a barbell, in time, quietly. In the vaulting box somebody is still counting for hide and seek.' },
  bus: {
    text: 'Battery, key, prayer. Behind the curtain the debating team sits upright, eyes shut, in perfect agreement.',
  },
});

const ownItems = retold(items, {
  garlic: { text: 'Eleven trays. Nobody can think of anything else near it.' },
  holy_water: { id: 'salts', title: 'Smelling salts', text: 'A bucket. It clears the room, the sinuses and the mind.' },
});

const ownEvents = retold(events, {
  C1: {
    title: 'A motion has been tabled',
    text: 'She is in the doorway, clipboard up, and it concerns somebody near her. Those in favour are already moving.',
  },
  C2: {
    title: 'Your own idea',
    text: 'Somebody hands over the most useful thing they carry. It seemed right. She says thank you.',
  },
  C3: { text: 'From the dark of the east corridor, hard, by people with their eyes shut. It is somebody’s turn.' },
  C5: {
    title: 'Nominated',
    text: 'The most dangerous character has been elected to go first, down the stairs, head up. Be fast and fall well.',
  },
  H2: {
    title: 'A thought too many',
    text: 'An Extra repeats one word, then spells it. The salad in the cafeteria still helps, within two turns of the GM.',
  },
  H5: {
    text: 'An Extra kept the smelling salts from the school play. They are yours for one slow dance.',
    effects: [{ kind: 'grant', item: 'salts', condition: 'they promise one slow dance' }],
  },
  H6: {
    text: 'The disco starts by itself, and everybody knows the steps without having learned them. Somebody must be brave and sit down.',
  },
  S3: {
    text: 'Every jar in the lab’s cupboard has popped. For two turns of the GM nobody breathes in there without salts on a rag.',
    effects: [{ kind: 'cutAir', room: 'lab', item: 'salts' }],
  },
  D6: {
    title: 'Vice-president',
    text: 'The post is open, and you have wanted it all your life, since just now. Somebody has to be brave and decline.',
  },
});

const ownRooms = retold(rooms, {
  east_hall: {
    text: 'Lockers, a trophy case, a wet-floor sign. Campaign posters on every door, and all of them are hers.',
    secret: 'Locker 113 was hers. It holds sixty ballots, all in one hand, and a lunch from 1962.',
  },
  janitor: {
    secret: 'The bolt cutters hang behind the calendar. He is at the ballot box, adding ticks, and will not hear you.',
  },
  front: {
    text: 'Four glass doors, one chain, and the swim team on the steps outside, in a row, by height.',
    secret: 'They think one thought between them. A bad enough smell gives each of them their own again.',
  },
  gym: { secret: 'The barbell fits between the bars on the bus bay’s door. The vaulting box should not be found.' },
  bus_bay: {
    text: 'One yellow bus, curtains drawn. There is singing inside, in eight parts, of the school song.',
    secret: 'The debating team. Only the cab is free, and it takes two. The battery went to run the disco.',
  },
  west_hall: {
    text: 'The same lockers, newer. Footprints on the wall go up to the clock and stop at midnight.',
    secret: 'Anybody who reads a poster here aloud has just volunteered. The GM says for what.',
  },
  cafeteria: { secret: 'Eleven trays of garlic bread in the warmer. She had it voted off the menu in 1963.' },
  boiler: { secret: 'The main switch was thrown by forty people at once, and the disco’s battery hums in a corner.' },
  library: { secret: 'Every yearbook since 1962 has the same president in it, and the alarm’s code on the spine.' },
});

const SIGNS = {
  C1: 'vote',
  C2: 'hand',
  C5: 'podium-winner',
  H2: 'brain',
  H5: 'perfume-bottle',
  D6: 'ribbon-medal',
  president: 'psychic-waves',
};

/** The same school, goals and ways out with another monster. */
export const psionInHighSchool: Starter = {
  ...cards.psionInHighSchool,
  body: () =>
    buildBody({
      place: placeWith(
        'Then the loudspeaker read the minutes of the last council, and you caught yourselves seconding them.',
        'the president',
      ),
      barriers: retold(barriers, {
        steps: {
          text: 'A smell strong enough wakes them. There is some in the cafeteria and some, perhaps, in the lab.',
        },
      }),
      monsters: pictured([president], SIGNS),
      goals: ownGoals,
      items: ownItems,
      escapes: retold(escapes, {
        walk: {
          text: 'Three in step, down the stairs, between two rows of closed eyes. One sprinkles. Nobody thinks.',
        },
      }),
      losses: retold(losses, {
        assembly: {
          text: 'At midnight. The hall is full, the motion is carried, and you find that you always felt that way.',
        },
      }),
      events: pictured(ownEvents, SIGNS),
      map: { ...map, rooms: ownRooms },
      occupations,
      extras: pictured(
        retold(extras, {
          principal: { text: 'Has not made a decision since 1998 and has been congratulated on all of them.' },
          nurse: { text: 'Noticed that nobody has had a headache of their own for years.' },
          goth: { text: 'Refuses to conform. Has done so in exactly the same way as six others.' },
          teacher: { text: 'Knows how to make smelling salts. Will not say how he knows.' },
        }),
      ),
      contentNotes: [
        { text: 'A school, with everybody in it grown up. No weapons, and nothing that looks like the news.' },
        {
          text: 'Minds that are made up by somebody else. A player always says what their own character does: keep to it.',
        },
        ...contentNotes.slice(2),
      ],
    }),
};

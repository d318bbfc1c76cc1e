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

/** The book's third monster for these woods. Ids as with Rumpelstiltskin, but for the means. */
const lion: Given<Monster> = {
  id: 'lion',
  name: 'The Lion, king of all beasts',
  text:
    'He holds court, hears both sides, and eats the one that loses. His justice is swift. His appetite is older than ' +
    'the law, which he wrote, on somebody. He would be handsome if anybody dared to brush him.',
  mobility:
    'Strolls, and the thicket bows. One neighbouring room in each player’s turn. He has never opened a door in his life: ' +
    'what is latched inside stays shut until somebody opens it for him.',
  crosses: { door: true, open: true, duct: true, hull: true },
  ignoresNeeds: true,
  start: 'crossroads',
  immunities: texts('Spears, pits and nets, on which he has legislated', 'Pity', 'Any argument that is not in verse'),
  weakness:
    'Vanity. Under the crown he is going bald. In a wig or before a mirror he sees nothing but himself, and anybody can beat him.',
  repelledBy: texts('Laughter from the back', 'A petition with more than nine clauses'),
  killedBy: texts('Anything, while he admires his new mane', 'Anything, while he looks into the mirror'),
  attacks: texts(
    'Passes sentence, and seconds',
    'Roars until the trees hand somebody over',
    'Has the thing you need fetched, by jackal',
  ),
  regenerates: true,
  killNeedsMeans: true,
  means: [{ item: 'wig' }, { item: 'mirror' }],
  weaknessGoal: 'spy',
  defeats: 3,
};

const ownGoals = retold(goals, {
  spy: {
    title: 'Find out why the king never takes his crown off',
    text: 'He does, once a day, in the mill, alone, with a comb. Count to three and do not breathe on his neck.',
  },
  fool: {
    title: 'Sell the king a wig of Rapunzel’s hair',
    text: 'Say that it is for a friend. He pays with the state harness, and would like to be alone with it now.',
    ...brings('wig', 'harness'),
  },
  pumpkin: {
    text: 'As tall as you, and it has an axle already. The wolf offers advice from the window, in the king’s English.',
  },
});

const ownItems = retold(items, {
  false_gold: { id: 'wig', title: 'The king’s new mane', text: 'He has it on. Ask him whether it is real.' },
  harness: { text: 'For state occasions, mouse to horse, adjustable.' },
  name: { id: 'mirror', title: 'Hand mirror', text: 'Says “well, hello” to anybody with whiskers.' },
});

const ownEvents = retold(events, {
  C1: {
    title: 'Audience',
    text: 'One of you has been heard, found wanting, and sprung at. There is a right of appeal: it is this fight.',
  },
  C2: {
    title: 'Tribute',
    text: 'A jackal bows, holds out a cushion, and trots off with the thing that matters most to you.',
  },
  H5: {
    title: 'A gift from the mirror',
    text: 'An Extra was given a little sister of it. You may have it if you promise to say who is the fairest here.',
    effects: [gives('mirror', 'they promise to name the fairest')],
  },
  H6: {
    title: 'Royal pardon',
    text: 'For one of you, if they come out alone and kneel. Somebody has to be brave and stay guilty.',
  },
  S4: {
    text: 'A jackal has been sent to see to the latch of the woodcutter’s back door. It opens on grandmother’s house.',
  },
});

const ownRooms = retold(rooms, {
  mill: {
    text: 'A throne of flour sacks, a carpet of former petitioners, and a smaller room that is locked, with a comb in it.',
    secret: 'There is a tuft on the comb. The jackals are sworn to secrecy and would love to be asked.',
  },
  crossroads: { text: 'A signpost with nine arms. All of them say KNEEL.' },
});

const SIGNS = {
  C1: 'claw-slashes',
  C2: 'fox-head',
  H5: 'mirror-mirror',
  H6: 'scroll-quill',
  lion: 'lion',
};

/** The same forest, goals and ways out with another monster. */
export const lionInTheForest: Starter = {
  ...cards.lionInTheForest,
  body: () =>
    buildBody({
      place: placeWith(
        'Somewhere a court is sitting. You have been summoned by name, as evidence, with a note about seasoning.',
        'the king',
      ),
      barriers,
      monsters: pictured([lion], SIGNS),
      goals: ownGoals,
      items: ownItems,
      escapes,
      losses,
      events: pictured(ownEvents, SIGNS),
      map: { ...map, rooms: ownRooms },
      occupations,
      extras: pictured(
        retold(extras, {
          wolf: { text: 'Swears that it is cake only. Bows to nobody, and checks who saw.' },
        }),
      ),
      contentNotes,
    }),
};

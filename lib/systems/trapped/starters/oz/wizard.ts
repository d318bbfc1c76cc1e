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

/** The book's second monster for this land. Ids as with the Witch, but for the means. */
const wizard: Given<Monster> = {
  id: 'great_wizard',
  name: 'The Wizard of Oz',
  text:
    'A head as high as a barn, a lady with wings, a ball of fire: he is all of them, and he is on tour. He has told ' +
    'everybody that nobody leaves because it is so nice here, and would hate to be contradicted in public.',
  mobility:
    'Appears wherever a curtain can be hung, and porters run ahead with it: one neighbouring room in each player’s turn. ' +
    'He opens in the forest. Gates have to be opened for him by somebody with a sash, trees spoil the show, poppies put ' +
    'the porters to sleep, and to a bolted door he makes a speech.',
  crosses: { door: true, open: true, duct: true, hull: true },
  ignoresNeeds: true,
  start: 'forest',
  immunities: texts(
    'Blows, which go through the smoke and hit a friend',
    'Argument: he has the bigger voice and the gong',
    'Requests of any kind, until tomorrow',
  ),
  weakness:
    'He cannot be looked at. With the curtain down, or his own name said aloud, he is a small man from a fair who can explain.',
  repelledBy: texts('A heckler', 'A draught at the height of the curtain'),
  killedBy: texts('Anything, once the terrier has the curtain', 'Anything, once his name has been read out'),
  attacks: texts(
    'Breathes fire, out of a nozzle',
    'Sends people on errands from which nobody has come back',
    'Keeps the friend that you need, as a fee',
  ),
  regenerates: true,
  killNeedsMeans: true,
  means: [{ item: 'terrier' }, { item: 'handbill' }],
  weaknessGoal: 'rising',
  defeats: 3,
};

const ownGoals = retold(goals, {
  wizard: {
    title: 'Get to see the Wizard’s works',
    text: 'The head is at home, the voice is on tour. Climb in at the jaw. Nine levers, one stool, and the plan of a balloon.',
  },
  rising: {
    text: 'In the barley or below stairs. The Lion clears his throat, and all are in favour. They show you the trunk, and his boots.',
  },
  bucket: {
    title: 'Win over the terrier under the rain barrel',
    text: 'It came with the house and has not come out since. It pulls at whatever hangs. Offer it a trouser leg.',
    ...brings('terrier'),
  },
});

const ownItems = retold(items, {
  bucket: { id: 'terrier', title: 'Terrier', text: 'Small, rough, fond of curtains.' },
  sponge: { id: 'handbill', title: 'Old handbill', text: 'TWO ASCENTS DAILY, with his name, and his real chin.' },
});

const ownEscapes = retold(escapes, {
  balloon: {
    text: 'Two, and the washing. The plan is very good about going up. The page about coming down has been used for a pie.',
  },
});

const ownEvents = retold(events, {
  C1: {
    title: 'An audience',
    text: 'Smoke, a gong, and a head that fills the sky and wants to know how somebody DARES. It comes closer. Fight it.',
  },
  C2: {
    title: 'A small fee',
    text: 'For asking, for waiting and for the smoke. Monkeys collect what matters most to you. If it is a friend, he waves.',
  },
  H5: {
    title: 'I knew him when',
    text: 'An Extra saw him go up at the fair and kept the handbill. You may have it if you promise not to laugh at him.',
    effects: [gives('handbill', 'they promise not to laugh')],
  },
  H6: {
    title: 'Ask for anything',
    text: 'A voice like the sky wants to know what somebody wishes for most. They have to be brave and wish for nothing.',
  },
  S1: {
    title: 'Thunder, from a sheet',
    text: 'It is tin, and a man is shaking it behind that hill. Somebody had better be brave until they have worked that out.',
  },
  S4: {
    title: 'Prologue',
    text: 'A drum roll, a puff of smoke, and the farmhouse’s back door swings out over the cornfield. Nobody has paid for this.',
  },
});

const ownRooms = retold(rooms, {
  throne: {
    text: 'A green head as high as a barn, asleep, with a card round its ear: ON TOUR. TREMBLE AT THE BOX OFFICE.',
    secret:
      'Inside are nine levers, and the plan of the balloon that brought him. The understudy is a parrot, and off sick.',
  },
  kitchen: {
    text: 'Nine brooms with price tags, one stool, and a trunk with a curtain over it. Somebody else used to cook here.',
    secret:
      'The Witch of the West sold up and went to the sea, where she paddles, by the way. Everything here is his now.',
  },
  cottage: {
    secret:
      'Where his heart would go there is an empty tea caddy. He dusts it. Under the rain barrel two eyes are waiting for a curtain.',
  },
});

const SIGNS = {
  C1: 'gong',
  C2: 'cash',
  H5: 'newspaper',
  H6: 'crystal-ball',
  S1: 'thunder-struck',
  S4: 'drum',
  great_wizard: 'theater-curtains',
};

/** The same land, goals and ways out with another monster. */
export const wizardOfOz: Starter = {
  ...cards.wizardOfOz,
  body: () =>
    buildBody({
      place: placeWith(
        'In the west a gong sounds, and a head as high as a barn comes up over the corn and asks, from there, who DARED.',
        'the Wizard',
      ),
      barriers,
      monsters: pictured([wizard], SIGNS),
      goals: ownGoals,
      items: ownItems,
      escapes: ownEscapes,
      losses,
      events: pictured(ownEvents, SIGNS),
      map: { ...map, rooms: ownRooms },
      occupations,
      extras: pictured(
        retold(extras, {
          soldier: { text: 'Announces him. Has been told what everybody sees, and sees it.' },
          monkey: { text: 'Carried the gong. Hears only with its left ear now, and never what you ask.' },
        }),
      ),
      contentNotes: [
        {
          text: 'A frightened man who frightens a country. He can be let off; decide together at the end whether he is.',
        },
        ...contentNotes,
      ],
    }),
};

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

/** The book's second monster for these woods. Ids as with Rumpelstiltskin, but for the means. */
const giant: Given<Monster> = {
  id: 'giant',
  name: 'The Giant',
  text:
    'He came down a beanstalk to ask for his harp back, and somebody cut the beanstalk. He is hungry, homesick and ' +
    'thirty feet tall, grinds his bread himself, and has run out of flour and of other ingredients.',
  mobility:
    'Steps over the thicket, trail or no trail. One neighbouring room in each player’s turn, and you hear which. He can’t ' +
    'work a latch: his fingers are as thick as the door, so what is latched inside keeps him out.',
  crosses: { door: true, open: true, duct: true, hull: true },
  ignoresNeeds: true,
  start: 'crossroads',
  immunities: texts(
    'Swords, arrows and axes, which he uses on his teeth',
    'Falling: he has done it once, from higher',
    'Being called names, at that distance',
  ),
  weakness:
    'He can’t stay awake for music from home. A harp, or the hum of a golden egg, puts him out like a candle, and then he can be tied.',
  repelledBy: texts('Mice', 'An echo that sounds bigger'),
  killedBy: texts('Anything, while the harp plays', 'Anything, while the egg hums'),
  attacks: texts(
    'Sits down without looking',
    'Sniffs out who is English, and is not fussy',
    'Pockets the thing you need, with a house or two',
  ),
  regenerates: true,
  killNeedsMeans: true,
  means: [{ item: 'harp' }, { item: 'goose_egg' }],
  weaknessGoal: 'spy',
  defeats: 3,
};

const ownGoals = retold(goals, {
  spy: {
    title: 'Learn what makes the giant yawn',
    text: 'He hums as he grinds, and nods, and jerks awake. It is a harp tune. Stay out of the sieve.',
  },
  fool: {
    title: 'String a harp with Rapunzel’s hair',
    text: 'A mill frame, twenty ells, and a steady hand. He snores on the second chord. His key ring makes a fine harness.',
    ...brings('harp', 'harness'),
  },
  braid: {
    text: 'Hook on the end, swing, let go. It holds. Nobody is to ask whose window box it has caught on.',
  },
  footholds: { text: 'They are his, from when he was small. The ivy bites, but only what it can reach.' },
});

const ownItems = retold(items, {
  false_gold: { id: 'harp', title: 'The mill harp', text: 'Everybody can play it badly. That is enough.' },
  harness: { text: 'Links of a giant’s key ring, mouse to horse, adjustable.' },
  name: { id: 'goose_egg', title: 'Golden egg', text: 'Hums a tune from above the clouds. Do not boil.' },
});

const ownEvents = retold(events, {
  C1: {
    title: 'Fee, fi',
    text: 'He does not get any further: one of you is in reach. There is a hand, and it closes. Fight the thumb.',
  },
  C2: {
    title: 'Pocketed',
    text: 'He picks up the thing that matters most to you between two nails, says “aw”, and puts it in with his string.',
  },
  H5: {
    title: 'The goose’s last egg',
    text: 'An Extra has been sitting on it. You may have it if you promise to tell the giant that they are sorry.',
    effects: [gives('goose_egg', 'they promise to apologise for them')],
  },
  H6: {
    title: 'A lullaby for one',
    text: 'He sings it to somebody in his palm, meaning well. They have to be brave and stay awake.',
  },
  S4: {
    text: 'A sneeze, thirty feet up, and the woodcutter’s back door jumps off its latch, towards grandmother’s house.',
  },
});

const ownRooms = retold(rooms, {
  mill: {
    text: 'The roof has been taken off and hung up. Flour lies knee-deep, with things in it that were not wheat.',
    secret: 'A frame for a harp leans by the stones. He started it himself, and his fingers are too thick.',
  },
  wall: { text: 'Stones the size of chapels. His height is marked on it, with dates, from when he was two.' },
  rim: { text: 'The last tree is only drawn on one side. After it comes paper, with one enormous thumbprint.' },
});

const SIGNS = {
  C1: 'giant',
  C2: 'hand',
  H5: 'nest-eggs',
  H6: 'night-sleep',
  giant: 'boot-stomp',
};

/** The same forest, goals and ways out with another monster. */
export const giantInTheForest: Starter = {
  ...cards.giantInTheForest,
  body: () =>
    buildBody({
      place: placeWith(
        'Somewhere a millstone turns, without a stream, and now and then the ground jumps, as if it had been stepped on.',
        'the giant',
      ),
      barriers,
      monsters: pictured([giant], SIGNS),
      goals: ownGoals,
      items: ownItems,
      escapes,
      losses,
      events: pictured(ownEvents, SIGNS),
      map: { ...map, rooms: ownRooms },
      occupations,
      extras: pictured(extras),
      contentNotes,
    }),
};

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

/** The book's cannibals, who are nobody's neighbours here: they came with the money. Ids as with the raptors, but for the means. */
const club: Given<Monster> = {
  id: 'club',
  name: 'The dinner club',
  text:
    'The last investors, who missed the last ferry. They ran out of supplies first and of scruples on the Thursday, and ' +
    'kept the table linen. They dress, they say grace, and they would love to have you.',
  mobility:
    'They stroll, with lanterns, in order of seniority, and a member has the key to everything: the fence too. One ' +
    'neighbouring room in each player’s turn. They do not force a door that is locked inside; they knock and wait.',
  crosses: { door: true, open: true, duct: true, hull: true },
  ignoresNeeds: true,
  start: 'bar',
  immunities: texts(
    'Blows: evening dress, with whalebone',
    'Reason, which was voted out',
    'Any appeal by people who have not been introduced',
  ),
  weakness:
    'Rule four: a member is never on the menu and must be obeyed at table. Anybody in the book, or in the president’s tie, is a member.',
  repelledBy: texts('The wrong fork', 'A rumour of garlic'),
  killedBy: texts('A motion to dissolve, from somebody in the book', 'Anything, by order of the tie'),
  attacks: texts(
    'Seat somebody at the head of the table, on it',
    'Season people from behind',
    'Auction off the thing you need, for charity',
  ),
  regenerates: true,
  killNeedsMeans: true,
  means: [{ item: 'members_book' }, { item: 'club_tie' }],
  weaknessGoal: 'watch',
  defeats: 3,
};

const ownGoals = retold(goals, {
  shotguns: {
    title: 'Find the book of members',
    text: 'Up the warden’s chimney, with soot. He was asked to join and hid it instead. The last page has room.',
    ...brings('members_book'),
  },
  watch: {
    title: 'Learn the rules of the club',
    text: 'They dine in the paddock, under the feeding crane, and the rules hang from its hook. So must you, to read them.',
  },
  clear: {
    text: 'They have laid the H for forty. Move to adjourn, be seconded, and fold the chairs before anybody objects.',
  },
  swan: {
    text: 'Pitch in the hole, chain on the cogs, paddle on the tail, while people in evening dress ask what goes with swan.',
  },
});

const ownItems = retold(items, {
  shotguns: {
    id: 'members_book',
    title: 'Book of members',
    text: 'Most names are crossed out, with a date and a wine. Pencil supplied.',
  },
  whistle: {
    id: 'club_tie',
    title: 'The president’s tie',
    text: 'Silk, with a little crossed fork and femur. It was bequeathed, at short notice.',
  },
});

const ownEvents = retold(events, {
  C1: {
    title: 'Table for one',
    text: 'A chair is pushed in behind the knees of one of you, and a napkin comes round from the back. They would like to begin.',
  },
  C2: {
    title: 'Charity auction',
    text: 'Going, going, and the thing that matters most to you is gone, to the lady with the cleaver.',
  },
  H1: {
    title: 'Nobody dines alone',
    text: 'The Extra who loves most has been sent a place card without a neighbour, and has chosen one, and holds on.',
  },
  H5: {
    title: 'A lapsed member',
    text: 'An Extra resigned over the soup and kept the tie. You may have it if you promise not to ask who the soup was.',
    effects: [gives('club_tie', 'they promise not to ask')],
  },
  H6: {
    title: 'A dinner gong',
    text: 'Somebody’s name is called after it, kindly, like a mother in a garden. They have to be brave and stay hungry.',
  },
  S4: {
    title: 'Room service',
    text: 'A polite knock, a key, a pause for an answer. The kitchen’s door to the generator shed is open.',
  },
});

const ownRooms = retold(rooms, {
  bar: {
    secret: 'Under the counter is a guest book. The club has added a column for taste. The ice pick is gone.',
  },
  lodge: {
    text: 'Antlers, a rocking chair that still rocks, and an invitation on the mantel, with his weight on it.',
    secret: 'He hid their book in the chimney. A name in it can be written by anybody, in any ink.',
  },
  generator: {
    text: 'One engine, two switches, and a card: KINDLY LEAVE THE FENCE ON UNTIL COFFEE.',
  },
  paddock: {
    text: 'Walls six metres high, a feeding crane, and under it a long table laid for more than there are.',
    secret: 'The rules hang on the crane’s hook. Rule four was meant as a kindness to the treasurer.',
  },
});

const SIGNS = {
  C1: 'fork-knife-spoon',
  C2: 'meat-cleaver',
  H1: 'table',
  H5: 'tie',
  H6: 'cooking-pot',
  S4: 'house-keys',
  club: 'bow-tie',
};

/** The same island, goals and ways out with other company. */
export const clubOnTheIsland: Starter = {
  ...cards.clubOnTheIsland,
  body: () =>
    buildBody({
      place: placeWith(
        'The first guests are still here: nine investors, in evening dress. There were fourteen. They have sent cards ' +
          'round with tonight’s menu, and you are welcome to be on it.',
        'the club',
      ),
      barriers,
      monsters: pictured([club], SIGNS),
      goals: ownGoals,
      items: ownItems,
      escapes,
      losses,
      events: pictured(ownEvents, SIGNS),
      map: { ...map, rooms: ownRooms },
      occupations,
      extras: pictured(
        retold(extras, {
          keeper: { text: 'Feeds everything on the island, and has been asked for his recipes.' },
          aunt: { text: 'Was proposed for the club and blackballed: too dry.' },
        }),
      ),
      contentNotes: [
        {
          text: 'People who eat people, with good manners. Keep it to the menu and the napkins; nobody has to see a plate.',
        },
        ...contentNotes.slice(1),
      ],
    }),
};

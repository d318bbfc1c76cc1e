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

/** The book's other monster for the house. Ids as in the house, but for what exploits the weakness. */
const ghost: Given<Monster> = {
  id: 'ghost',
  name: 'The governess',
  text:
    'Miss Amaranth taught the family its manners for thirty years and was walled up for it over a point of grammar. ' +
    'She weeps, she corrects, and she has not been told that lessons are over. Anybody out of bed is late.',
  mobility:
    'Drifts, a hand above the carpet, through every open door and down every stair; one neighbouring room in each ' +
    'player’s turn. A door that is barred she respects: it is rude to enter without being asked.',
  crosses: { door: true, open: true, duct: true, hull: true },
  ignoresNeeds: true,
  start: 'tower',
  immunities: texts(
    'Anything thrown, swung or fired goes through her',
    'Holy water, which she thanks you for',
    'Fire and cold',
  ),
  weakness: 'The school bell. Any bell makes her pause; her own, cast again in silver, dismisses her class.',
  repelledBy: texts('A dinner bell, rung on time', 'Perfect posture'),
  killedBy: texts('The silver bell, rung in her presence'),
  attacks: texts(
    'Raps knuckles until they freeze',
    'Sets a hundred lines, in the blood to hand',
    'Confiscates what you were holding',
  ),
  regenerates: true,
  killNeedsMeans: true,
  means: [{ item: 'balls' }],
  weaknessGoal: 'secret',
  defeats: 1,
};

const ownGoals = retold(goals, {
  secret: {
    title: 'Read in the library what became of the governess',
    text: 'Punishment books, thirty years of them. The last one stops in the middle of a lesson on bells.',
  },
  cast: {
    title: 'Cast her bell again from the silver',
    text: 'On the kitchen range, in the pudding mould. One of you holds the ladle and does not sneeze.',
  },
  musket: {
    title: 'Fetch the old bell’s clapper down from the chimney',
    text: 'A former pupil hid it there. It is eleven feet up, it is black, and so will you be.',
  },
  hunt: {
    title: 'Ring the bell before her and take the key',
    text: 'Find her, stand straight, and ring when she draws breath. The key is on her belt, with the chalk.',
    ...takes('brave', 'sexy', 'dangerous'),
  },
  verses: { text: 'In the copybook, in Latin, with her corrections. The third verse is all corrections.' },
  lid: { text: 'Marble, and it has been slid before. By a very small hand, with chalk on it.' },
  silver: { ...brings('silver') },
});

const ownItems = retold(items, {
  balls: { title: 'Silver bell', text: 'Pudding-shaped. It sounds like the end of Thursday.' },
  musket: { title: 'Bell clapper', text: 'Iron, sooty, and engraved: A REWARD FOR SILENCE.' },
  winch_key: { text: 'On a belt, beside the chalk.' },
});

const ownEvents = retold(events, {
  C1: {
    title: 'Who is talking?',
    text: 'The temperature drops to that of a schoolroom. The governess goes for somebody near her, ruler first.',
  },
  C2: {
    title: 'Confiscated',
    text: 'A white hand takes the most useful thing that one of you carries. You may have it back at the end of term.',
  },
  C5: {
    title: 'She has your name',
    text: 'The bravest character spoke out of turn at dinner. It has been written down. Run.',
  },
  H6: {
    title: 'The weeping',
    text: 'From the west tower, on the note of a broken heart. Everybody has to be brave in the same second.',
  },
  S2: {
    text: 'It was not locked either, a moment ago. One way through the house has been ruled out, in chalk; it has to be forced.',
  },
});

const ownRooms = retold(rooms, {
  dining: { secret: 'Under the cloth a child carved: SHE COUNTS THE CHEWS. Somebody later added the number.' },
  hall: {
    text: 'Antlers, a cold fireplace, and a staircase made for entrances. No child has ever slid down that banister.',
    secret: 'A pointer leans in the hall stand. It is warm at the handle.',
  },
  library: { secret: 'The last punishment book says who laid the bricks. It was signed by the whole family, neatly.' },
  bedroom: { text: 'A four-poster with three posts. Above it hangs a sampler: I MUST NOT.' },
  courtyard: {
    text: 'Moonlight on wet stones. A hopscotch has been scrubbed out, recently.',
    secret: 'She crosses here every quarter of an hour. Stand in line, eyes front, and she passes.',
  },
  gatehouse: {
    secret: 'The bridge’s winch is padlocked. The key hangs where no pupil ever dared to reach: on her belt.',
  },
  tower: {
    text: 'A bare round room, six small desks, and a wall with newer bricks in it.',
    secret: 'Behind the bricks there is a chair, facing out. She only ever wanted to finish the lesson.',
  },
  chapel: {
    text: 'Candlesticks, a plate, a silver saint. One pew is carved with sums.',
    secret: 'All of it is real silver. The choir stall has a drawer of gum, fifty years old.',
  },
});

const SIGNS = { C1: 'ghost', C2: 'ghost-ally', C5: 'scroll-quill', H6: 'tear-tracks', ghost: 'floating-ghost' };

/** The same house, goals and ways out with another monster. */
export const ghostInTheMansion: Starter = {
  ...cards.ghostInTheMansion,
  body: () =>
    buildBody({
      place: placeWith(
        'Then every candle bent the same way, and a voice behind the wall asked who had left their peas.',
        'the ghost',
      ),
      barriers,
      monsters: pictured([ghost], SIGNS),
      goals: ownGoals,
      items: ownItems,
      escapes: retold(escapes, {
        row: {
          text: 'Two fit, if they are fond of each other. The house gets smaller, and behind a window a hand waves chalk.',
        },
      }),
      losses: retold(losses, {
        pack: {
          title: 'The bell rings for morning lessons',
          text: 'Every door in the house opens at once, and behind each stands a very small desk with a name on it.',
        },
      }),
      events: pictured(ownEvents, SIGNS),
      map: { ...map, rooms: ownRooms },
      occupations,
      extras: pictured(
        retold(extras, {
          butler: { text: 'Mixed the mortar, as a boy, and considers it part of the silver.' },
          cook: { text: 'Still sends up a tray for one. It comes back marked.' },
          aunt: { text: 'Was her best pupil. Deaf when it suits her, and it suits her at every sob.' },
        }),
      ),
      contentNotes: [
        { text: 'A woman was walled up alive, long ago. Agree how much of it is described.' },
        { text: 'School, punishment and being shouted at. Leave out the ruler if that is too near.' },
        ...contentNotes.slice(2),
      ],
    }),
};

import type { Given } from '@/lib/schema/fill';
import type { Gladiator } from '../../schema';
import { tags } from '../build';

/** Ready to be picked. */
export const pregens: readonly Given<Gladiator>[] = [
  {
    id: 'ines',
    name: 'Ines Okonjo',
    face: 'game-icons:person',
    backStory:
      'I taught evening classes in the school by the canal and knew my pupils by the excuses they brought. I could fix the copier, stop a fight in a corridor and carry a piano up three floors with two friends and a rope. My father kept bees, so I walk slowly when something wants to sting. I never told my sister that I had sold the house.',
    tags: tags('teaching', 'children', 'music'),
    drive: 'reasonToLive',
    driveText: 'My sister is waiting at the station with two coffees, and one is getting cold.',
    weapon: 'A nail gun with nine nails',
  },
  {
    id: 'marek',
    name: 'Marek Sobol',
    face: 'game-icons:tinker',
    backStory:
      'For eleven years I drove the night bus and never asked where anybody was going. I know what people sound like when they are about to make trouble, and which of them only want to be asked how they are. I can reverse anything with wheels. In the back I kept a blanket for a boy who slept there in winter. One night I was not on shift.',
    tags: tags('driving', 'machines', 'children'),
    drive: 'deathWish',
    driveText: 'The boy got on my bus every night, and the night I called in sick he froze.',
    weapon: 'A machine pistol in a lunch box',
  },
  {
    id: 'dolores',
    name: 'Dolores Finch',
    face: 'game-icons:heart-organ',
    backStory:
      'Thirty years a nurse, twenty-two of them on nights. I have held more hands than a bishop. I can put in a stitch on a moving ferry, talk a drunk into a chair and tell who is lying from the door. I kept the key to the cupboard and two sets of notes. One set was for the inquiry, and I burned it the evening before.',
    tags: tags('nursing', 'illness', 'locks'),
    drive: 'deathWish',
    driveText: 'I gave the wrong man the right dose, and I would do it again.',
    weapon: 'A captive bolt gun, cleaned and oiled',
  },
  {
    id: 'tam',
    name: 'Tam Wexler',
    face: 'game-icons:robin-hood-hat',
    backStory:
      'I was the caretaker of nine blocks and had a key to everything except my own flat, after the divorce. Boilers like me. So do dogs, and people who have locked themselves out at three in the morning. I know how water finds its way down and who upstairs has left it running. Sundays were mine and my daughter’s: cinema, chips, the last row.',
    tags: tags('plumbing', 'locks', 'heights'),
    drive: 'reasonToLive',
    driveText: 'It is my Sunday, and she will be sitting on the steps with her shoes on.',
    weapon: 'A crossbow, with the instructions',
  },
];

/** They fight for the GM, the first ones first. */
export const npcGladiators: readonly Given<Gladiator>[] = [
  {
    id: 'vane',
    name: 'Cassian Vane',
    face: 'game-icons:wizard-face',
    backStory:
      'I was an estate agent and a good one: I could sell a cellar as a quiet floor. I remember every key, every creak and what people want a house to forgive them for. I learned to smile at funerals, since that is where the houses come from. On the last day I showed somebody round a place that had no front door on the way out.',
    tags: tags('speech', 'law', 'locks'),
    drive: 'reasonToLive',
    driveText: 'Somebody owns all this, and I want to meet the owner.',
    weapon: 'A sword stick with a silver fox',
    pool: 6,
  },
  {
    id: 'halloran',
    name: 'Ruth Halloran',
    face: 'game-icons:barbarian',
    backStory:
      'I was the lifeguard at the baths, and before that on three beaches, and nobody ever drowned while I was on the chair. I can swim in boots, break a grip and count heads faster than a machine. People say I do not laugh. There was a school trip, and a bus, and it was my day off. I went in after them all the same.',
    tags: tags('boats', 'children', 'illness'),
    drive: 'deathWish',
    driveText: 'Nineteen of them, and I counted them out one by one.',
    weapon: 'A flare pistol and a boat hook',
    pool: 6,
  },
  {
    id: 'quill',
    name: 'Bartholomew Quill',
    face: 'game-icons:ogre',
    backStory:
      'I cooked for three hundred in a prison and never lost a plate. You learn to be polite with knives about. I can feed a riot until it sits down, carve anything, and taste what has been added to a soup. My wife says I hum when I am cross. I wrote to her every day of those fourteen years, and she kept the letters in the oven.',
    tags: tags('cooking', 'theft', 'speech'),
    drive: 'reasonToLive',
    driveText: 'She has kept my dinner warm for longer than this.',
    weapon: 'A meat saw, electric, with a long cable',
    pool: 7,
  },
  {
    id: 'sparrow',
    name: 'Joan Sparrow',
    face: 'game-icons:robber',
    backStory:
      'I climbed steeples for a living: weathercocks, lightning rods, now and then a bishop’s hat. Nothing that is high up frightens me. On the ground I never got the hang of it. I had a partner on the other end of the rope for sixteen years, and we did not need to talk. Then the rope came up light, and I have been going down ever since.',
    tags: tags('heights', 'faith', 'machines'),
    drive: 'deathWish',
    driveText: 'He was on the other end, and I tied the knot.',
    weapon: 'A climbing axe on a cord',
    pool: 7,
  },
  {
    id: 'ledger',
    name: 'Mr. Ledger',
    face: 'game-icons:meeple',
    backStory:
      'I audited small businesses, forty years of shoe boxes full of receipts. Give me a page of figures and I will tell you who is unhappy at home. I notice what is missing. I am told that I have no presence, which is how I have got so far. I meant to retire on the Friday. They had bought a cake, and I had found the hole in the pension fund.',
    tags: tags('numbers', 'law', 'theft'),
    drive: 'deathWish',
    driveText: 'It was all of their pensions, and I had signed for it every year.',
    weapon: 'A revolver with one bullet, and later more',
    pool: 7,
  },
  {
    id: 'anselm',
    name: 'Anselm Brook',
    face: 'game-icons:muscle-up',
    backStory:
      'I played the tuba in the town band and moved pianos in between, so I have been in everybody’s front room. I am large, and people suppose that I am slow. I can hear a note that is off through two walls. At the last rehearsal the bandmaster put my name down for the solo, after nineteen years. I had just bought a new mouthpiece.',
    tags: tags('music', 'heights', 'radio'),
    drive: 'reasonToLive',
    driveText: 'The concert is on Saturday, and nobody else knows the part.',
    weapon: 'A sledgehammer with a red ribbon',
    pool: 7,
  },
];

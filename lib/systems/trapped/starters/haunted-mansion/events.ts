import type { Event } from '../../schema';
import type { Given } from '../build';
import {
  another,
  anyone,
  character,
  cling,
  closes,
  eventsOf,
  everyone,
  extra,
  feelsMost,
  fight,
  gives,
  goesTo,
  holderOf,
  ill,
  least,
  most,
  opens,
  steals,
  tests,
  wound,
} from '../write-events';

const clubs = eventsOf('clubs');
const hearts = eventsOf('hearts');
const spades = eventsOf('spades');
const diamonds = eventsOf('diamonds');

export const events: readonly Given<Event>[] = [
  clubs(
    'C1',
    'The host is back',
    'Through the door, the window or the ceiling. He goes for somebody near him without being introduced.',
    {
      selectors: [anyone],
      effects: [fight],
    },
  ),
  clubs(
    'C2',
    'Fetch',
    'A long arm over the banister takes the most useful thing that one of you carries. He will want to be chased for it.',
    {
      selectors: [holderOf()],
      effects: [steals()],
    },
  ),
  clubs(
    'C3',
    'The chandelier',
    'It has hung for two hundred years by a cord. Somebody is standing where it will be next.',
    {
      selectors: [anyone],
      effects: [wound],
    },
  ),
  clubs(
    'C4',
    'Pistols at midnight',
    'The Extra who hates most demands satisfaction, with the nearest cutlery, from the one they hate.',
    {
      selectors: [feelsMost('clubs')],
      effects: [tests('dangerous', 'related')],
      maxRank: '10',
    },
  ),
  clubs('C5', 'He has your scent', 'The bravest character left a handkerchief at table. It has been studied. Run.', {
    selectors: [most('brave')],
    effects: [tests('fast')],
    minRank: '8',
  }),
  clubs(
    'C6',
    'Suits of armour',
    'They fall down the stairs of the great hall in order of rank, and somebody is at the bottom.',
    {
      selectors: [anyone],
      effects: [tests('fast')],
      maxRank: '9',
    },
  ),
  hearts(
    'H1',
    'Your arm, please',
    'The Extra who loves most takes the arm of the one they love, for the stairs, and for the rest of their lives.',
    {
      selectors: [feelsMost('hearts')],
      effects: [cling],
    },
  ),
  hearts(
    'H2',
    'The vapours',
    'An Extra sinks onto a sofa. Only smelling salts from the master bedroom help, within two turns of the GM.',
    {
      selectors: [extra],
      effects: [ill(2, { room: 'bedroom' })],
      maxRank: '10',
    },
  ),
  hearts(
    'H3',
    'A proposal',
    'On one knee, in the draught, at the worst moment: the Extra who loves most asks a question. Answer it with charm.',
    {
      selectors: [feelsMost('hearts')],
      effects: [tests('sexy', 'related')],
    },
  ),
  hearts(
    'H4',
    'We were told who invited whom',
    'It comes out that one of the characters asked for this seating plan. Be charming about it.',
    {
      selectors: [character],
      effects: [tests('sexy')],
    },
  ),
  hearts(
    'H5',
    'Great-aunt’s knitting',
    'An Extra has been at it since the engagement: forty yards, triple wool, as good as a rope. It is yours for a promise to dance.',
    {
      selectors: [character],
      effects: [gives('rope', 'they promise a dance')],
      minRank: '8',
      once: true,
    },
  ),
  hearts(
    'H6',
    'The howl',
    'From the west tower, on the note of a broken heart. Everybody has to be brave in the same second.',
    {
      selectors: [everyone],
      effects: [tests('brave')],
      minRank: 'K',
    },
  ),
  spades('S1', 'The lamps go out', 'One by one, and then the moon over the courtyard. Somebody here has poor nerves.', {
    selectors: [anyone],
    effects: [tests('brave')],
  }),
  spades(
    'S2',
    'A door that was not there',
    'It was not locked either, a moment ago. One way through the house is now a wall with hinges; it has to be forced.',
    {
      effects: [closes()],
    },
  ),
  spades('S3', 'The sideboard gives', 'With all the good china. The dining room’s door swings open, and stays so.', {
    effects: [opens('dining_door')],
    maxRank: '9',
  }),
  spades(
    'S4',
    'Dry rot',
    'The floor has been waiting for the right guest. Only a quick mind knows which board to grab.',
    {
      selectors: [anyone],
      effects: [wound],
    },
  ),
  spades(
    'S5',
    'All the bells',
    'Every bell in the house rings for the same servant, who left in 1820. Work out which wire to cut.',
    {
      selectors: [character],
      effects: [tests('clever')],
    },
  ),
  spades('S6', 'The organ plays', 'By itself, in the chapel, with feeling. Somebody had better know how to stop it.', {
    selectors: [anyone],
    effects: [tests('clever')],
    minRank: '10',
  }),
  diamonds(
    'D1',
    'The secret panel',
    'The cleverest character leans on the right cherub and is already round the corner: another turn, at once.',
    {
      selectors: [most('clever')],
      effects: [another()],
    },
  ),
  diamonds(
    'D2',
    'The spoons',
    'The least dangerous character finds the silver that the butler was saving for his old age.',
    {
      selectors: [least('dangerous')],
      effects: [gives('silver')],
      minRank: 'Q',
      once: true,
    },
  ),
  diamonds(
    'D3',
    'Women, children and investors first',
    'The most dangerous Extra has heard of a boat, and leaves for the terrace to wait for a rope.',
    {
      selectors: [most('dangerous', 'extras')],
      effects: [goesTo('terrace')],
    },
  ),
  diamonds(
    'D4',
    'The good port',
    'If a second character has a glass as well, the most charming one feels equal to another turn.',
    {
      selectors: [most('sexy')],
      effects: [another('a second character has a glass too')],
    },
  ),
  diamonds(
    'D5',
    'Under the cushions',
    'Guineas! One character has an arm in the upholstery and has to be brave to pull it out empty.',
    {
      selectors: [character],
      effects: [tests('brave')],
      maxRank: 'J',
    },
  ),
  diamonds(
    'D6',
    'Who wants to be heir?',
    'A lawyer’s letter names one of you. The others have read it too. Bear up bravely.',
    {
      selectors: [character],
      effects: [tests('brave')],
    },
  ),
];

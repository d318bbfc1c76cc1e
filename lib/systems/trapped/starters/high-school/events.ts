import type { Event } from '../../schema';
import type { Given } from '../build';
import {
  airless,
  another,
  anyone,
  character,
  cling,
  closes,
  eventsOf,
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
  clubs('C1', 'New kids on the ceiling', 'They let go of it all at once. Somebody near them has just become popular.', {
    selectors: [anyone],
    effects: [fight],
  }),
  clubs(
    'C2',
    'Show and tell',
    'A pale hand takes the most useful thing that one of you carries, and holds it up for the class.',
    {
      selectors: [holderOf()],
      effects: [steals()],
    },
  ),
  clubs(
    'C3',
    'Dodgeball',
    'From the dark of the east corridor, hard, and in the order of the alphabet. It is somebody’s letter.',
    {
      selectors: [anyone],
      effects: [wound],
    },
  ),
  clubs(
    'C4',
    'Behind the bicycle sheds',
    'The Extra who hates most takes off their watch and asks the one they hate to step outside. There is no outside.',
    {
      selectors: [feelsMost('clubs')],
      effects: [tests('dangerous', 'related')],
      maxRank: 'J',
    },
  ),
  clubs(
    'C5',
    'Picked first',
    'They choose teams. The most dangerous character is the captain’s choice, and had better be fast.',
    {
      selectors: [most('dangerous')],
      effects: [tests('fast')],
      minRank: '6',
    },
  ),
  clubs(
    'C6',
    'The trophy case',
    'It comes off the wall with forty years of bowling. One character is under the bowling.',
    {
      selectors: [character],
      effects: [tests('fast')],
      maxRank: '9',
    },
  ),
  hearts('H1', 'Will you sit with me?', 'The Extra who loves most has found their table for lunch, and for life.', {
    selectors: [feelsMost('hearts')],
    effects: [cling],
  }),
  hearts(
    'H2',
    'A nick on the neck',
    'An Extra is pale and interesting. The salad in the cafeteria still helps, within two turns of the GM.',
    {
      selectors: [extra],
      effects: [ill(2, { room: 'cafeteria' })],
    },
  ),
  hearts(
    'H3',
    'A note in the locker',
    'Twenty years late, in a heart. The Extra who loves most is watching the reader’s face.',
    {
      selectors: [feelsMost('hearts')],
      effects: [tests('sexy', 'related')],
      maxRank: '10',
    },
  ),
  hearts(
    'H4',
    'Who told on whom?',
    'It was one of the characters, in 1998, and everybody finds out now. Be charming.',
    {
      selectors: [character],
      effects: [tests('sexy')],
    },
  ),
  hearts(
    'H5',
    'I still have your mixtape',
    'An Extra kept the flask from the school trip to the cathedral: holy water. It is yours for one slow dance.',
    {
      selectors: [character],
      effects: [gives('holy_water', 'they promise one slow dance')],
      minRank: 'Q',
      once: true,
    },
  ),
  hearts(
    'H6',
    'Slow dance',
    'The disco starts by itself, and the voices on the record use first names. Somebody must be brave and not go.',
    {
      selectors: [anyone],
      effects: [tests('brave')],
      minRank: '5',
    },
  ),
  spades('S1', 'Lights out in the east wing', 'The exit signs go last. They seem to enjoy it.', {
    selectors: [anyone],
    effects: [tests('brave')],
  }),
  spades('S2', 'Fire doors', 'One way falls shut, as it was built to. It has to be forced, as it was built against.', {
    effects: [closes()],
  }),
  spades(
    'S3',
    'Frog day',
    'Every jar in the lab’s cupboard has popped. For two turns of the GM nobody breathes in there without holy water on a rag.',
    {
      effects: [airless('holy_water', 'lab')],
      turns: 2,
      minRank: '10',
    },
  ),
  spades(
    'S4',
    'The desks slide',
    'The floor was waxed this morning. The detention room’s door stands open, and will not be blocked again.',
    {
      effects: [opens('detention_door')],
      maxRank: '8',
    },
  ),
  spades(
    'S5',
    'A pop quiz',
    'The loudspeaker asks one of you for the capital of Wallachia, and something pulls back to strike. Be clever.',
    {
      selectors: [anyone],
      effects: [wound],
    },
  ),
  spades(
    'S6',
    'The west corridor bell',
    'It rings for a lesson nobody has. One character knows how to stop it before they come to class.',
    {
      selectors: [character],
      effects: [tests('clever')],
    },
  ),
  diamonds(
    'D1',
    'A skateboard',
    'The fastest character is on it before anybody can say no running: another turn, at once.',
    {
      selectors: [most('fast')],
      effects: [another()],
    },
  ),
  diamonds(
    'D2',
    'Lost and found',
    'Under the mittens, the least dangerous character finds the caretaker’s other bolt cutters.',
    {
      selectors: [least('dangerous')],
      effects: [gives('bolt_cutters')],
      minRank: 'J',
      once: true,
    },
  ),
  diamonds(
    'D3',
    'Shotgun!',
    'The most dangerous Extra has called the front seat of the bus, and leaves for the gym to wait.',
    {
      selectors: [most('dangerous', 'extras')],
      effects: [goesTo('gym')],
    },
  ),
  diamonds(
    'D4',
    'The good vending machine',
    'If a second character has a bar as well, the most charming one has sugar enough for another turn.',
    {
      selectors: [most('sexy')],
      effects: [another('a second character has a bar too')],
      maxRank: '10',
    },
  ),
  diamonds(
    'D5',
    'Your permanent record',
    'It is open on the glass bridge, at the worst page. One character has to be brave to leave it there.',
    {
      selectors: [character],
      effects: [tests('brave')],
    },
  ),
  diamonds(
    'D6',
    'Honorary member',
    'An invitation, in red, to join them, always seventeen. Somebody has to be brave and grow up.',
    {
      selectors: [anyone],
      effects: [tests('brave')],
    },
  ),
];

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
  clubs(
    'C1',
    'Eyes in the cable tray',
    'Two of them, wide open, quite calm. He drops on somebody near him before they have finished counting.',
    {
      selectors: [anyone],
      effects: [fight],
    },
  ),
  clubs(
    'C2',
    'He was behind you',
    'He only wanted to look. Now the most useful thing that one of you carries is his.',
    {
      selectors: [holderOf()],
      effects: [steals()],
    },
  ),
  clubs('C3', 'A burst pipe', 'Steam, then a length of pipe, in that order, at the height of somebody’s head.', {
    selectors: [anyone],
    effects: [wound],
  }),
  clubs(
    'C4',
    'Dome fever',
    'The Extra who hates most has been eating potatoes across from the same face for two years. It ends today.',
    {
      selectors: [feelsMost('clubs')],
      effects: [tests('dangerous', 'related')],
      maxRank: '10',
    },
  ),
  clubs(
    'C5',
    'Papers, please',
    'A security robot scans the cleverest character, finds an irregularity, and extends a tool. Be quick.',
    {
      selectors: [most('clever')],
      effects: [tests('fast')],
      minRank: '7',
    },
  ),
  clubs(
    'C6',
    'A meteorite, a small one',
    'It comes in through the roof and out through the floor. One character was between.',
    {
      selectors: [character],
      effects: [tests('fast')],
      maxRank: '9',
    },
  ),
  hearts('H1', 'Share my air', 'The Extra who loves most has decided whose hose to breathe from, and connects.', {
    selectors: [feelsMost('hearts')],
    effects: [cling],
  }),
  hearts(
    'H2',
    'Space sick',
    'An Extra turns the colour of the potatoes. The pills are in the assay lab, under P for Pyrite; there are two turns of the GM.',
    {
      selectors: [extra],
      effects: [ill(2, { room: 'lab' })],
    },
  ),
  hearts(
    'H3',
    'A message from Earth',
    'It is twenty minutes old and it was meant to be private. The Extra who loves most reads it to the one they love.',
    {
      selectors: [feelsMost('hearts')],
      effects: [tests('sexy', 'related')],
      minRank: '5',
    },
  ),
  hearts(
    'H4',
    'Who let him out?',
    'The lock was opened from outside, with a staff card. Everybody looks at the same character, who had better be charming.',
    {
      selectors: [character],
      effects: [tests('sexy')],
    },
  ),
  hearts(
    'H5',
    'For emergencies',
    'An Extra kept a flare back. It is yours for a promise: the next spare couch is theirs.',
    {
      selectors: [character],
      effects: [gives('flare', 'they promise the next spare couch')],
      minRank: '8',
      once: true,
    },
  ),
  hearts(
    'H6',
    'The anthem',
    'The intercom plays it daily at six, whatever is going on. One of you must be brave to stand up for it now.',
    {
      selectors: [anyone],
      effects: [tests('brave')],
      maxRank: '9',
    },
  ),
  spades(
    'S1',
    'Lamps to a quarter',
    'All along the ring tunnel, to save power. Somebody hears steps fall in with their own.',
    {
      selectors: [anyone],
      effects: [tests('brave')],
    },
  ),
  spades('S2', 'Hatch drill', 'One way closes with a hiss, for safety. It has to be forced.', { effects: [closes()] }),
  spades(
    'S3',
    'A leak in the greenhouse',
    'The potatoes sigh. For three turns of the GM nobody breathes in there without a suit.',
    {
      effects: [airless('spacesuit', 'greenhouse')],
      turns: 3,
      minRank: '9',
    },
  ),
  spades(
    'S4',
    'The hatch gives',
    'The wheel on the mess dome’s hatch spins by itself, and the hatch stays open. It was the cheap kind.',
    {
      effects: [opens('mess_hatch')],
      maxRank: '8',
    },
  ),
  spades('S5', 'Gravity is fine, thank you', 'It is the floor that has gone. Only a clever step finds the beam.', {
    selectors: [anyone],
    effects: [wound],
  }),
  spades(
    'S6',
    'Update required',
    'The doors, the kettle and the scrubbers restart, in that order. One character knows which to stop first, or does not.',
    {
      selectors: [character],
      effects: [tests('clever')],
    },
  ),
  diamonds('D1', 'A scooter', 'The fastest character finds it in a wall niche, charged. Another turn, at once.', {
    selectors: [most('fast')],
    effects: [another()],
  }),
  diamonds(
    'D2',
    'One suit more',
    'Behind the tea towels, in the size of the least clever character. It is whole, and now it is theirs.',
    {
      selectors: [least('clever')],
      effects: [gives('spacesuit')],
      minRank: 'Q',
    },
  ),
  diamonds(
    'D3',
    'First come, first launched',
    'The most dangerous Extra has a couch in mind, and leaves for the main airlock to wait by the hooks.',
    {
      selectors: [most('dangerous', 'extras')],
      effects: [goesTo('airlock')],
    },
  ),
  diamonds(
    'D4',
    'The good coffee',
    'If a second character has a cup as well, the most charming one is awake enough for another turn.',
    {
      selectors: [most('sexy')],
      effects: [another('a second character has a cup too')],
      maxRank: 'J',
    },
  ),
  diamonds(
    'D5',
    'Rare earth',
    'One character has recognised what is in the sample bags, and must be brave to leave them behind.',
    {
      selectors: [character],
      effects: [tests('brave')],
    },
  ),
  diamonds(
    'D6',
    'The prisoner’s offer',
    'By intercom, softly: your name, and a place in the dark beside him. Somebody has to be brave and hang up.',
    {
      selectors: [anyone],
      effects: [tests('brave')],
    },
  ),
];

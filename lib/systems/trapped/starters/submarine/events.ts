import type { Event } from '../../schema';
import type { Given } from '../build';
import {
  airless,
  allIn,
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
    'A duet',
    'The puddle stands up, holds out both arms to one of you, and takes a breath. It is going to be the high part.',
    { selectors: [anyone], effects: [fight] },
  ),
  clubs('C2', 'Something to wear', 'Wet fingers, a giggle, and the thing that matters most to you is a brooch now.', {
    selectors: [holderOf()],
    effects: [steals()],
  }),
  clubs(
    'C3',
    'Depth charge',
    'A click, a long second, and then every pan in the galley arrives at once, at somebody.',
    {
      selectors: [anyone],
      effects: [wound],
    },
  ),
  clubs(
    'C4',
    'Mutiny',
    'The Extra who hates most has drawn up a list of grievances. There is one name on it, and a belaying pin.',
    { selectors: [feelsMost('clubs')], effects: [tests('dangerous', 'related')], maxRank: '10' },
  ),
  clubs(
    'C5',
    'A frame buckles',
    'The control room becomes shorter by a hand. All who are in it had better become shorter too, and quickly.',
    { selectors: [allIn('control')], effects: [wound], minRank: 'J' },
  ),
  clubs('C6', 'Gertrude rolls over', 'She only wanted to be comfortable. One character is between her and the wall.', {
    selectors: [character],
    effects: [tests('fast')],
    maxRank: '10',
  }),
  hearts(
    'H1',
    'Women, children and me first',
    'The Extra who loves most has read that drowning people should be held on to, and has chosen by whom.',
    { selectors: [feelsMost('hearts')], effects: [cling] },
  ),
  hearts(
    'H2',
    'The bends',
    'An Extra folds up like a chair. The captain’s cabin has a pressure bag under the bed; two turns of the GM, then it is late.',
    { selectors: [extra], effects: [ill(2, { room: 'cabin' })] },
  ),
  hearts(
    'H3',
    'She took my voice',
    'The siren sings in the voice of the Extra who loves most, and says what they never dared. The one it is about must reply.',
    { selectors: [feelsMost('hearts')], effects: [tests('sexy', 'related')], minRank: '5' },
  ),
  hearts(
    'H4',
    'Who opened the valve?',
    'It cannot have been nobody. Ninety men look at one character, who had better be charming.',
    { selectors: [character], effects: [tests('sexy')] },
  ),
  hearts(
    'H5',
    'The captain’s record',
    'An Extra stole his one recording of her. You may have it for a promise: never to ask what they used it for.',
    {
      selectors: [character],
      effects: [gives('record', 'they promise never to ask')],
      minRank: '8',
      once: true,
    },
  ),
  hearts('H6', 'She knows your name', 'And your dog’s. Somebody has to be brave and go on turning a wheel.', {
    selectors: [anyone],
    effects: [tests('brave')],
    maxRank: '9',
  }),
  spades(
    'S1',
    'Red light',
    'The white lamps go, the red ones come, and somebody’s shadow has longer hair than they do.',
    {
      selectors: [anyone],
      effects: [tests('brave')],
    },
  ),
  spades(
    'S2',
    'Automatic hatch',
    'It closes by itself when it senses water. It senses water. That way is shut now, until it is forced.',
    { effects: [closes()] },
  ),
  spades(
    'S3',
    'Chlorine',
    'The battery deck turns a pretty green. For three turns of the GM nobody breathes there without an escape lung.',
    { effects: [airless('lung', 'battery')], minRank: '9', turns: 3 },
  ),
  spades(
    'S4',
    'The wheel turns round',
    'On the galley’s hatch to the control room, slowly, from outside. It opens. There is nobody there, and a wet floor.',
    { effects: [opens('galley_hatch')], maxRank: '8' },
  ),
  spades(
    'S5',
    'A rivet',
    'It crosses the room, sings past an ear, and dents the far wall. Somebody has to work out where its friend is.',
    {
      selectors: [anyone],
      effects: [tests('clever')],
    },
  ),
  spades('S6', 'The gauge reads zero', 'We have either surfaced or broken it. One character knows which tap to tap.', {
    selectors: [character],
    effects: [tests('clever')],
  }),
  diamonds(
    'D1',
    'Down the ladder like a sailor',
    'Feet on the outside, hands loose. The fastest character gets another turn.',
    {
      selectors: [most('fast')],
      effects: [another()],
    },
  ),
  diamonds(
    'D2',
    'A lung in the bread bin',
    'The cook was keeping it for himself. It now belongs to the least clever character, who was only looking for bread.',
    { selectors: [least('clever')], effects: [gives('lung')], maxRank: '10' },
  ),
  diamonds(
    'D3',
    'Two seats',
    'The most dangerous Extra has counted them as well, and goes to wait in the conning tower for a better offer.',
    { selectors: [most('dangerous', 'extras')], effects: [goesTo('tower')] },
  ),
  diamonds(
    'D4',
    'A tin of peaches',
    'If a second character eats half of it, the most charming one has the strength for another turn.',
    { selectors: [most('sexy')], effects: [another('a second character eats the other half')], maxRank: 'J' },
  ),
  diamonds(
    'D5',
    'The pay chest',
    'Three years’ wages, in coins. One character would sink like a stone with it, and has to be brave to put it down.',
    { selectors: [character], effects: [tests('brave')] },
  ),
  diamonds(
    'D6',
    'A private signal',
    'The enemy knocks: a warm bunk for anybody who opens a tank. Somebody has to be brave and not knock back.',
    { selectors: [anyone], effects: [tests('brave')], minRank: '5' },
  ),
];

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
    'The seventh waxwork',
    'It was not wax. The killer has been standing beside you, or next door, all this time, and now he swings the pick at one of you.',
    { selectors: [anyone], effects: [fight] },
  ),
  clubs(
    'C2',
    'A hand out of the dark',
    'It is quick, it is polite, and it takes the one thing you carry that matters. The killer has it, and is humming.',
    { selectors: [holderOf()], effects: [steals()] },
  ),
  clubs(
    'C3',
    'A prop gives way',
    'It splits from top to bottom like a laugh. Somebody is under the part that comes down.',
    {
      selectors: [anyone],
      effects: [wound],
    },
  ),
  clubs(
    'C4',
    'Cabin fever',
    'The Extra who hates most has worked out whose idea this tour was, picks up a shovel, and goes to discuss it.',
    { selectors: [feelsMost('clubs')], effects: [tests('dangerous', 'related')], maxRank: '10' },
  ),
  clubs(
    'C5',
    'The whole roof',
    'First the dust, then the mice, all in one direction. Everybody in the lower gallery has a second to be quick.',
    { selectors: [allIn('lower')], effects: [wound], minRank: 'J' },
  ),
  clubs('C6', 'A nest of rats', 'They have been living on candles. One of the characters smells of candles.', {
    selectors: [character],
    effects: [tests('fast')],
    maxRank: '10',
  }),
  hearts(
    'H1',
    'Hold my hand',
    'The Extra who loves most has found the one hand in this mine that feels safe, and will not give it back.',
    { selectors: [feelsMost('hearts')], effects: [cling] },
  ),
  hearts(
    'H2',
    'Bad air',
    'An Extra yawns, giggles and sits down. The oxygen is in the lamp room. There is time for two turns of the GM.',
    { selectors: [extra], effects: [ill(2, { room: 'lamp_room' })] },
  ),
  hearts(
    'H3',
    'He was my guide',
    'The Extra who loves most tells one of you, in the dark and at length, what should have been said above ground. Answer well.',
    { selectors: [feelsMost('hearts')], effects: [tests('sexy', 'related')], maxRank: '9' },
  ),
  hearts(
    'H4',
    'Who ate the sandwiches?',
    'There were four in the visitors’ canteen, and now there is a crust. Everybody turns to the same character, who had better be charming.',
    { selectors: [character], effects: [tests('sexy')] },
  ),
  hearts(
    'H5',
    'He told me where it plays',
    'An Extra found the killer’s music box in the upper gallery. One of you gets it for a promise: never to leave them behind.',
    {
      selectors: [character],
      effects: [gives('music_box', 'they promise never to leave an Extra behind')],
      once: true,
    },
  ),
  hearts(
    'H6',
    'The lullaby',
    'It comes out of every pipe at once. One of you knows the words, and has to be brave not to sing along.',
    {
      selectors: [anyone],
      effects: [tests('brave')],
      minRank: '10',
    },
  ),
  spades(
    'S1',
    'Rockfall',
    'One tunnel is suddenly a wall. It takes brute force and bleeding hands to make it a tunnel again.',
    {
      effects: [closes()],
    },
  ),
  spades(
    'S2',
    'Firedamp',
    'Blue flames run along the drowned tunnel, and the air there is used up. For three turns of the GM nobody breathes in it without diving gear.',
    { effects: [airless('diving_gear', 'sump')], minRank: '9', turns: 3 },
  ),
  spades('S3', 'The wick drowns', 'A drip, a hiss, and one of you is alone with the sound of your own eyes.', {
    selectors: [anyone],
    effects: [tests('brave')],
  }),
  spades(
    'S4',
    'A runaway tub',
    'Half a ton of nothing on four wheels, coming down the rails. One character is on them.',
    {
      selectors: [character],
      effects: [tests('fast')],
    },
  ),
  spades(
    'S5',
    'The bell rings twice',
    'By itself. Somebody who knows machines had better find out why before it means “up”.',
    {
      selectors: [anyone],
      effects: [tests('clever')],
      maxRank: '8',
    },
  ),
  spades(
    'S6',
    'Water up to the knee',
    'A seam opens and a wave goes through. One of you is taken off their feet; only wits find the wall again.',
    { selectors: [anyone], effects: [wound] },
  ),
  diamonds(
    'D1',
    'The tenth stick',
    'In a boot, of all places. The luckiest character now owns a stick of dynamite, and is asked not to fidget.',
    { selectors: [most('lucky')], effects: [gives('dynamite')], minRank: 'J', once: true },
  ),
  diamonds('D2', 'A short cut', 'The fastest of you knows how the tubs coast. They take another turn at once.', {
    selectors: [most('fast')],
    effects: [another()],
  }),
  diamonds(
    'D3',
    'Every miner for himself',
    'The most dangerous of the Extras has noticed that the cage holds three, and leaves for the lift station at a run.',
    { selectors: [most('dangerous', 'extras')], effects: [goesTo('lift_station')] },
  ),
  diamonds(
    'D4',
    'A spare lamp',
    'It was on the hook behind the door, where one character, the least clever, hung their coat. It burns.',
    { selectors: [least('clever')], effects: [gives('lamp')], maxRank: '10' },
  ),
  diamonds(
    'D5',
    'Gold!',
    'It is not. But one character has already put it in every pocket, and has to be brave to leave it.',
    { selectors: [character], effects: [tests('brave')] },
  ),
  diamonds(
    'D6',
    'Share the schnapps',
    'A flask, still half full. If a second character has a sip too, the most charming one takes another turn.',
    { selectors: [most('sexy')], effects: [another('a second character shares the flask')] },
  ),
];

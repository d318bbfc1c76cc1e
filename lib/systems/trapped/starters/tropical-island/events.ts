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
    'The one you can see',
    'It steps out in front of one of you and tilts its head. It is there to be looked at. The fight comes from the left.',
    { selectors: [anyone], effects: [fight] },
  ),
  clubs(
    'C2',
    'Fetch',
    'They have noticed that you carry things and are fond of them. The one that matters most is gone, at a trot.',
    { selectors: [holderOf()], effects: [steals()] },
  ),
  clubs('C3', 'Coconut', 'Twenty metres up, two kilos, ripe. Somebody is standing exactly where it would like to be.', {
    selectors: [anyone],
    effects: [wound],
  }),
  clubs(
    'C4',
    'The ice pick',
    'The beach bar is out of ice, not out of picks. The Extra who hates most has thought of a use for one, and of a name.',
    { selectors: [feelsMost('clubs')], effects: [tests('dangerous', 'related')], maxRank: '10' },
  ),
  clubs(
    'C5',
    'The chandelier',
    'In the hotel lobby six thousand sea shells let go of the ceiling. All who are in it find out how fast they are.',
    { selectors: [allIn('lobby')], effects: [wound], minRank: 'J' },
  ),
  clubs(
    'C6',
    'A vegetarian sits down',
    'Forty tons, no malice, a long day. One character is in its shadow, and the shadow is getting smaller.',
    { selectors: [character], effects: [tests('fast')], maxRank: '10' },
  ),
  hearts(
    'H1',
    'They take the one who stands alone',
    'The Extra who loves most has read that about raptors, and will not stand alone again: not today, not an inch.',
    { selectors: [feelsMost('hearts')], effects: [cling] },
  ),
  hearts(
    'H2',
    'Sea water',
    'An Extra was thirsty and it was there. Two turns of the GM, then it is late; a flask of real water would do it.',
    { selectors: [extra], effects: [ill(2, { item: 'flask' })] },
  ),
  hearts(
    'H3',
    'Written in the sand',
    'The Extra who loves most has written a name there, in letters that an aeroplane could read. Its owner should answer.',
    { selectors: [feelsMost('hearts')], effects: [tests('sexy', 'related')], minRank: '5' },
  ),
  hearts(
    'H4',
    'Whose idea was this holiday?',
    'It cannot have been everybody’s. They all look at one character, who had better be charming about it.',
    { selectors: [character], effects: [tests('sexy')] },
  ),
  hearts(
    'H5',
    'Raised by hand',
    'An Extra has the keeper’s whistle. You may have it if you promise to call the three of them by their names.',
    { selectors: [character], effects: [gives('whistle', 'they promise to use the names')], minRank: '8', once: true },
  ),
  hearts(
    'H6',
    'A telephone rings',
    'Inside a raptor. It is the last skipper’s, and it plays a song. Somebody has to be brave and let it ring.',
    { selectors: [anyone], effects: [tests('brave')], maxRank: '9' },
  ),
  spades(
    'S1',
    'It stops humming',
    'Only for a breath. Then a post creaks, the way a chair does when somebody stands up. Somebody had better be brave.',
    { selectors: [anyone], effects: [tests('brave')] },
  ),
  spades(
    'S2',
    'Timber',
    'It was a very nice palm. It is across the way now, and that way is shut until it is cleared.',
    {
      effects: [closes()],
    },
  ),
  spades(
    'S3',
    'Burning the brochures',
    'The generator has run out of oil and been fed with paper. For three turns of the GM nobody breathes in its shed without a snorkel.',
    { effects: [airless('snorkel', 'generator')], minRank: '9', turns: 3 },
  ),
  spades(
    'S4',
    'Somebody has been practising',
    'Claws on a round handle, a click, a pause as if for applause. The kitchen’s door to the generator shed is open.',
    { effects: [opens('yard_door')], maxRank: '8' },
  ),
  spades(
    'S5',
    'A recorded welcome',
    'It comes from every palm tree, and it gives your exact position. Somebody has to work out where it is switched off.',
    { selectors: [anyone], effects: [tests('clever')] },
  ),
  spades(
    'S6',
    'Are you a dinosaur?',
    'The door’s screen shows nine pictures to one character and asks which have teeth in them. It is not the obvious ones.',
    { selectors: [character], effects: [tests('clever')] },
  ),
  diamonds(
    'D1',
    'Zip wire',
    'Built for guests under forty kilos. The fastest character does not ask what happens to others, and gets another turn.',
    { selectors: [most('fast')], effects: [another()] },
  ),
  diamonds(
    'D2',
    'Lost and found',
    'A drawer of single sandals, and a snorkel. The least clever character puts it on at once, and today that is right.',
    { selectors: [least('clever')], effects: [gives('snorkel')], maxRank: '10' },
  ),
  diamonds(
    'D3',
    'First in the queue',
    'The most dangerous Extra has heard the word “helicopter”, and goes to lie on the helipad with a towel.',
    { selectors: [most('dangerous', 'extras')], effects: [goesTo('helipad')] },
  ),
  diamonds(
    'D4',
    'One straw',
    'A coconut with something left in it. If a second character drinks the other half, the most charming one has another turn.',
    { selectors: [most('sexy')], effects: [another('a second character drinks the other half')], maxRank: 'J' },
  ),
  diamonds(
    'D5',
    'A warm egg',
    'Four million, in any harbour. It is knocking. One character has to be brave and put it back where it was.',
    { selectors: [character], effects: [tests('brave')] },
  ),
  diamonds(
    'D6',
    'Bonus scheme',
    'A fax: shares for anybody who stays behind and films it. Somebody has to be brave and let the paper run out.',
    { selectors: [anyone], effects: [tests('brave')], minRank: '5' },
  ),
];

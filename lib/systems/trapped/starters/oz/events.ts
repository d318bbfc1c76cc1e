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
    'Not a bird',
    'A moment ago it was a speck in the west. Now it has an umbrella, and the handle is round somebody’s neck. Fight it.',
    { selectors: [anyone], effects: [fight] },
  ),
  clubs(
    'C2',
    'Forty pairs of hands',
    'Winged monkeys, in step. They have come for what matters most to you. If it is a friend, he waves as he goes up.',
    { selectors: [holderOf()], effects: [steals()] },
  ),
  clubs(
    'C3',
    'Bear in front, tiger behind',
    'Both ends are hungry and neither will wait for the other. Somebody is between it and a tree.',
    { selectors: [anyone], effects: [wound] },
  ),
  clubs(
    'C4',
    'Kindling',
    'The Extra who hates most has borrowed the Tin Man’s axe to make a fire, and has got as far as looking for something dry.',
    { selectors: [feelsMost('clubs')], effects: [tests('dangerous', 'related')], maxRank: '10' },
  ),
  clubs(
    'C5',
    'The Wizard’s birthday',
    'They ring the great bell over the green gate, which has hung by one thread since last year. All who are at the gate, run.',
    { selectors: [allIn('gate')], effects: [wound], minRank: 'J' },
  ),
  clubs(
    'C6',
    'A man without arms',
    'He does not need them. His neck goes out like a drawer, with the head in front, and one character is at the end of it.',
    { selectors: [character], effects: [tests('fast')], maxRank: '10' },
  ),
  hearts(
    'H1',
    'One brick too narrow',
    'The road will not hold two abreast. The Extra who loves most shows how it can be done, with both arms, and stays there.',
    { selectors: [feelsMost('hearts')], effects: [cling] },
  ),
  hearts(
    'H2',
    'For the buttonhole',
    'An Extra has picked one poppy, only one. It is a nap for two turns of the GM, and then it is not. Smelling salts help.',
    { selectors: [extra], effects: [ill(2, { item: 'salts' })] },
  ),
  hearts(
    'H3',
    'Cut out of tin',
    'A heart with a name on it, and a hole to hang it by. The Extra who loves most made it all night. Its owner should speak.',
    { selectors: [feelsMost('hearts')], effects: [tests('sexy', 'related')], minRank: '5' },
  ),
  hearts(
    'H4',
    'Is this your house?',
    'The mayor has a form for houses that land on people. They all look at one character, who had better charm him.',
    { selectors: [character], effects: [tests('sexy')] },
  ),
  hearts(
    'H5',
    'Bath night',
    'An Extra has been washing in secret and has a wet sponge. You may have it if you promise to bring a towel for the rest.',
    {
      selectors: [character],
      effects: [gives('sponge', 'they promise to bring a towel')],
      minRank: '8',
      once: true,
    },
  ),
  hearts(
    'H6',
    'Five o’clock at home',
    'The kettle in the farmhouse, the screen door, a voice that counts who is missing. Somebody has to be brave and not run.',
    { selectors: [anyone], effects: [tests('brave')], maxRank: '9' },
  ),
  spades(
    'S1',
    'Wings',
    'A great many, low down, without a word. It is dark for as long as they take. Somebody had better be brave that long.',
    { selectors: [anyone], effects: [tests('brave')] },
  ),
  spades(
    'S2',
    'Forty paces of road',
    'Somebody has taken up the bricks and left a receipt. That way is shut until it is laid again.',
    { effects: [closes()] },
  ),
  spades(
    'S3',
    'In full bloom',
    'The wind turns, and the poppy field breathes out. For three turns of the GM nobody stays awake there without smelling salts.',
    { effects: [airless('salts', 'poppies')], minRank: '9', turns: 3 },
  ),
  spades(
    'S4',
    'Only the wind',
    'A bolt slides by itself, and the farmhouse’s back door swings out over the cornfield. Wind does not usually hum.',
    { effects: [opens('back_door')], maxRank: '8' },
  ),
  spades(
    'S5',
    'A signpost with opinions',
    'It points where it thinks that you ought to go in life. Somebody has to work out where the road goes instead.',
    { selectors: [anyone], effects: [tests('clever')] },
  ),
  spades(
    'S6',
    'The census',
    'A very small official has counted one character twice, and means to remove the second. Argue, with numbers.',
    { selectors: [character], effects: [tests('clever')] },
  ),
  diamonds(
    'D1',
    'Mouse express',
    'A thousand field mice, a string each, one roller skate. The fastest character is standing on it and gets another turn.',
    { selectors: [most('fast')], effects: [another()] },
  ),
  diamonds(
    'D2',
    'What does this smell of?',
    'The least clever character uncorks it and finds out. After a lie-down they own a bottle of smelling salts.',
    { selectors: [least('clever')], effects: [gives('salts')], maxRank: '10' },
  ),
  diamonds(
    'D3',
    'Seat by the window',
    'The most dangerous Extra has heard that the basket flies, and goes to sit in it, on the palace roof, with sandwiches.',
    { selectors: [most('dangerous', 'extras')], effects: [goesTo('roof')] },
  ),
  diamonds(
    'D4',
    'A pie on a sill',
    'Two spoons are stuck in it. If a second character takes the other one, the most charming one has another turn.',
    { selectors: [most('sexy')], effects: [another('a second character takes the other spoon')], maxRank: 'J' },
  ),
  diamonds(
    'D5',
    'A loose emerald',
    'It is as big as a fist and sits in the paving like a tooth. One character has to be brave and leave the street in.',
    { selectors: [character], effects: [tests('brave')] },
  ),
  diamonds(
    'D6',
    'Vacancy in the east',
    'WITCH WANTED. HOUSE PROVIDED. Somebody has to be brave and not ask what happened to the last one’s pension.',
    { selectors: [anyone], effects: [tests('brave')], minRank: '5' },
  ),
];

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
    'Is this seat taken?',
    'It is, and so is the exit. He crosses one excellent shoe over the other, turns to somebody, and opens their file.',
    { selectors: [anyone], effects: [fight] },
  ),
  clubs(
    'C2',
    'A small deposit',
    'Standard practice, fully refundable, after the end of time. He has what one of you needs.',
    {
      selectors: [holderOf()],
      effects: [steals()],
    },
  ),
  clubs('C3', 'A brick comes loose', 'Not one of yours, by the handwriting. It falls on somebody all the same.', {
    selectors: [anyone],
    effects: [wound],
  }),
  clubs(
    'C4',
    'Old scores',
    'The Extra who hates most has remembered who chose the buffet, and that nobody can be killed twice. It is worth a try.',
    { selectors: [feelsMost('clubs')], effects: [tests('dangerous', 'related')], maxRank: '10' },
  ),
  clubs(
    'C5',
    'Rush hour',
    'A coach, a ferry and a small war all arrive at counter nine. Everybody there is about to be trampled by the recently dead.',
    { selectors: [allIn('counter')], effects: [wound], minRank: 'J' },
  ),
  clubs(
    'C6',
    'Wings in a corridor',
    'An angel is late, and looks where it is going never. One character had better duck.',
    {
      selectors: [character],
      effects: [tests('fast')],
      maxRank: '10',
    },
  ),
  hearts(
    'H1',
    'Till death',
    'The Extra who loves most has read the vow again. It does not say what happens after. So they hold on.',
    {
      selectors: [feelsMost('hearts')],
      effects: [cling],
    },
  ),
  hearts(
    'H2',
    'Fading',
    'Nobody has thought of this Extra for an hour, and it shows. Canteen tea helps, within two turns of the GM.',
    { selectors: [extra], effects: [ill(2, { room: 'canteen' })] },
  ),
  hearts(
    'H3',
    'Too late to say it',
    'Apparently not. The Extra who loves most says it, in the queue, in front of strangers. Answer as if you had years.',
    { selectors: [feelsMost('hearts')], effects: [tests('sexy', 'related')], minRank: '5' },
  ),
  hearts(
    'H4',
    'Page forty',
    'Somebody’s file fell open, and it is about everybody else. One character has some explaining to do, charmingly.',
    { selectors: [character], effects: [tests('sexy')] },
  ),
  hearts(
    'H5',
    'Second row, third from the left',
    'An Extra sang in the same choir and kept the photograph. It is yours for a promise: to save them a seat.',
    {
      selectors: [character],
      effects: [gives('photograph', 'they promise to save them a seat')],
      minRank: '8',
      once: true,
    },
  ),
  hearts(
    'H6',
    'A view of the funeral',
    'On the display, between numbers, with sound. Somebody has to be brave and not count who came.',
    {
      selectors: [anyone],
      effects: [tests('brave')],
      maxRank: '9',
    },
  ),
  spades(
    'S1',
    'The lights are being saved',
    'For people who deserve them. In the dark somebody asks, kindly, for one signature.',
    {
      selectors: [anyone],
      effects: [tests('brave')],
    },
  ),
  spades(
    'S2',
    'Gone to lunch',
    'A little sign, a click, and one way is shut for a century or so. It can be forced. There will be a letter.',
    {
      effects: [closes()],
    },
  ),
  spades(
    'S3',
    'He has lit another',
    'The smoking lounge fills with brimstone. For two turns of the GM nobody breathes in there without an asbestos coat.',
    { effects: [airless('coat', 'smoking')], minRank: '9', turns: 2 },
  ),
  spades(
    'S4',
    'Next, please',
    'The display says so, to nobody, and the velvet rope unhooks itself. The waiting room is open to all.',
    {
      effects: [opens('rope')],
      maxRank: '8',
    },
  ),
  spades(
    'S5',
    'The floor is metaphorical',
    'Only for a moment, and only under somebody, who has to think of a better one on the way down.',
    {
      selectors: [anyone],
      effects: [wound],
    },
  ),
  spades(
    'S6',
    'Wrong form',
    'Yours was the yellow one. One character can find the clause that makes white a kind of yellow, or cannot.',
    {
      selectors: [character],
      effects: [tests('clever')],
    },
  ),
  diamonds(
    'D1',
    'A gap in the queue',
    'It closes in a blink. The fastest character is already through, and takes another turn.',
    {
      selectors: [most('fast')],
      effects: [another()],
    },
  ),
  diamonds(
    'D2',
    'Somebody left a coat',
    'Grey, fireproof, and warm already. The least clever character put it on for the buttons, and may keep it.',
    { selectors: [least('clever')], effects: [gives('coat')], maxRank: '10' },
  ),
  diamonds(
    'D3',
    'I know a man at the gate',
    'So says the most dangerous Extra, who nods at nobody and sets off for the Wall of Sins to cut in.',
    { selectors: [most('dangerous', 'extras')], effects: [goesTo('wall')] },
  ),
  diamonds(
    'D4',
    'An indulgence for two',
    'If a second character signs as well, the most charming one is forgiven the last few minutes, and has another turn.',
    { selectors: [most('sexy')], effects: [another('a second character signs too')], maxRank: 'J' },
  ),
  diamonds(
    'D5',
    'Anything you like',
    'It is on a cushion, gift-wrapped, with one character’s name on it. They have to be brave and not look.',
    {
      selectors: [character],
      effects: [tests('brave')],
    },
  ),
  diamonds(
    'D6',
    'A better offer',
    'He will take one of the others instead. You need only say which. Somebody has to be brave and say nothing.',
    {
      selectors: [anyone],
      effects: [tests('brave')],
      minRank: '5',
    },
  ),
];

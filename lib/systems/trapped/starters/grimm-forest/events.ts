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
    'Payment due',
    'He pops out of a hollow tree with a contract, and one of you has signed it. Fight the small print.',
    {
      selectors: [anyone],
      effects: [fight],
    },
  ),
  clubs(
    'C2',
    'Deposit',
    'A hand comes out of the straw, a receipt flutters down, and your most important thing is in safe keeping.',
    {
      selectors: [holderOf()],
      effects: [steals()],
    },
  ),
  clubs(
    'C3',
    'A house lands',
    'No: only the chimney, with a stork in it. It has picked its spot, and somebody is on it.',
    {
      selectors: [anyone],
      effects: [wound],
    },
  ),
  clubs(
    'C4',
    'An apple, half red',
    'The Extra who hates most has been polishing it for somebody in particular, and will not take no for an answer.',
    { selectors: [feelsMost('clubs')], effects: [tests('dangerous', 'related')], maxRank: '10' },
  ),
  clubs(
    'C5',
    'The wild hunt',
    'Hounds, horns, and horsemen without heads gallop across the crossroads. All who are on it should not be.',
    { selectors: [allIn('crossroads')], effects: [wound], minRank: 'J' },
  ),
  clubs('C6', 'Seven at one blow', 'It was meant for flies. One character happens to be standing where they were.', {
    selectors: [character],
    effects: [tests('fast')],
    maxRank: '10',
  }),
  hearts(
    'H1',
    'The golden goose',
    'The Extra who loves most touched it, then touched somebody, and the two are stuck together until further notice.',
    { selectors: [feelsMost('hearts')], effects: [cling] },
  ),
  hearts(
    'H2',
    'A bite of apple',
    'An Extra turns as white as snow. The wishing well’s water wakes people, within two turns of the GM; after that, glass.',
    { selectors: [extra], effects: [ill(2, { room: 'well' })] },
  ),
  hearts(
    'H3',
    'True love’s letter',
    'A dove delivers it to the wrong person, who reads it out. The Extra who loves most wrote it. Be kind to them.',
    { selectors: [feelsMost('hearts')], effects: [tests('sexy', 'related')], minRank: '5' },
  ),
  hearts(
    'H4',
    'Who took the short cut?',
    'Somebody said “I know a way”. One character had better explain, as winningly as they can.',
    { selectors: [character], effects: [tests('sexy')] },
  ),
  hearts(
    'H5',
    'A page is missing',
    'An Extra tore it out: his name is on it. You may have it if you promise to tell them how their own tale ends.',
    { selectors: [character], effects: [gives('name', 'they promise to tell the end')], minRank: '8', once: true },
  ),
  hearts(
    'H6',
    'Your mother’s voice',
    'From inside the trees, calling you in to supper. Somebody has to be brave and not be hungry.',
    {
      selectors: [anyone],
      effects: [tests('brave')],
      maxRank: '9',
    },
  ),
  spades(
    'S1',
    'Blown out',
    'The moon is put out like a lamp. Somebody’s own heart is the next thing they hear, and then a second one.',
    {
      selectors: [anyone],
      effects: [tests('brave')],
    },
  ),
  spades(
    'S2',
    'Briars',
    'They grow while nobody looks, and everybody blinked. That way is shut until somebody hacks it free.',
    {
      effects: [closes()],
    },
  ),
  spades(
    'S3',
    'Sleeping dust',
    'It sifts from the rafters of the sleeping castle. For three turns of the GM there is no breathing there without a nosegay.',
    { effects: [airless('nosegay', 'castle')], minRank: '9', turns: 3 },
  ),
  spades(
    'S4',
    'Little pig, little pig',
    'A huff, a puff, and the latch of the woodcutter’s back door gives up. It opens on grandmother’s house.',
    { effects: [opens('back_door')], maxRank: '8' },
  ),
  spades(
    'S5',
    'A riddle in the road',
    'It has four legs at dawn and a bad temper at noon. Somebody has to answer before it thinks of lunch.',
    {
      selectors: [anyone],
      effects: [tests('clever')],
    },
  ),
  spades(
    'S6',
    'Mistold',
    'The tale goes back a page and comes out differently. One character has to remember how it really went.',
    {
      selectors: [character],
      effects: [tests('clever')],
    },
  ),
  diamonds(
    'D1',
    'Seven-league boots',
    'One boot, to be exact. The fastest character hops, is there already, and gets another turn.',
    {
      selectors: [most('fast')],
      effects: [another()],
    },
  ),
  diamonds(
    'D2',
    'From a crone by the road',
    'She gives the least clever character a nosegay for being simple. Everybody else gets a look.',
    { selectors: [least('clever')], effects: [gives('nosegay')], maxRank: '10' },
  ),
  diamonds(
    'D3',
    'Room for two',
    'The most dangerous Extra means to be one of them, and goes to sit in the sleeping castle’s yard with a whip.',
    { selectors: [most('dangerous', 'extras')], effects: [goesTo('castle')] },
  ),
  diamonds(
    'D4',
    'Table, lay yourself',
    'It does, for two. If a second character sits down as well, the most charming one gets up for another turn.',
    { selectors: [most('sexy')], effects: [another('a second character sits down as well')], maxRank: 'J' },
  ),
  diamonds(
    'D5',
    'A chamber with one key',
    'Do not look, said the note. One character has the key in hand, and it is warm. Be brave, do not.',
    {
      selectors: [character],
      effects: [tests('brave')],
    },
  ),
  diamonds(
    'D6',
    'Three wishes',
    'A fish offers them, for a firstborn. Somebody has to be brave and want nothing at all.',
    {
      selectors: [anyone],
      effects: [tests('brave')],
      minRank: '5',
    },
  ),
];

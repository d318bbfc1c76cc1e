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

const clubs = eventsOf('clubs', 'book');
const hearts = eventsOf('hearts', 'book');
const spades = eventsOf('spades', 'book');
const diamonds = eventsOf('diamonds', 'book');
const ourClubs = eventsOf('clubs');
const ourHearts = eventsOf('hearts');
const ourSpades = eventsOf('spades');
const ourDiamonds = eventsOf('diamonds');

/** Fifteen after the book, in our words, and eight of our own; ids as in rules 4.7. */
export const events: readonly Given<Event>[] = [
  clubs(
    'C1',
    'It is in here',
    'Something gives way, and the room is full of arms. The alien goes for one person. It must have been here or next door.',
    { selectors: [anyone], effects: [fight] },
  ),
  clubs(
    'C2',
    'An arm, and then nothing',
    'A tentacle comes out of the dark, takes the one thing you need, and is gone. The alien has it now.',
    { selectors: [holderOf()], effects: [steals()] },
  ),
  clubs(
    'C3',
    'Rocks',
    'The hull rings like a bell. Somewhere the air starts to whistle. The GM names the corridors nobody can breathe in now without a suit.',
    { effects: [airless('space_suit')] },
  ),
  clubs('C4', 'Somebody snaps', 'One Extra has had enough, has always known whose fault it was, and goes for them.', {
    selectors: [feelsMost('clubs')],
    effects: [tests('dangerous', 'related')],
  }),
  ourClubs(
    'C5',
    'The arm is not dead',
    'The piece of tentacle on the floor twitches, coils, and picks the nearest ankle.',
    {
      selectors: [anyone],
      effects: [wound],
    },
  ),
  hearts(
    'H1',
    'A word in your ear',
    'An Extra draws one of you aside. There is another radio. Where it is hidden costs the promise of a seat in the pod.',
    {
      selectors: [character],
      effects: [gives('hidden_radio', 'they promise the Extra a seat in the pod')],
    },
  ),
  hearts(
    'H2',
    'Never leave me',
    'One Extra has decided who will keep them alive, and now stands very close to that person.',
    {
      selectors: [feelsMost('hearts')],
      effects: [cling],
    },
  ),
  hearts(
    'H3',
    'They were fine a minute ago',
    'An Extra goes grey and sits down. Only something from the sick bay can help, and soon.',
    { selectors: [extra], effects: [ill(2, { room: 'sick_bay' })] },
  ),
  ourHearts(
    'H4',
    'A declaration',
    'An Extra tells one of you, loudly and with tears, what they have felt since the buffet. The worst possible person hears it. Say something.',
    {
      selectors: [feelsMost('hearts')],
      effects: [tests('sexy', 'related')],
    },
  ),
  ourHearts(
    'H5',
    'Whose side are you on?',
    'Two Extras quarrel about something small. Both turn to the same person and wait for an answer.',
    { selectors: [character], effects: [tests('sexy')] },
  ),
  spades(
    'S1',
    'The lamps go out',
    'All of them, all at once. Then the emergency lamps come on, consider it, and go out too. Somebody has to keep their nerve.',
    { selectors: [anyone], effects: [tests('brave')] },
  ),
  spades('S2', 'Sparks', 'A panel spits fire at the person nearest to it, and it is of course the panel you need.', {
    selectors: [anyone],
    effects: [tests('fast')],
  }),
  spades(
    'S3',
    'The floor is live',
    'A smell of hot dust; then the deck plates begin to sting. Some of you have metal heels.',
    { selectors: [anyone], effects: [tests('fast')] },
  ),
  spades(
    'S4',
    'Which way is down?',
    'The weight of everything doubles, or turns on its side, without asking. One of you had better work out which.',
    { selectors: [anyone], effects: [{ kind: 'suitTest' }] },
  ),
  spades(
    'S5',
    'The bolt will not hold',
    'The lounge door clicks, whirs, and swings open. It will not lock again. Anything can walk in.',
    {
      effects: [opens('lounge_door')],
    },
  ),
  ourSpades('S6', 'Bulkhead', 'A steel door drops across one passage. It takes brute force to bring it up again.', {
    effects: [closes()],
  }),
  ourSpades(
    'S7',
    'Stale air',
    'The scrubber coughs and stops. Somebody stands right below it, where the air turns thick and the light turns brown.',
    {
      selectors: [anyone],
      effects: [tests('brave')],
    },
  ),
  ourSpades(
    'S8',
    'Please do not resist disposal',
    'A cleaning robot has found some rubbish. The rubbish is one of you.',
    {
      selectors: [character],
      effects: [wound],
    },
  ),
  diamonds('D1', 'Ship’s rum', 'Six bottles behind a panel. They would keep a crowd warm, or an alien on fire.', {
    selectors: [least('clever')],
    effects: [gives('firebombs')],
  }),
  diamonds(
    'D2',
    'Every man for himself',
    'The toughest of the Extras runs for the pod, meaning to be gone in it. Perhaps nobody mentioned the fault. Perhaps somebody did.',
    {
      selectors: [most('dangerous', 'extras')],
      effects: [goesTo('lifepod_bay')],
    },
  ),
  diamonds(
    'D3',
    'Hot water, no waiting',
    'A working shower, and one of you is the very person to share it. If a second character comes along, the first takes a turn at once.',
    {
      selectors: [most('sexy')],
      effects: [another('a second character joins them in the shower')],
    },
  ),
  ourDiamonds(
    'D4',
    'The dead man’s pass',
    'An officer who no longer needs it lends you a pass. It opens one door, once, for its finder alone, who goes on at once with another turn.',
    {
      selectors: [most('lucky')],
      effects: [another()],
    },
  ),
  ourDiamonds(
    'D5',
    'One size fits one',
    'A space suit nobody has counted. There is exactly one of it and several of you.',
    {
      selectors: [character],
      effects: [gives('space_suit')],
      once: true,
    },
  ),
];

import { said } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, flow, heading, section, text } from '@/lib/kit/short-blocks';
import { counted } from '@/lib/tabletop/words/wording';
import { intensityOf } from '../rules/events';
import type { HouseRules, Setting } from '../schema';
import { HARDSHIP_TEST, PLAYERS } from '../vocabulary';
import { attributeLabel, rankRanges, usualTests } from './attribute-words';
import { openClocks } from './clocks';
import { type KitInput, rulesLeaflet } from './input';
import { conflicts, damage, relationships } from './leaflet/conflicts';
import { aim, characters, extras, suitMeanings } from './leaflet/making';
import { attack, attempt, challenge, control, explore, leave, turns } from './leaflet/turns';

/** Rules 7.7 and 7.8. */
const events = (input: KitInput): readonly Block[] => {
  const { options } = input.setting;
  return [
    text(
      `On the GM’s turn the GM draws a card and plays an Event of its suit, from the list or made up, on anybody. The rank says how bad it is: ${rankRanges(intensityOf)}.`,
    ),
    bullets([
      'An Event drawn because you explored or took a new hand strikes your character, its things or the place it is in. If none on the list does, the GM makes one up.',
      'The GM doesn’t pick an Event that changes nothing while another would.',
      'No Event says how a character reacts. It may put you to a test, which you can’t refuse.',
      `A test is a conflict against ${options.eventTestCards === 'two_fresh' ? 'two new cards' : 'the Event’s card and one more (house rule)'}, three if it is the monster. ${options.eventTestReward ? 'Draw a card if you win (house rule).' : 'Winning brings no reward.'} Losing may hurt.`,
      `What Events usually test: ${usualTests(input)}.`,
      'If an Event strikes an Extra, its controller stands the test with the Extra’s scores. For other Extras the GM decides, even whether they die.',
      'If several have the highest or lowest score, it is the first of them clockwise from the GM’s left.',
      said`A person who fell ill gets well, without a card, at the end of a turn beside somebody who holds the cure or has since been where it is; that can be the ill one. An Extra that nobody controls fetches none. Too late, an Extra dies and a character is tested: ${attributeLabel(input, HARDSHIP_TEST)}.`,
      'What lasts for two turns ends with the GM’s second turn after it. If an Event gives you another turn for taking somebody along, they agree or you challenge them, and it comes at once.',
      'Once a round at most, between turns, the GM may let the monster attack somebody where it is or next door: a test. Beating it counts as a defeat; getting away doesn’t.',
      `${fuse(options)} ${clock(input.setting)}`,
    ]),
  ];
};

function fuse({ engineFuseRounds: rounds }: HouseRules): string {
  const left = rounds === 1 ? 'a round to get out' : `${counted(rounds, 'round')} to get out (house rule)`;
  return `If a goal sets off a disaster, you have ${rounds === 0 ? 'no time to get out (house rule)' : left}; everybody who is still inside then has lost.`;
}

function clock(setting: Setting): string {
  const doom = setting.options.doomClockRounds;
  if (doom !== null)
    return `The place is lost after ${counted(doom, 'round')} (house rule). Count them on the players’ setting sheet.`;
  const open = openClocks(setting, PLAYERS.max);
  if (open.length === 0) return 'No clock ticks that the players know of.';
  return open.some(({ notes }) => notes === undefined)
    ? 'The players’ setting sheet has boxes for the rounds that are left. Tick one after each GM’s turn.'
    : 'The players’ setting sheet has boxes for its clocks, and says what moves them.';
}

/** Rules for adding to the story, and for the vote on it (rules 7.9). */
const inventions = ({ setting: { options } }: KitInput): readonly Block[] =>
  section('Making things up', 2, [
    text(
      `Anybody may make up things and places. If somebody objects, you vote: everybody counts once, ${options.gmVotes ? 'the GM and the inventor too' : 'the inventor too, but not the GM (house rule)'}. Most votes decide. On a tie draw a card for each side; the higher wins, by rank, then suit.`,
    ),
    text(
      'Vote down an easy way out, an easy kill, power over other people’s characters, and what doesn’t belong in this story. Otherwise say yes.',
    ),
  ]);

/** Rules for players who have lost their character (rules 8.2). */
const lost = ({ setting: { options } }: KitInput): readonly Block[] =>
  section('Dead or mad', 2, [
    text('Either way the character is lost. The player keeps the hand.'),
    bullets([
      'If you control an Extra, you may make it your new character. If not, you may take any Extra that nobody controls, now or later. If there is none, you draw on your turn and bid complications, but take no action.',
      'Its attributes, its Self and its relationships to characters stay; those to Extras no longer count. Nobody can control it now.',
      options.deathIsFinalLoss
        ? 'You can’t win with it (house rule).'
        : 'You can still win with it: your present character decides.',
    ]),
  ]);

/** Rules 8.1. */
const end = ({ setting: { options } }: KitInput): readonly Block[] =>
  section('The end', 2, [
    bullets([
      'The game is over when somebody escapes. All who leave in that escape win; everybody else loses.',
      'It is also over when no player has a character and no Extra can be adopted. Then everybody loses.',
      options.lastSurvivorWins
        ? 'The last player with a character wins too, if no Extra can be adopted (house rule).'
        : 'Being the last one alive is not a win.',
      'Killing the monster ends nothing.',
      'Each winner tells a happy ending, then each loser how it ended for them.',
      'You may play the same setting again, with new characters.',
    ]),
  ]);

/** The complete rules, from character creation to the end, under this setting's house rules. */
export const leaflet = rulesLeaflet(
  (input) => [
    heading('How to play Trapped!'),
    ...flow([...aim(input), ...characters(input), ...extras(input)]),
    ...suitMeanings(),
    heading('Conflicts'),
    ...flow(conflicts(input)),
    ...relationships(input),
    ...flow(damage(input)),
    heading('Your turn'),
    ...flow([
      ...turns(input),
      ...challenge(input),
      ...control(input),
      ...explore(),
      ...attempt(input),
      ...attack(input),
      ...leave(input),
    ]),
    heading('The GM’s turn, and the end'),
    ...flow([...events(input), ...inventions(input), ...lost(input), ...end(input)]),
  ],
  { small: true },
);

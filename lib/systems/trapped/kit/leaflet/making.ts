import { said } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, cells, section, steps, table, text } from '@/lib/kit/short-blocks';
import { SUITS } from '@/lib/tabletop/cards/playing-cards';
import { attributeBand } from '../../rules/attributes';
import { planExtras } from '../../rules/creation';
import type { HouseRules } from '../../schema';
import { attributeLabel, rankRanges } from '../attribute-words';
import type { KitInput } from '../input';
import { attributeUses } from '../reference-parts';
import { SUIT_MEANINGS, signed } from '../suits';

/** Rules 1. */
export const aim = ({ setting: { options } }: KitInput): readonly Block[] => [
  text(
    'You are trapped in a place with something that wants you dead. Get out. All who escape together win, and everybody else loses.',
  ),
  text(
    'One of you is the GM and plays the monster, the place and all other people. Everybody else is a player with one character.',
  ),
  text(
    options.maxCharacters === 5
      ? 'You need three to six people, the GM included, a pack of 52 cards without jokers, pencils, this kit and four to five hours.'
      : 'You need three to seven people, the GM included (house rule), a pack of 52 cards without jokers, pencils, this kit and four to five hours.',
  ),
];

/** Names, attributes and feelings (rules 5.1 to 5.4). */
export const characters = (input: KitInput): readonly Block[] => [
  ...section('Making characters', 2, [
    steps([
      'In any order, choose a name, any gender and an occupation: a cliché in about three words that fits the place. Strange people, human or not, need everybody’s consent. Nobody has powers.',
      'Shuffle the deck and deal every player six cards. Write one rank beside each attribute, in the order you like. Suits don’t count here.',
      `Deal each player ${input.players} more cards, one for each character. Write rank and suit beside each name, Self included: this is how your character feels about that person. How they feel about you stands on their sheet. ${SELF[input.setting.options.rule1Self ? 'binding' : 'colour']}`,
      'If the deck runs out, shuffle the cards that are written down already and go on dealing.',
    ]),
  ]),
  ...attributeUses(input),
  bullets([
    `Attributes: ${rankRanges(attributeBand)}. You propose the attribute that fits; the GM has the last word.`,
    lucky(input),
  ]),
];

const SELF = {
  colour: 'Self is mostly colour.',
  binding: 'Self limits the cards you may bid for your own deeds (house rule).',
} as const;

function lucky(input: KitInput): string {
  const label = attributeLabel(input, 'lucky');
  const when =
    input.setting.options.luckyTiming === 'until_outcome'
      ? said`${label}: once a game, until the outcome is declared, this score may count instead of the attribute you named.`
      : said`${label}: once a game, this score may count instead of another attribute, if you name it with your bid (house rule).`;
  return `${when} Then cross it out. An Extra’s works in the same way for the player who bids that Extra. It adds nothing to a complication.`;
}

/** Meanings of the four suits by context (rules 9.3). */
export const suitMeanings = (): readonly Block[] =>
  section('Suits', 2, [
    table(
      [
        ['Suit', 4],
        ['Relationship', 5],
        ['Card you bid', 6],
        ['Event', 6],
      ],
      SUITS.map((suit) => {
        const { relationship, action, event } = SUIT_MEANINGS[suit];
        return cells(signed(suit), relationship, action, event);
      }),
    ),
    text(
      'The higher the rank of a relationship, the stronger it is. ♠ means that the other person has a hold over yours. To feel most for somebody, in an Event, means the highest card of its suit: in ♣, the deepest hatred.',
    ),
  ]);

/** Creating Extras, aspect by aspect (rules 5.5 and 5.6). */
export const extras = ({ players, setting: { options } }: KitInput): readonly Block[] =>
  section('Making Extras', 2, [
    steps([
      'Begin when every character is finished. Shuffle all 52 cards and deal each player five.',
      `There are ${players} Extras, as many as players. Each player keeps one Extra’s sheet, but you may fill in any of them.`,
      'The GM’s left begins, then clockwise: draw a card, play one, and fill in one blank on any Extra’s sheet.',
      `Go on until nothing is blank. Each Extra has ${planExtras(players).aspectsPerExtra} blanks, less what is printed already.`,
    ]),
    bullets([
      'Name and gender are one blank, the occupation is another. The card is spent; its value doesn’t matter.',
      'An attribute takes the rank. A relationship takes rank and suit: to each character, to each Extra, and to itself.',
      SWAY[options.extraResistance],
      'Whenever the deck is empty, shuffle the discards into a new one. If there are none either, nobody draws.',
    ]),
    text(
      'Then shuffle all 52 cards again and deal each player five, the GM none. Nobody else sees your hand. Scores on sheets are numbers, not cards: you may hold the very card that one came from.',
    ),
  ]);

/** Cost of an Extra's feelings for whoever tries to win it over (rules 6.6 and 7.2, ruling A27). */
export const SWAY: Readonly<Record<HouseRules['extraResistance'], string>> = {
  any_suit:
    'The suit of what an Extra feels for you says how you sway it safely later (♥ appeal, ♦ offer, ♠ guilt, ♣ force), and rules out the opposite suit. The rank counts against you.',
  hearts_help_actor:
    'The suit of what an Extra feels for you says how you sway it safely later (♥ appeal, ♦ offer, ♠ guilt, ♣ force), and rules out the opposite suit. The rank counts against you, but a ♥ counts for you (house rule).',
};

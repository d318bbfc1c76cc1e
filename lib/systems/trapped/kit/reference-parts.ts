import type { Block } from '@/lib/kit/blocks';
import { bullets, cells, heading, small, steps, table } from '@/lib/kit/short-blocks';
import { ATTRIBUTES } from '../vocabulary';
import { ACTIONS } from './actions';
import { ATTRIBUTE_USES, attributeLabel } from './attribute-words';
import type { KitInput } from './input';

/** Rules 6.1 and 6.2. */
export const comparing = (input: KitInput): readonly Block[] => [
  heading('Points', 2),
  table(
    [
      ['Card', 2],
      ['Points', 1],
    ],
    [cells('2 to 10', 'Its number'), cells('Jack, Queen, King', '10'), cells('Ace', '11')],
  ),
  ...whoWins(input),
];

/** Rules 6.2. */
export const whoWins = (input: KitInput): readonly Block[] => [
  heading('Who wins', 2),
  steps([
    'More points.',
    'Level? Compare the highest ranks, then the next, until two differ. Ace, King, Queen, Jack, 10 and so on down.',
    input.setting.options.suitTiebreakDepth === 'all'
      ? 'Still level? Compare suits from the top card down: ♥, then ♦, then ♠, then ♣, then none.'
      : 'Still level? Compare the suits of the top cards alone: ♥, then ♦, then ♠, then ♣, then none.',
    input.setting.options.deadTie === 'actor_loses'
      ? 'A dead tie goes against whoever acts.'
      : 'A dead tie: each side adds one card (house rule).',
  ]),
];

export const points = (): Block => small('Cards from 2 to 10 count their number; Jack, Queen and King 10, an Ace 11.');

/** Opposite suits and their effect on bids (rules 6.6). */
export const suitRing = (): readonly Block[] => [
  heading('Suit ring', 2),
  bullets([
    'Round the ring: ♥ – ♦ – ♠ – ♣ – ♥.',
    'Opposites: ♥ and ♠, ♦ and ♣. You cannot bid the opposite of the relationship that governs.',
    'A neighbouring suit is allowed, but if your side loses, the relationship takes on that suit.',
    'The same suit is always safe.',
  ]),
];

export const attributeUses = (input: KitInput): readonly Block[] => [
  heading('Attributes', 2),
  table(
    [
      ['Attribute', 3],
      ['For', 5],
    ],
    ATTRIBUTES.map((attribute) => cells(attributeLabel(input, attribute), ATTRIBUTE_USES[attribute])),
  ),
];

export const ownTurn = (input: KitInput): readonly Block[] => [
  heading('Your turn', 2),
  steps([
    emptyHand(input.setting.options.emptyHandRefill),
    'Draw one card.',
    `Take one action, or pass: ${ACTIONS}.`,
    'Tell everybody how it went. Then the monster may move.',
  ]),
];

export const actions = (): readonly Block[] => [
  heading('Actions', 2),
  table(
    [
      ['Action', 3],
      ['Against', 4],
    ],
    [
      cells('Challenge a character', 'The challenged; see the rules leaflet'),
      cells('Control an Extra', 'One card + what the Extra feels for you'),
      cells('Explore next door', 'Nothing, but an Event follows'),
      cells('Try a goal or obstacle', 'Two cards'),
      cells('Attack the monster', 'Three cards; two with its weakness known and the means at hand'),
      cells('Escape', 'Nothing, once everything before it is done'),
    ],
  ),
];

/** Rules 6.4. */
export const bidding = (input: KitInput): readonly Block[] => [
  heading('Bidding', 2),
  steps([
    'Whoever acts names the deed and an attribute, and puts a card face down.',
    'Clockwise, each of the others passes or bids one card: to help or to hinder, by character, by Extra or as a complication.',
    'All bids are turned up. The GM draws.',
    luckyStep(input),
    'Cards and scores add up; hindrances count for the other side. Higher side wins.',
  ]),
  bullets([
    'A character or Extra on the scene adds an attribute to the card. A complication is the card alone and ignores relationships.',
    handLimit(input.setting.options.handLimit),
  ]),
];

const emptyHand = (rule: 'optional' | 'mandatory') =>
  `No cards left? You ${rule === 'optional' ? 'may' : 'must'} take five new ones instead of a turn; an Event strikes you.`;

const luckyStep = (input: KitInput) => {
  const label = attributeLabel(input, 'lucky');
  return input.setting.options.luckyTiming === 'until_outcome'
    ? `Last call for ${label}, until the outcome is declared.`
    : `${label} counts only if it was named with the bid (house rule).`;
};

const handLimit = (most: number | null) =>
  most === null ? 'Hands have no limit.' : `Nobody holds more than ${most} cards (house rule).`;

import { type BySuit, SUITS, type Suit } from '../vocabulary';
import { cells, heading, small, table } from './blocks';
import { documentPiece } from './piece-maker';
import { SUIT_MEANINGS, signed, suitColumns } from './suits';

const CONTEXTS = [
  ['Relationship', 'relationship'],
  ['Action Card', 'action'],
  ['Event Card', 'event'],
] as const;

const STRENGTHS: BySuit<readonly [low: string, high: string]> = {
  hearts: ['Quietly fond of them', 'Would die for them'],
  diamonds: ['Has noticed them', 'Has to have them'],
  spades: ['Owes them a small favour', 'Dances on their strings'],
  clubs: ['Rolls their eyes', 'Hopes they are eaten first'],
};

/** In the order of the ring: neighbours are adjacent, suits across from each other opposed (rules 6.6). */
const RING = ['hearts', 'diamonds', 'spades', 'clubs'] as const satisfies readonly Suit[];

/** What each suit means, by where it turns up (rules 9.3), and which cards a relationship allows. */
export const suitReference = documentPiece({ id: 'suit-reference', title: 'Suit reference', audience: 'table' }, () => [
  heading('Suit reference'),
  {
    block: 'table',
    columns: [{ label: 'Where it turns up', share: 2 }, ...suitColumns],
    rows: CONTEXTS.map(([label, key]) => cells(label, ...SUITS.map((suit) => SUIT_MEANINGS[suit][key]))),
    rowHeaders: true,
    rowHeightMm: 14,
  },
  heading('How strong a relationship is', 2),
  table(
    [
      ['Suit', 2],
      ['Low card', 4],
      ['High card', 4],
    ],
    SUITS.map((suit) => cells(signed(suit), ...STRENGTHS[suit])),
  ),
  heading('Which cards you may bid', 2),
  {
    block: 'table',
    columns: [{ label: 'Relationship', share: 2 }, ...suitColumns],
    rows: RING.map((suit) => cells(signed(suit), ...SUITS.map((card) => sayBid(suit, card)))),
    rowHeaders: true,
  },
  small('Risky: if your side loses, the relationship takes on the suit of the card. Its rank stays.'),
]);

function sayBid(relationship: Suit, card: Suit): string {
  const apart = Math.abs(RING.indexOf(relationship) - RING.indexOf(card));
  if (apart === 0) return 'Safe';
  return apart === 2 ? 'Never' : 'Risky';
}

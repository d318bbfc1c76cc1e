import { SUITS } from '../vocabulary';
import { heading, small } from './blocks';
import { documentPiece } from './piece-maker';
import { SUIT_MEANINGS, suitColumns } from './suits';

const CONTEXTS = [
  ['Relationship', 'relationship'],
  ['Action Card', 'action'],
  ['Event Card', 'event'],
] as const;

/** What each suit means, by where it turns up (rules 9.3). */
export const suitReference = documentPiece({ id: 'suit-reference', title: 'Suit reference', audience: 'table' }, () => [
  heading('Suit reference'),
  {
    block: 'table',
    columns: [{ label: 'Where it turns up', share: 2 }, ...suitColumns],
    rows: CONTEXTS.map(([label, key]) => [
      { text: label },
      ...SUITS.map((suit) => ({ text: SUIT_MEANINGS[suit][key] })),
    ]),
    rowHeaders: true,
    rowHeightMm: 14,
  },
  small('In a relationship, a low card is a passing mood; a court card or an ace runs somebody’s life.'),
]);

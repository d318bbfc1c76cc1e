import type { Block } from '@/lib/kit/blocks';
import { cells, heading, small, table } from '@/lib/kit/short-blocks';
import { SUITS } from '@/lib/tabletop/playing-cards';
import { relationOf, type SuitRelation } from '../rules/relationships';
import { documentPiece } from './input';
import { STRENGTHS, SUIT_MEANINGS, signed, suitColumns } from './suits';

const CONTEXTS = [
  ['Relationship', 'relationship'],
  ['Action Card', 'action'],
  ['Event Card', 'event'],
] as const;

const SAID = { same: 'Safe', adjacent: 'Risky', opposed: 'Never' } as const satisfies Record<SuitRelation, string>;

/** What each suit means, by where it turns up (rules 9.3), and which cards a relationship allows. */
export const suitReference = documentPiece({ id: 'suit-reference', title: 'Suit reference', audience: 'table' }, () => [
  heading('Suit reference'),
  ...suits(),
]);

/** The same without its heading. */
export const suits = (): readonly Block[] => [
  {
    block: 'table',
    columns: [{ label: 'Where it turns up', share: 2 }, ...suitColumns],
    rows: CONTEXTS.map(([label, key]) => cells(label, ...SUITS.map((suit) => SUIT_MEANINGS[suit][key]))),
    rowHeaders: true,
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
    rows: SUITS.map((suit, felt) => cells(signed(suit), ...SUITS.map((_, card) => SAID[relationOf(felt, card)]))),
    rowHeaders: true,
  },
  small('Risky: if your side loses, the relationship takes on the suit of the card. Its rank stays.'),
];

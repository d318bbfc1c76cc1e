import type { Block } from '@/lib/kit/blocks';
import { bullets, cells, flow, heading, table } from '@/lib/kit/short-blocks';
import { documentPiece, type KitInput } from './input';

/** What comes of a challenge (rules 7.1). */
export const challengeTable = documentPiece(
  { id: 'challenge-table', title: 'Challenge table', audience: 'table' },
  (input) => [heading('Challenge table'), ...challenges(input)],
);

/** The same without its heading. */
export const challenges = ({ setting: { options } }: KitInput): readonly Block[] => [
  table(
    [
      ['Answer', 3],
      ['Who must try the deed', 4],
      ['Cards drawn by the challenged', 4],
    ],
    [
      cells('Accepted', 'The challenged, in their own way', 'One, before trying'),
      cells('Declined, and the challenger won the duel', 'The challenged, grudgingly', 'None'),
      cells('Declined, and the challenger lost the duel', 'Nobody', 'One'),
    ],
    { rowHeightMm: 12 },
  ),
  ...flow([
    bullets([
      'Say what is to be done, never how. Anyone can be dared, from any distance.',
      'A duel is one card each, under the relationship rules, plus an attribute if one wishes.',
      options.duelOpenBidding ? 'Others may help or hinder in a duel (house rule).' : 'Nobody else bids in a duel.',
      options.deadTie === 'redraw'
        ? 'A dead tie in a duel: each side adds one card (house rule).'
        : 'A dead tie in a duel counts as lost by the challenger.',
      options.challengeBidStart === 'turn_owner_left'
        ? 'Bidding on the attempt begins left of the challenger (house rule).'
        : 'Bidding on the attempt begins left of the challenged.',
      'Nobody can be dared to do a goal that something else must come before.',
    ]),
  ]),
];

import { CARD_SIZES } from '@/lib/kit/blank';
import { board } from '@/lib/kit/blanks/flat';
import { cutPiece, type KitInput } from './input';
import { SIGNS } from './looks';
import { slotNames } from './names';

/** A card and a little more; cards overlap where there are so many that they would fit on no page. */
const SLOT_MM = CARD_SIZES.poker.widthMm + 3;
const MOST_MM = 250;
/** Above a card its slot can still be read. */
const HEIGHT_MM = CARD_SIZES.poker.heightMm + 8;

/** A row for each player at the largest table (rules 3). */
export const mats = cutPiece(
  { id: 'mats', title: 'Row mats', audience: 'player' },
  'RM',
  ({ body: { slots } }) => board({ widthMm: Math.min(slots * SLOT_MM, MOST_MM), heightMm: HEIGHT_MM }),
  ({ body, players }: KitInput) => [
    {
      id: 'mat',
      title: 'Row mat',
      copies: players,
      faces: [{ face: 'slots', tone: 'plain', icon: SIGNS.back, labels: slotNames(body) }],
    },
  ],
);

import { CARD_SIZES } from '@/lib/kit/blank';
import { board } from '@/lib/kit/blanks/flat';
import type { IconName } from '@/lib/kit/blocks';
import type { PieceMaker, pieceMakers } from './piece-makers';
import { slotLabels } from './slots';

interface Rows {
  readonly players: number;
  /** Cards in a row. */
  readonly slots: number;
}

/** A card and a little more; cards overlap where there are so many that they would fit on no page. */
const SLOT_MM = CARD_SIZES.poker.widthMm + 3;
const MOST_MM = 250;
/** Above a card its slot can still be read. */
const HEIGHT_MM = CARD_SIZES.poker.heightMm + 8;

/** A mat for each player, with a slot for each card of a row. */
export const rowMats = <Input>(
  { cutPiece }: Pick<ReturnType<typeof pieceMakers<Input>>, 'cutPiece'>,
  code: string,
  icon: IconName,
  rowsOf: (input: Input) => Rows,
): PieceMaker<Input> =>
  cutPiece(
    { id: 'mats', title: 'Row mats', audience: 'player' },
    code,
    (input) => board({ widthMm: Math.min(rowsOf(input).slots * SLOT_MM, MOST_MM), heightMm: HEIGHT_MM }),
    (input) => {
      const { players, slots } = rowsOf(input);
      const face = { face: 'slots', tone: 'plain', icon, labels: slotLabels(slots) } as const;
      return [{ id: 'mat', title: 'Row mat', copies: players, faces: [face] }];
    },
  );

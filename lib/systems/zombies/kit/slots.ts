import { CARD_SIZES } from '@/lib/kit/blank';
import { board } from '@/lib/kit/blanks/flat';
import type { IconName } from '@/lib/kit/blocks';
import type { PieceMaker, pieceMakers } from '@/lib/tabletop/piece-makers';

const OF_THREE = ['left', 'middle', 'right'];

/** A slot of a row as a word: left, middle or right of three, otherwise its number from the left. */
export const slotName = (slots: number, slot: number): string =>
  (slots === 3 ? OF_THREE[slot] : undefined) ?? String(slot + 1);

/** Slots as mats show them: "L", "M" and "R" of three. */
export const slotLabels = (slots: number): readonly string[] =>
  Array.from({ length: slots }, (_, slot) => slotName(slots, slot).charAt(0).toUpperCase());

/** "left card", "card 2". */
export const slotCard = (slots: number, slot: number): string =>
  slots === 3 ? `${slotName(slots, slot)} card` : `card ${slotName(slots, slot)}`;

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

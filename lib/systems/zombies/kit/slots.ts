import { CARD_SIZES } from '@/lib/kit/blank';
import { board } from '@/lib/kit/blanks/flat';
import type { IconName } from '@/lib/kit/blocks';
import type { PieceMaker, pieceMakers } from '@/lib/tabletop/piece-makers';

const OF_THREE = ['left', 'middle', 'right'];

/** Name of a slot: left, middle or right of three, otherwise its number from the left. */
export const slotName = (slots: number, slot: number): string =>
  (slots === 3 ? OF_THREE[slot] : undefined) ?? String(slot + 1);

/** Labels of slots on mats: "L", "M" and "R" of three. */
export const slotLabels = (slots: number): readonly string[] =>
  Array.from({ length: slots }, (_, slot) => slotName(slots, slot).charAt(0).toUpperCase());

/** Names a card by its slot: "left card", "card 2". */
export const slotCard = (slots: number, slot: number): string =>
  slots === 3 ? `${slotName(slots, slot)} card` : `card ${slotName(slots, slot)}`;

interface Rows {
  readonly players: number;
  /** Cards in a row. */
  readonly slots: number;
}

/** Card width plus a margin; cards overlap if the row would be wider than a page. */
const SLOT_MM = CARD_SIZES.poker.widthMm + 3;
const MOST_MM = 250;
/** Leaves the label of the slot visible above the card. */
const HEIGHT_MM = CARD_SIZES.poker.heightMm + 8;

/** Makes a mat for each player, with a slot for each card of a row. */
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

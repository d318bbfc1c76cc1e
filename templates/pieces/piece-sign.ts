import type { IconName } from '@/lib/kit/blocks';
import { SIGN_MM } from '@/lib/kit/face-boxes';
import type { Item } from '../display-list';
import { drawText, layText, plainSpan, type TextBlock, type TextSetting } from '../flow/text';
import { mmFromPt } from '../theme/styles';
import type { Setter } from '../type/setter';
import { signIn } from './faces/face';
import { boxBetween, type Room } from './faces/room';

/** Small, since nobody needs it in play, but large enough to sort a heap by. */
export const SIGN_PT = 5;
const ICON_MM = 1.9;
const GAP_MM = 0.5;

export interface PieceNumber {
  readonly icon: IconName;
  readonly code: string;
  readonly number: number;
  readonly count: number;
  readonly draft: boolean;
}

/** "EV 7/24" with the game's sign, in a corner of the safe zone that no face uses, or as much of it as has room. */
export function pieceSign(
  { icon, code, number, count, draft }: PieceNumber,
  room: Room,
  ink: string,
  setter: Setter,
): readonly Item[] {
  const numbered = `${code} ${number}/${count}`;
  const words = [...(draft ? [`${numbered} · ${DRAFT}`] : []), numbered, `${code} ${number}`, String(number)];
  return inCorner(words, icon, room, ink, setter);
}

/** On backs, which say nothing else, that they are not fit to play with yet. */
export const draftSign = (room: Room, ink: string, setter: Setter): readonly Item[] =>
  inCorner([DRAFT], undefined, room, ink, setter);

export const DRAFT = 'DRAFT';

/** The first of the words that has room, with the sign if that has room too. */
function inCorner(
  words: readonly string[],
  icon: IconName | undefined,
  room: Room,
  ink: string,
  setter: Setter,
): readonly Item[] {
  const box = boxBetween(room, room.signTopMm, room.signTopMm + SIGN_MM);
  const setting: TextSetting = { setter, pt: SIGN_PT, lineHeight: SIGN_MM / mmFromPt(SIGN_PT) };
  for (const text of words) {
    const block = layText(plainSpan(text, 'label', ink), Number.MAX_SAFE_INTEGER, setting);
    const wide = widthOf(block);
    for (const iconMm of icon === undefined ? [0] : [ICON_MM + GAP_MM, 0]) {
      if (iconMm + wide > box.widthMm) continue;
      const isCorner = room.outline.shape === 'rectangle' || room.outline.shape === 'polygon';
      const x = isCorner ? box.xMm : box.xMm + (box.widthMm - iconMm - wide) / 2;
      const items: Item[] = [];
      const sign = { xMm: x, yMm: box.yMm + (SIGN_MM - ICON_MM) / 2, widthMm: ICON_MM, heightMm: ICON_MM };
      if (icon !== undefined && iconMm > 0) items.push(...signIn(icon, sign, ink));
      drawText(block, setting, x + iconMm, box.yMm, items);
      return items;
    }
  }
  return [];
}

const widthOf = ({ lines }: TextBlock) => ((lines[0]?.width ?? 0) * mmFromPt(SIGN_PT)) / 1000;

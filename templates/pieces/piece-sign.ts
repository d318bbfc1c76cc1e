import type { BoxMm } from '@/lib/kit/blank';
import type { Block, IconName } from '@/lib/kit/blocks';
import { SIGN_MM } from '@/lib/kit/face-boxes';
import type { Item } from '@/templates/drawing/display-list';
import { drawText, layText, plainSpan, type TextSetting } from '../flow/text';
import { mmFromPt } from '../theme/styles';
import type { Setter } from '../type/setter';
import { signIn } from './faces/face';
import { boxBetween, type Room } from './faces/room';

/** Small, since it is not needed in play, but large enough for sorting a pile of pieces. */
export const SIGN_PT = 5;
const ICON_MM = 1.9;
const GAP_MM = 0.5;

interface Numbering {
  readonly icon: IconName;
  readonly code: string;
  readonly count: number;
  readonly draft: boolean;
}

/** Draws "EV 7/24" with the game's sign in a corner of the safe zone that no face uses, or as much of it as fits. */
export function pieceSigns(
  { icon, code, count, draft }: Numbering,
  room: Room,
  setter: Setter,
): (number: number, ink: string) => readonly Item[] {
  const corner = cornerOf(room, setter);
  return (number, ink) => {
    const numbered = `${code} ${number}/${count}`;
    return (
      (draft ? signed(`${numbered} · ${DRAFT}`, icon, corner, ink) : undefined) ??
      signed(numbered, icon, corner, ink) ??
      signed(`${code} ${number}`, icon, corner, ink) ??
      signed(String(number), icon, corner, ink) ??
      []
    );
  };
}

/** Draws the draft stamp on backs, which have no code. */
export const draftSign = (room: Room, ink: string, setter: Setter): readonly Item[] =>
  signed(DRAFT, undefined, cornerOf(room, setter), ink) ?? [];

export const DRAFT = 'DRAFT';

interface Corner {
  readonly box: BoxMm;
  /** Left-aligned; centred on round pieces. */
  readonly isLeft: boolean;
  readonly setting: TextSetting;
}

const cornerOf = (room: Room, setter: Setter): Corner => ({
  box: boxBetween(room, room.signTopMm, room.signTopMm + SIGN_MM),
  isLeft: room.outline.shape === 'rectangle' || room.outline.shape === 'polygon',
  setting: { setter, pt: SIGN_PT, lineHeight: SIGN_MM / mmFromPt(SIGN_PT) },
});

/** Sets text with the sign if both fit, or the text alone; undefined if not even that fits. */
function signed(
  text: string,
  icon: IconName | undefined,
  { box, isLeft, setting }: Corner,
  ink: string,
): readonly Item[] | undefined {
  const block = layText(plainSpan(text, 'label', ink), Number.MAX_SAFE_INTEGER, setting);
  const wide = ((block.lines[0]?.width ?? 0) * mmFromPt(SIGN_PT)) / 1000;
  if (wide > box.widthMm) return undefined;
  const shown = ICON_MM + GAP_MM + wide > box.widthMm ? undefined : icon;
  const iconMm = shown === undefined ? 0 : ICON_MM + GAP_MM;
  const x = isLeft ? box.xMm : box.xMm + (box.widthMm - iconMm - wide) / 2;
  const sign = { xMm: x, yMm: box.yMm + (SIGN_MM - ICON_MM) / 2, widthMm: ICON_MM, heightMm: ICON_MM };
  const items = shown === undefined ? [] : [...signIn(shown, sign, ink)];
  drawText(block, setting, x + iconMm, box.yMm, items);
  return items;
}

/** Text that does not fit on a piece. */
export interface LostWords {
  /** Code as printed on the piece: "EV 7". */
  readonly sign: string;
  readonly title: string;
  readonly field: string;
  readonly text: string;
}

/** Builds a page of the full texts that are cut short on pieces, listed by the pieces' codes. */
export const notesOn = (title: string, words: readonly LostWords[]): readonly Block[] => [
  { block: 'heading', level: 1, text: `${title}: in full` },
  { block: 'text', markdown: 'These words found no room on their pieces. Each piece says its number in a corner.' },
  ...words.flatMap(({ sign, title, field, text }): readonly Block[] => [
    { block: 'heading', level: 3, text: `${sign} · ${title} · ${field}` },
    { block: 'text', markdown: text },
  ]),
];

import type { BoxMm } from '@/lib/kit/blank';
import type { Face } from '@/lib/kit/faces';
import { addNode, circle, type Item } from '@/templates/drawing/display-list';
import { drawText, layText, plainSpan, type TextSetting } from '../../flow/text';
import { mmFromPt } from '../../theme/styles';
import type { Setter } from '../../type/setter';
import { type DrawFace, grounded, groundItems, oneFace } from './face';
import { contentBox, groundBox, type Room } from './room';

type Place = readonly [across: -1 | 0 | 1, down: -1 | 0 | 1];
const MIDDLE: Place = [0, 0];
const RISING: readonly Place[] = [
  [-1, 1],
  [1, -1],
];
const FALLING: readonly Place[] = [
  [-1, -1],
  [1, 1],
];
const BESIDE: readonly Place[] = [
  [-1, 0],
  [1, 0],
];
/** Pip layouts by number, from 1. */
const PIPS: readonly (readonly Place[])[] = [
  [MIDDLE],
  RISING,
  [...RISING, MIDDLE],
  [...RISING, ...FALLING],
  [...RISING, ...FALLING, MIDDLE],
  [...RISING, ...FALLING, ...BESIDE],
];

const PIP_SHARE = 0.13;

/** A number that stays clear of the piece's code. */
export const drawNumberFace: DrawFace<Extract<Face, { face: 'number' }>> = (face, room, setting, node) => {
  const tint = setting.theme.tone[face.tone];
  const pips = face.as === 'pips' ? PIPS[face.value - 1] : undefined;
  if (pips) {
    const figure = addNode(node, 'Figure', { alt: String(face.value) });
    const d = pipsIn(middleOf(room), pips);
    return oneFace({ ground: [], items: [{ kind: 'path', d, fill: tint.edge, node: figure }], signInk: tint.edge });
  }
  const digits = { ink: tint.on, setter: setting.setter, node: addNode(node, 'P') };
  return oneFace({
    ground: grounded(room, groundItems(room, groundBox(room), tint)),
    items: digitsIn(contentBox(room), String(face.value), digits),
    signInk: tint.on,
  });
};

/** Returns the largest square centred on the face. */
function middleOf(room: Room): BoxMm {
  const box = contentBox(room);
  const bottom = box.yMm + box.heightMm;
  const side = Math.max(0, Math.min(box.widthMm, 2 * bottom - room.heightMm));
  return { xMm: (room.widthMm - side) / 2, yMm: (room.heightMm - side) / 2, widthMm: side, heightMm: side };
}

function pipsIn({ xMm, yMm, widthMm }: BoxMm, pips: readonly Place[]): string {
  const radius = widthMm * PIP_SHARE;
  const [middle, reach] = [widthMm / 2, widthMm / 2 - radius];
  return pips
    .map(([across, down]) => circle(xMm + middle + across * reach, yMm + middle + down * reach, radius))
    .join(' ');
}

function digitsIn(
  { xMm, yMm, widthMm, heightMm }: BoxMm,
  digits: string,
  { ink, ...setting }: { readonly ink: string } & Pick<TextSetting, 'setter' | 'node'>,
): readonly Item[] {
  const pt = Math.min(heightMm / mmFromPt(LINE_HEIGHT), widthMm / widthAtOnePoint(digits, setting.setter));
  const set: TextSetting = { ...setting, pt, lineHeight: LINE_HEIGHT, align: 'center' };
  const items: Item[] = [];
  // Slightly wider than the digits, so that rounding does not break the line.
  const block = layText(plainSpan(digits, 'heading', ink), widthMm + 0.01, set);
  drawText(block, set, xMm, yMm + (heightMm - block.heightMm) / 2, items);
  return items;
}

const SAMPLE_PT = 100;
/** Line height that contains all digits. */
const LINE_HEIGHT = 1.25;

function widthAtOnePoint(words: string, setter: Setter): number {
  const { lines } = layText(plainSpan(words, 'heading', '#000000'), 1000, { setter, pt: SAMPLE_PT, lineHeight: 1 });
  return ((lines[0]?.width ?? 0) * mmFromPt(1)) / 1000;
}

import type { BoxMm } from '@/lib/kit/blank';
import type { Compass } from '@/lib/kit/blocks';
import type { Face } from '@/lib/kit/faces';
import { addNode, type Item, rectangle, type StructNode } from '@/templates/drawing/display-list';
import { patternStrip } from '../../theme/patterns';
import { compassItems } from './compass';
import { type DrawFace, type FaceSetting, type Overflow, oneFace, signIn, tinted } from './face';
import { drawnAt, fitWords } from './fit-words';
import { contentBox } from './room';

/** Height of a space's name, which no card covers. */
const MOST_HEAD_MM = 8;
const HEAD_SHARE = 0.25;
const GAP_MM = 1.5;
const STRIP_SHARE = 0.2;
const SIGN_SHARE = 0.45;
/** Radius of a compass, as a share of the room below a space's name. */
const COMPASS_SHARE = 0.47;

/** Frames for cards, each under a band with its name, and a sign or a compass that shows while the card is missing. */
export const drawSlotsFace: DrawFace<Extract<Face, { face: 'slots' }>> = (face, room, setting, node) => {
  const { theme } = setting;
  const tint = theme.tone[face.tone];
  const box = contentBox(room);
  const list = addNode(node, 'L');
  const overflow: Overflow[] = [];
  const items = face.labels.flatMap((label, i): readonly Item[] => {
    const slot = slotIn(box, i, face.labels.length);
    const head = { ...slot, heightMm: Math.min(MOST_HEAD_MM, slot.heightMm * HEAD_SHARE) };
    const body = addNode(addNode(list, 'LI'), 'LBody');
    const stripMm = head.widthMm * STRIP_SHARE;
    const words = { ...head, xMm: head.xMm + stripMm, widthMm: head.widthMm - 2 * stripMm };
    const name = fitWords(setting, 'emblemTitle', label, words, body, { align: 'center', color: tint.on });
    if (name.isCut && label.trim() !== '') overflow.push({ field: `slot ${i + 1}`, text: label, lost: true });
    return [
      ...tinted(head, tint),
      ...patternStrip(theme, tint, atEnd(head, stripMm)),
      ...drawnAt(name, { ...words, yMm: words.yMm + Math.max(0, words.heightMm - name.fitted.heightMm) / 2 }),
      { kind: 'path', d: outlineOf(slot), stroke: theme.rule, widthMm: 0.3, dashMm: [2, 1.5] },
      ...(face.compass
        ? compassIn(face.compass, belowHead(slot, head.heightMm), setting, node)
        : signIn(face.icon, inMiddle(belowHead(slot, head.heightMm)), theme.rule)),
    ];
  });
  return oneFace({ ground: [], items, signInk: theme.grey }, overflow);
};

function slotIn({ xMm, yMm, widthMm, heightMm }: BoxMm, i: number, count: number): BoxMm {
  const wide = widthMm / count;
  const gap = Math.min(GAP_MM, wide * 0.1);
  return { xMm: xMm + i * wide + gap / 2, yMm, widthMm: wide - gap, heightMm };
}

/** Returns the box of a band's pattern, after its text. */
const atEnd = ({ xMm, yMm, widthMm, heightMm }: BoxMm, stripMm: number): BoxMm => ({
  xMm: xMm + widthMm - stripMm,
  yMm: yMm + heightMm * 0.3,
  widthMm: stripMm * 0.8,
  heightMm: heightMm * 0.4,
});

const outlineOf = ({ xMm, yMm, widthMm, heightMm }: BoxMm): string => rectangle(xMm, yMm, widthMm, heightMm);

const belowHead = (slot: BoxMm, headMm: number): BoxMm => ({
  ...slot,
  yMm: slot.yMm + headMm,
  heightMm: slot.heightMm - headMm,
});

function inMiddle({ xMm, yMm, widthMm, heightMm }: BoxMm): BoxMm {
  const size = Math.min(widthMm, heightMm) * SIGN_SHARE;
  return { xMm: xMm + (widthMm - size) / 2, yMm: yMm + (heightMm - size) / 2, widthMm: size, heightMm: size };
}

const compassIn = (compass: Compass, { xMm, yMm, widthMm, heightMm }: BoxMm, setting: FaceSetting, node: StructNode) =>
  compassItems(
    compass,
    { x: xMm + widthMm / 2, y: yMm + heightMm / 2 },
    Math.min(widthMm, heightMm) * COMPASS_SHARE,
    setting,
    addNode(node, 'Figure', { alt: `Compass: ${compass.directions.join(', ')}` }),
  );

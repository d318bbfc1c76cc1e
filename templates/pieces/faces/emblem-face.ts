import type { BoxMm } from '@/lib/kit/blank';
import { EMBLEM_NOTE_SHARE, EMBLEM_SHARE, emblemGap } from '@/lib/kit/face-boxes';
import type { Face } from '@/lib/kit/faces';
import { addNode, type Item, rectangle, type StructNode } from '@/templates/drawing/display-list';
import { alongFoot, patternStrip } from '../../theme/patterns';
import { artIn } from './art';
import {
  type DrawFace,
  type FaceSetting,
  grounded,
  groundItems,
  groundOf,
  type Overflow,
  oneFace,
  signIn,
} from './face';
import { fitWords } from './fit-words';
import { boxBetween, groundBox, once, type Room } from './room';

type EmblemFace = Extract<Face, { face: 'emblem' }>;

/** Ratio of width to height from which text is placed beside the sign. */
const STRIP_RATIO = 1.8;
const STRIP_SHARE = 0.07;
const MOST_STRIP_MM = 2.6;

/** A placard: a sign on a background of its tone, with text on white below or beside it. */
export const drawEmblemFace: DrawFace<EmblemFace> = (face, room, setting, node) => {
  const { theme } = setting;
  const tint = theme.tone[face.tone];
  const [title, note] = [face.title.trim(), face.note.trim()];
  const isAlone = title === '' && note === '';
  const places = placesIn(room, isAlone ? 'alone' : title === '' || note === '' ? 'title' : 'both');
  const { ground, strip, words } = places;
  const corners = drawCorners(face, room, setting, node);
  const sign = corners.items.length > 0 ? below(places.sign, corners.bottomMm) : places.sign;
  // Text next to a sign describes it. A sign alone needs alternative text.
  const signNode = isAlone ? addNode(node, 'Figure', { alt: node.title || 'Sign' }) : undefined;
  const drawn =
    face.art === undefined
      ? {
          ground: groundOf(places, theme, face.tone, () =>
            grounded(room, [...groundItems(room, ground, tint), ...patternStrip(theme, tint, strip)]),
          ),
          items: signIn(face.icon ?? '', sign, tint.on, { node: signNode, lowInk: theme.lowInk }),
        }
      : {
          ground: grounded(
            room,
            artIn(setting, face.art, aboveSign(ground, room), title || note || node.title || '', node),
          ),
          items: [],
        };
  const text = isAlone ? { items: [], overflow: [] } : drawWords(face, words, setting, node);
  return oneFace(
    {
      ground: drawn.ground,
      items: [...drawn.items, ...corners.items, ...text.items],
      signInk: isAlone && face.art === undefined ? tint.on : theme.grey,
    },
    [...corners.overflow, ...text.overflow],
  );
};

/** Returns the boxes of the background, the sign, the pattern at its edge and the text. */
const placesIn = once((room: Room, share: keyof typeof EMBLEM_SHARE) => {
  const all = groundBox(room);
  const { safe, signTopMm } = room;
  const isStrip = share !== 'alone' && room.widthMm > STRIP_RATIO * room.heightMm;
  const bottom = isStrip ? signTopMm : safe.yMm + (signTopMm - safe.yMm) * EMBLEM_SHARE[share];
  const stripMm = Math.min(MOST_STRIP_MM, (bottom - safe.yMm) * STRIP_SHARE);
  const gap = emblemGap(room);
  if (isStrip) {
    const right = safe.xMm + (signTopMm - safe.yMm);
    const ground = { ...all, widthMm: right - all.xMm, heightMm: signTopMm - all.yMm };
    const sign = { ...safe, widthMm: right - safe.xMm, heightMm: signTopMm - safe.yMm - stripMm };
    const left = right + 2 * gap + 1;
    const words = { xMm: left, yMm: safe.yMm, widthMm: safe.xMm + safe.widthMm - left, heightMm: signTopMm - safe.yMm };
    return { ground, sign: shrunk(sign), strip: alongFoot(ground, stripMm), words };
  }
  const ground = share === 'alone' ? all : { ...all, heightMm: bottom - all.yMm };
  const strip = alongFoot({ ...ground, heightMm: bottom - ground.yMm }, stripMm);
  const words = boxBetween(room, bottom + gap, signTopMm);
  return { ground, sign: signBox(room, safe.yMm, strip.yMm), strip, words };
});

/** Limits a picture so that the foot stays white for the piece's code. */
const aboveSign = (ground: BoxMm, { signTopMm }: Room): BoxMm => ({
  ...ground,
  heightMm: Math.min(ground.heightMm, signTopMm - ground.yMm),
});

const shrunk = ({ xMm, yMm, widthMm, heightMm }: BoxMm): BoxMm => ({
  xMm: xMm + widthMm * 0.08,
  yMm: yMm + heightMm * 0.08,
  widthMm: widthMm * 0.84,
  heightMm: heightMm * 0.84,
});

const CORNER_MM = { widthMm: 14, heightMm: 8 } as const;
const CORNER_SHARE = { width: 0.25, height: 0.12 } as const;

/** Draws the corners in white boxes, legible on any background and on pictures. */
function drawCorners({ corners, tone }: EmblemFace, room: Room, setting: FaceSetting, node: StructNode) {
  const { safe } = room;
  const widthMm = Math.min(CORNER_MM.widthMm, safe.widthMm * CORNER_SHARE.width);
  const heightMm = Math.min(CORNER_MM.heightMm, safe.heightMm * CORNER_SHARE.height);
  const items: Item[] = [];
  const overflow: Overflow[] = [];
  for (const [i, text] of (room.outline.shape === 'rectangle' ? (corners ?? []) : []).entries()) {
    if (text.trim() === '') continue;
    const xMm = i === 0 ? safe.xMm : safe.xMm + safe.widthMm - widthMm;
    const box = { xMm, yMm: safe.yMm, widthMm, heightMm };
    const centred = { align: 'center', color: setting.theme.ink } as const;
    const words = fitWords(setting, 'emblemTitle', text, box, addNode(node, 'P'), centred);
    if (words.isCut) overflow.push({ field: 'corner', text, lost: true });
    items.push({
      kind: 'path',
      d: rectangle(xMm, safe.yMm, widthMm, heightMm),
      fill: '#FFFFFF',
      stroke: setting.theme.tone[tone].edge,
      widthMm: 0.4,
    });
    words.fitted.draw(xMm, safe.yMm + (heightMm - words.fitted.heightMm) / 2, items);
  }
  return { items, overflow, bottomMm: safe.yMm + heightMm };
}

function below(box: BoxMm, topMm: number): BoxMm {
  const yMm = Math.max(box.yMm, topMm);
  return { ...box, yMm, heightMm: Math.max(0, box.yMm + box.heightMm - yMm) };
}

function drawWords(face: EmblemFace, box: BoxMm, setting: FaceSetting, node: StructNode) {
  const [hasTitle, hasNote] = [face.title.trim() !== '', face.note.trim() !== ''];
  const gap = Math.min(1, box.heightMm * 0.05);
  const centred = { align: 'center', color: setting.theme.ink } as const;
  const titleBox = { ...box, heightMm: box.heightMm * (hasNote ? EMBLEM_NOTE_SHARE : 1) };
  const title = fitWords(setting, 'emblemTitle', face.title, titleBox, addNode(node, 'H2'), centred);
  const used = hasTitle ? title.fitted.heightMm + gap : 0;
  const rest = { ...box, yMm: box.yMm + used, heightMm: Math.max(0, box.heightMm - used) };
  const note = fitWords(setting, 'emblemNote', face.note, rest, addNode(node, 'P'), centred);
  const spare = Math.max(0, rest.heightMm - (hasNote ? note.fitted.heightMm : 0)) / 2;
  const items: Item[] = [];
  const overflow: Overflow[] = [];
  if (hasTitle) title.fitted.draw(box.xMm, box.yMm + spare, items);
  if (hasNote) note.fitted.draw(rest.xMm, rest.yMm + spare, items);
  if (hasTitle && title.isCut) overflow.push({ field: 'title', text: face.title, lost: true });
  if (hasNote && note.isCut) overflow.push({ field: 'note', text: face.note, lost: true });
  return { items, overflow };
}

/** Returns a box for the sign between two heights, about as large as possible and near the middle. */
function signBox(room: Room, top: number, bottom: number): BoxMm {
  const pad = (bottom - top) * 0.08;
  const [from, to] = [top + pad, bottom - pad];
  // On a round piece the narrower chord limits the width, so giving up a little height gains a lot of width.
  const tries = [0, 0.06, 0.12, 0.18, 0.24, 0.3].map((share) => {
    const box = boxBetween(room, from + (to - from) * share, to - (to - from) * (share / 3));
    return { box, size: Math.min(box.widthMm, box.heightMm) };
  });
  return tries.reduce((best, next) => (next.size > best.size + 1e-9 ? next : best)).box;
}

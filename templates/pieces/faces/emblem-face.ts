import type { BoxMm } from '@/lib/kit/blank';
import { EMBLEM_NOTE_SHARE, EMBLEM_SHARE, emblemGap } from '@/lib/kit/face-boxes';
import type { Face } from '@/lib/kit/faces';
import { addNode, type Item, type StructNode } from '../../display-list';
import { alongFoot, patternStrip } from '../../theme/patterns';
import { artIn } from './art';
import { type DrawFace, type FaceSetting, grounded, groundItems, oneFace, signIn } from './face';
import { drawnAt, fitWords } from './fit-words';
import { boxBetween, groundBox, type Room } from './room';

type EmblemFace = Extract<Face, { face: 'emblem' }>;

/** A room that is so much broader than it is high has its words beside its sign. */
const STRIP_RATIO = 1.8;
const STRIP_SHARE = 0.07;
const MOST_STRIP_MM = 2.6;

/** A placard: its sign on a ground of its tone and, on white below it or beside it, what it is. */
export const drawEmblemFace: DrawFace<EmblemFace> = (face, room, setting, node) => {
  const { theme } = setting;
  const tint = theme.tone[face.tone];
  const [title, note] = [face.title.trim(), face.note.trim()];
  const isAlone = title === '' && note === '';
  const { ground, sign, strip, words } = placesOf(
    room,
    isAlone ? 'alone' : title === '' || note === '' ? 'title' : 'both',
  );
  // Words beside a sign say what it is; alone, it has to be said.
  const signNode = isAlone ? addNode(node, 'Figure', { alt: node.title || 'Sign' }) : undefined;
  const drawn =
    face.art === undefined
      ? {
          ground: [...groundItems(room, ground, tint), ...patternStrip(theme, tint, strip)],
          items: signIn(face.icon ?? '', sign, tint.on, signNode),
        }
      : {
          ground: artIn(setting, face.art, aboveSign(ground, room), title || note || node.title || '', node),
          items: [],
        };
  const said = isAlone ? { items: [], overflow: [] } : drawWords(face, words, setting, node);
  return oneFace(
    {
      ground: grounded(room, drawn.ground),
      items: [...drawn.items, ...said.items],
      signInk: isAlone && face.art === undefined ? tint.on : theme.grey,
    },
    said.overflow,
  );
};

/** Where the ground, the sign on it, the pattern at its edge and the words stand. */
function placesOf(room: Room, share: keyof typeof EMBLEM_SHARE) {
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
}

/** A picture leaves the foot white for the sign that says which piece it is. */
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

function drawWords(face: EmblemFace, box: BoxMm, setting: FaceSetting, node: StructNode) {
  const gap = Math.min(1, box.heightMm * 0.05);
  const titleMm = face.note.trim() === '' ? box.heightMm : box.heightMm * EMBLEM_NOTE_SHARE;
  const { theme } = setting;
  const put = (style: 'emblemTitle' | 'emblemNote', text: string, within: BoxMm, role: 'H2' | 'P') =>
    fitWords(setting, style, text, within, addNode(node, role), { align: 'center', color: theme.ink });
  const title = put('emblemTitle', face.title, { ...box, heightMm: titleMm }, 'H2');
  const used = face.title.trim() === '' ? 0 : title.fitted.heightMm + gap;
  const rest = { ...box, yMm: box.yMm + used, heightMm: Math.max(0, box.heightMm - used) };
  const note = put('emblemNote', face.note, rest, 'P');
  const spare = Math.max(0, rest.heightMm - (face.note.trim() === '' ? 0 : note.fitted.heightMm)) / 2;
  const items: Item[] = [];
  if (face.title.trim() !== '') items.push(...drawnAt(title, { ...box, yMm: box.yMm + spare }));
  if (face.note.trim() !== '') items.push(...drawnAt(note, { ...rest, yMm: rest.yMm + spare }));
  const overflow = [
    { field: 'title', text: face.title, isCut: title.isCut },
    { field: 'note', text: face.note, isCut: note.isCut },
  ].flatMap(({ field, text, isCut }) => (isCut && text.trim() !== '' ? [{ field, text, lost: true }] : []));
  return { items, overflow };
}

/** As large as the room between two heights lets a sign be, near its middle. */
function signBox(room: Room, top: number, bottom: number): BoxMm {
  const pad = (bottom - top) * 0.08;
  const [from, to] = [top + pad, bottom - pad];
  // The narrower of a round room's chords decides, so a little height buys a lot of width.
  const tries = [0, 0.06, 0.12, 0.18, 0.24, 0.3].map((share) => {
    const box = boxBetween(room, from + (to - from) * share, to - (to - from) * (share / 3));
    return { box, size: Math.min(box.widthMm, box.heightMm) };
  });
  return tries.reduce((best, next) => (next.size > best.size + 1e-9 ? next : best)).box;
}

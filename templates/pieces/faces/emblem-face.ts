import type { BoxMm } from '@/lib/kit/blank';
import type { Face } from '@/lib/kit/faces';
import { addNode, type Item } from '../../display-list';
import { alongFoot, patternStrip } from '../../theme/patterns';
import { artIn } from './art';
import { type DrawFace, type FaceSetting, grounded, oneFace, signIn, tinted } from './face';
import { drawnAt, fitWords } from './fit-words';
import { boxBetween, groundBox, type Room } from './room';

type EmblemFace = Extract<Face, { face: 'emblem' }>;

/** How much of the height the sign takes, by whether words stand below it. */
const SHARE = { alone: 1, title: 0.64, both: 0.52 } as const;
const STRIP_SHARE = 0.07;
const MOST_STRIP_MM = 2.6;

/** A placard: its sign on a ground of its tone, and below it, on white, what it is. */
export const drawEmblemFace: DrawFace<EmblemFace> = (face, room, setting, node) => {
  const { theme } = setting;
  const tint = theme.tone[face.tone];
  const [title, note] = [face.title.trim(), face.note.trim()];
  const safe = room.safe.yMm;
  const share = title === '' && note === '' ? SHARE.alone : note === '' ? SHARE.title : SHARE.both;
  const bottom = safe + (room.signTopMm - safe) * share;
  const ground = share === SHARE.alone ? groundBox(room) : above(groundBox(room), bottom);
  const strip = alongFoot(
    { ...ground, heightMm: bottom - ground.yMm },
    Math.min(MOST_STRIP_MM, (bottom - safe) * STRIP_SHARE),
  );

  const signNode = addNode(node, 'Figure', { alt: title || note || node.title || '' });
  const drawn =
    face.art === undefined
      ? {
          ground: [...tinted(ground, tint), ...patternStrip(theme, tint, strip)],
          items: signIn(face.icon ?? '', signBox(room, safe, strip.yMm), tint.on, signNode),
        }
      : { ground: artIn(setting, face.art, ground, title || note, node), items: [] };
  const words = share === SHARE.alone ? { items: [], overflow: [] } : drawWords(face, room, bottom, setting, node);
  return oneFace(
    {
      ground: grounded(room, drawn.ground),
      items: [...drawn.items, ...words.items],
      signInk: share === SHARE.alone && face.art === undefined ? tint.on : theme.grey,
    },
    words.overflow,
  );
};

function drawWords(
  face: EmblemFace,
  room: Room,
  top: number,
  setting: FaceSetting,
  node: Parameters<DrawFace<EmblemFace>>[3],
) {
  const gap = Math.min(1, room.heightMm * 0.02);
  const box = boxBetween(room, top + gap, room.signTopMm);
  const titleMm = face.note.trim() === '' ? box.heightMm : box.heightMm * 0.5;
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

const above = (ground: BoxMm, bottom: number): BoxMm => ({ ...ground, heightMm: bottom - ground.yMm });

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

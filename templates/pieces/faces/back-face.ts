import { SIGN_MM } from '@/lib/kit/face-boxes';
import type { Face } from '@/lib/kit/faces';
import { patternStrip } from '../../theme/patterns';
import { type DrawFace, grounded, groundItems, oneFace, signIn } from './face';
import { drawnAt, fitWords } from './fit-words';
import { boxBetween, contentBox, groundBox } from './room';

const TITLE_SHARE = 0.22;

/** A background of the tone with a sign and a name, equal on every piece of a deck. */
export const drawBackFace: DrawFace<Extract<Face, { face: 'back' }>> = (face, room, setting, node) => {
  const { theme } = setting;
  const tint = theme.tone[face.tone];
  const stripMm = Math.min(SIGN_MM - 0.4, room.heightMm * 0.05);
  const whole = contentBox(room);
  // The space above and below the strips equals the height of a piece's code.
  const box = room.outline.shape === 'rectangle' ? { ...whole, heightMm: whole.heightMm - stripMm } : whole;
  const bottom = box.yMm + box.heightMm;
  const hasTitle = face.title.trim() !== '';
  const titleMm = hasTitle ? box.heightMm * TITLE_SHARE : 0;
  const words = boxBetween(room, bottom - titleMm, bottom);
  const title = fitWords(setting, 'emblemTitle', face.title, words, node, { align: 'center', color: tint.on });
  const size = Math.min(box.widthMm * 0.62, (box.heightMm - titleMm) * 0.8);
  const sign = {
    xMm: box.xMm + (box.widthMm - size) / 2,
    yMm: box.yMm + (box.heightMm - titleMm - size) / 2,
    widthMm: size,
    heightMm: size,
  };
  const strips = room.outline.shape === 'rectangle' ? [room.heightMm - room.signTopMm, bottom] : [];
  const across = { xMm: room.safe.xMm, widthMm: room.safe.widthMm, heightMm: stripMm };
  return oneFace(
    {
      ground: grounded(room, [
        ...groundItems(room, groundBox(room), tint),
        ...strips.flatMap((yMm) => patternStrip(theme, tint, { ...across, yMm })),
      ]),
      items: [...signIn(face.icon, sign, tint.on), ...(hasTitle ? drawnAt(title, words) : [])],
      signInk: tint.on,
    },
    title.isCut && hasTitle ? [{ field: 'back', text: face.title, lost: true }] : [],
  );
};

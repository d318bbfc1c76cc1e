import type { BoxMm } from '@/lib/kit/blank';
import { SIGN_MM } from '@/lib/kit/face-boxes';
import type { Face } from '@/lib/kit/faces';
import { type Item, rectangle } from '@/templates/drawing/display-list';
import { patternStrip } from '../../theme/patterns';
import { textureItems } from '../../theme/textures';
import type { Tint } from '../../theme/theme';
import { type DrawFace, grounded, groundItems, oneFace, signIn } from './face';
import { drawnAt, fitWords } from './fit-words';
import { boxBetween, contentBox, groundBox, type Room } from './room';

const TITLE_SHARE = 0.22;

/** A frame with a sign and a name, on the theme’s ground if it is printed. Equal on every piece of a deck. */
export const drawBackFace: DrawFace<Extract<Face, { face: 'back' }>> = (face, room, setting, node) => {
  const { theme } = setting;
  const tint = theme.back ?? bare(theme.tone[face.tone]);
  const stripMm = Math.min(SIGN_MM - 0.4, room.heightMm * 0.05);
  const isRectangle = room.outline.shape === 'rectangle';
  const whole = contentBox(room);
  // The space above and below the strips equals the height of a piece's code.
  const box = isRectangle ? { ...whole, heightMm: whole.heightMm - stripMm } : whole;
  const bottom = box.yMm + box.heightMm;
  const hasTitle = face.title.trim() !== '';
  const titleMm = hasTitle ? box.heightMm * TITLE_SHARE : 0;
  const words = narrowed(boxBetween(room, bottom - titleMm - FRAME_GAP_MM, bottom - FRAME_GAP_MM));
  const title = fitWords(setting, 'backTitle', face.title, words, node, { align: 'center', color: tint.on });
  const size = Math.min(box.widthMm * 0.62, (box.heightMm - titleMm) * 0.8);
  const sign = {
    xMm: box.xMm + (box.widthMm - size) / 2,
    yMm: box.yMm + (box.heightMm - titleMm - size) / 2,
    widthMm: size,
    heightMm: size,
  };
  const strips = isRectangle ? [room.heightMm - room.signTopMm, bottom] : [];
  const across = { xMm: room.safe.xMm, widthMm: room.safe.widthMm, heightMm: stripMm };
  return oneFace(
    {
      ground: grounded(room, [
        ...(theme.back || !isRectangle ? groundItems(room, groundBox(room), tint) : []),
        ...(tint.ground ? textureItems(theme.cover.texture, tint.ground, tint.on, groundBox(room)) : []),
        ...strips.flatMap((yMm) => patternStrip(theme, tint, { ...across, yMm })),
      ]),
      items: [
        ...frameIn(room, tint.edge),
        // Many small backs, such as walls, fill a sheet.
        ...signIn(face.icon, sign, tint.on, { lowInk: theme.lowInk, outlinedFromMm: 0 }),
        ...(hasTitle ? drawnAt(title, words) : []),
      ],
      signInk: tint.on,
    },
    title.isCut && hasTitle ? [{ field: 'back', text: face.title, lost: true }] : [],
  );
};

/** A back on white paper: its colours are those of lines. */
const bare = (tint: Tint): Tint => ({ ...tint, ground: undefined, on: tint.edge });

const FRAME_MM = 0.6;
/** Height below which a piece has no room for a frame. */
const LEAST_FRAMED_MM = 24;
/** Space between the frame and what is in it. */
const FRAME_GAP_MM = 1.6;

const narrowed = (box: BoxMm): BoxMm => ({
  ...box,
  xMm: box.xMm + FRAME_GAP_MM,
  widthMm: Math.max(0, box.widthMm - 2 * FRAME_GAP_MM),
});

/** Draws a frame in the safe zone of a rectangle, as far from its head as from its foot, which holds the piece's code. */
function frameIn({ heightMm, outline, safe, signTopMm }: Room, stroke: string): readonly Item[] {
  if (outline.shape !== 'rectangle' || heightMm < LEAST_FRAMED_MM) return [];
  const half = FRAME_MM / 2;
  const top = heightMm - signTopMm + half;
  const d = rectangle(safe.xMm + half, top, safe.widthMm - FRAME_MM, signTopMm - half - top);
  return [{ kind: 'path', d, stroke, widthMm: FRAME_MM }];
}

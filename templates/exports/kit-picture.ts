import type { SizeMm } from '@/lib/kernel/units';
import { sizeOf } from '@/lib/kit/blank';
import type { CutPiece, KitSpec } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { type Item, type Page, rectangle } from '@/templates/drawing/display-list';
import { type LayoutOptions, openSetting } from '@/templates/layout/layout';
import { drawCopies } from '../pieces/cut-copies';
import type { PieceSetting } from '../pieces/lay-piece';

/** Size of the picture in millimetres; pages scale it. */
const PICTURE = { widthMm: 250, heightMm: 110 } as const;
const [MARGIN, GAP] = [10, 7];
const GROUND = '#EBE7DA';

const SHOWN = 4;
/** Smaller pieces can't be recognised, and longer ones leave no room. */
const [LEAST_MM, LONGEST] = [36, 1.8];

interface Face {
  readonly size: SizeMm;
  readonly items: readonly Item[];
}

/** Draws a few pieces of a kit side by side, as an impression of it: one of each component, then further ones. */
export async function drawKitPicture(
  kit: KitSpec,
  order: KitOrder,
  options: Pick<LayoutOptions, 'assets' | 'pictures'>,
): Promise<Page> {
  const pieces = kit.pieces.filter((piece) => piece.kind === 'cut' && suits(sizeOf(piece.blank.outline)));
  const { setting } = await openSetting({ ...kit, pieces }, order, { ...options, credits: false });
  const faces = inTurns(pieces.map((piece) => (piece.kind === 'cut' ? facesOf(piece, setting) : []))).slice(0, SHOWN);
  return { ...PICTURE, items: [fill(PICTURE, GROUND), ...inRow(faces)] };
}

function suits({ widthMm, heightMm }: SizeMm): boolean {
  const [short, long] = [Math.min(widthMm, heightMm), Math.max(widthMm, heightMm)];
  return short >= LEAST_MM && long <= short * LONGEST;
}

/** Returns the first of each list, then the second of each, and so on. */
const inTurns = <T>(lists: readonly (readonly T[])[]): readonly T[] =>
  Array.from({ length: SHOWN }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();

/** Draws the fronts of a few parts from all over a component. */
function facesOf(piece: CutPiece, setting: PieceSetting): readonly Face[] {
  const step = Math.max(1, Math.floor(piece.parts.length / SHOWN));
  const { copies } = drawCopies(
    { ...piece, parts: piece.parts.filter((_, i) => i % step === 0).slice(0, SHOWN) },
    { ...setting, bleedMm: 0, withBacks: false, outlined: true, draft: false, onMissingArt: () => undefined },
    { role: 'Document', children: [] },
  );
  const size = sizeOf(piece.blank.outline);
  return copies
    .filter(({ part, leaf }, i) => leaf === 0 && copies.findIndex((other) => other.part === part) === i)
    .map(({ front }) => ({ size, items: [fill(size, '#FFFFFF'), ...front] }));
}

const fill = ({ widthMm, heightMm }: SizeMm, colour: string): Item => ({
  kind: 'path',
  d: rectangle(0, 0, widthMm, heightMm),
  fill: colour,
});

/** Places faces side by side in the middle, each as high as the row or, all together, as wide as it. */
function inRow(faces: readonly Face[]): readonly Item[] {
  const heightMm = PICTURE.heightMm - 2 * MARGIN;
  const room = PICTURE.widthMm - 2 * MARGIN - GAP * (faces.length - 1);
  const widths = faces.map(({ size }) => (size.widthMm / size.heightMm) * heightMm);
  const shrink = Math.min(1, room / widths.reduce((sum, width) => sum + width, 0));
  let x = MARGIN + (room - shrink * widths.reduce((sum, width) => sum + width, 0)) / 2;
  return faces.map(({ size, items }, i) => {
    const scale = (shrink * heightMm) / size.heightMm;
    const left = x;
    x += shrink * (widths[i] ?? 0) + GAP;
    return { kind: 'group', matrix: [scale, 0, 0, scale, left, (PICTURE.heightMm - size.heightMm * scale) / 2], items };
  });
}

import type { SizeMm } from '@/lib/kernel/units';
import { sizeOf } from '@/lib/kit/blank';
import type { CutPiece, KitSpec } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { outlinePath } from '@/lib/kit/outline';
import { shownPieces } from '@/lib/kit/shown-pieces';
import { type Item, type Page, rectangle } from '@/templates/drawing/display-list';
import { type LayoutOptions, openSetting } from '@/templates/layout/layout';
import { drawCopies } from '../pieces/cut-copies';
import type { PieceSetting } from '../pieces/lay-piece';

/** Size of the picture in millimetres; pages scale it. */
const PICTURE = { widthMm: 250, heightMm: 110 } as const;
const [MARGIN, GAP] = [10, 7];
const GROUND = '#EBE7DA';

interface Face {
  readonly size: SizeMm;
  readonly items: readonly Item[];
}

/** Draws a few parts of a kit side by side, as an impression of it. */
export async function drawKitPicture(
  kit: KitSpec,
  order: KitOrder,
  options: Pick<LayoutOptions, 'assets' | 'pictures'>,
): Promise<Page> {
  const pieces = shownPieces(kit);
  const { setting } = await openSetting(
    { ...kit, pieces },
    { ...order, grounds: true },
    { ...options, credits: false },
  );
  const faces = inTurns(pieces.map((piece) => facesOf(piece, setting)));
  return {
    ...PICTURE,
    items: [{ kind: 'path', d: rectangle(0, 0, PICTURE.widthMm, PICTURE.heightMm), fill: GROUND }, ...inRow(faces)],
  };
}

/** Returns the first of each list, then the second of each, and so on. */
function inTurns<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}

/** Draws the front of each part once. */
function facesOf(piece: CutPiece, setting: PieceSetting): readonly Face[] {
  const { copies } = drawCopies(
    piece,
    { ...setting, bleedMm: 0, withBacks: false, outlined: true, draft: false, onMissingArt: () => undefined },
    { role: 'Document', children: [] },
  );
  const size = sizeOf(piece.blank.outline);
  return copies
    .filter(({ part, leaf }, i) => leaf === 0 && copies.findIndex((other) => other.part === part) === i)
    .map(({ front }) => ({
      size,
      items: [{ kind: 'path', d: outlinePath(piece.blank.outline), fill: '#FFFFFF' }, ...front],
    }));
}

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

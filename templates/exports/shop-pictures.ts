import { fileNameOf } from '@/lib/kernel/file-name';
import { type Blank, flat, type Panel, sizeOf } from '@/lib/kit/blank';
import type { CutPiece, KitSpec } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import type { Item, Page } from '@/templates/drawing/display-list';
import { multiply, rotation, translation } from '@/templates/geometry/matrix';
import { type LayoutOptions, openSetting } from '@/templates/layout/layout';
import { type CutCopy, drawCopies } from '../pieces/cut-copies';
import type { PieceSetting } from '../pieces/lay-piece';
import { PRINT_DPI, pixelsFromMm } from '../raster/page-png';
import { padded } from './file-names';
import { type Product, type Shop, type ShopSize, shopSizeOf } from './print-on-demand';

/** One side of one piece for a print shop, on a page of its own with its bleed. */
export interface ShopPicture {
  /** "event-cards/07-hull-breach-front.png". */
  readonly path: string;
  readonly folder: string;
  readonly pieceTitle: string;
  /** Equal for the front and back of a piece. */
  readonly key: string;
  readonly side: 'front' | 'back';
  readonly copies: number;
  readonly product: Product | undefined;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly page: Page;
}

/** Returns a picture of every piece to cut out, on the theme's ground, in the order of the components. Copies are drawn once. */
export async function shopPictures(
  kit: KitSpec,
  order: KitOrder,
  folderOf: ReadonlyMap<string, string>,
  options: LayoutOptions & { readonly shop?: Shop | undefined },
): Promise<readonly ShopPicture[]> {
  const { setting, pieces } = await openSetting(kit, { ...order, grounds: true }, options);
  const pictures: ShopPicture[] = [];
  for (const [done, piece] of pieces.entries()) {
    if (piece.kind === 'cut') {
      pictures.push(...picturesOf(piece, folderOf.get(piece.id) ?? piece.id, setting, options.shop));
    }
    await options.onPiece?.(done + 1, pieces.length);
  }
  return pictures;
}

function picturesOf(piece: CutPiece, folder: string, setting: PieceSetting, shop?: Shop): readonly ShopPicture[] {
  const shown = asMade(piece);
  const size = shopSizeOf(shown.blank.outline, shop);
  const { copies } = drawCopies(
    shown,
    {
      ...setting,
      bleedMm: bleedOf(shown.blank, size),
      withBacks: true,
      outlined: false,
      draft: setting.order.draft ?? false,
      onMissingArt: () => undefined,
    },
    { role: 'Document', children: [] },
  );
  const each = eachOnce(copies);
  // A shared back uses the same page object.
  const pages = new Map<readonly Item[], Page>();
  const pageFor = (items: readonly Item[]): Page => {
    const page = pages.get(items) ?? pageOf(shown.blank, size, items);
    pages.set(items, page);
    return page;
  };
  const common = {
    folder,
    pieceTitle: piece.title,
    product: size.product,
    widthPx: pixelsFromMm(size.widthMm, PRINT_DPI),
    heightPx: pixelsFromMm(size.heightMm, PRINT_DPI),
  };
  return each.flatMap(({ copy, count }, i) => {
    const key = `${folder}/${padded(i + 1, each.length)}-${fileNameOf(copy.part.title)}${count > 1 ? `-x${count}` : ''}`;
    const side = (name: 'front' | 'back', items: readonly Item[]): ShopPicture => ({
      ...common,
      path: `${key}-${name}.png`,
      key,
      side: name,
      copies: count,
      page: pageFor(items),
    });
    const front = side('front', copy.front);
    return copy.back.length > 0 ? [front, side('back', copy.back)] : [front];
  });
}

/** Converts a piece to the form that shops make: folded sides become front and back. Shops round corners themselves. */
function asMade(piece: CutPiece): CutPiece {
  const [front, back] = piece.blank.panels;
  if (piece.blank.panels.length === 2 && front && back && areBackToBack(front, back)) {
    const { widthMm, heightMm } = front;
    return {
      ...piece,
      blank: flat({ shape: 'rectangle', widthMm, heightMm, cornerMm: 0 }),
      parts: piece.parts.map((part) => ({ ...part, faces: part.faces.slice(0, 1), back: part.faces[1] })),
    };
  }
  const { outline } = piece.blank;
  if (outline.shape !== 'rectangle') return piece;
  return { ...piece, blank: { ...piece.blank, outline: { ...outline, cornerMm: 0 } } };
}

const areBackToBack = (front: Panel, back: Panel) =>
  front.turn === 0 && back.turn === 180 && front.widthMm === back.widthMm && front.heightMm === back.heightMm;

function eachOnce(copies: readonly CutCopy[]) {
  const groups = new Map<CutCopy['part'], Map<number, { copy: CutCopy; count: number }>>();
  for (const copy of copies) {
    const group = groups.get(copy.part) ?? new Map<number, { copy: CutCopy; count: number }>();
    groups.set(copy.part, group);
    const known = group.get(copy.leaf);
    group.set(copy.leaf, known ? { ...known, count: known.count + 1 } : { copy, count: 1 });
  }
  return [...groups.values()].flatMap((group) => [...group.values()]);
}

/** Largest bleed of the picture on any side. */
function bleedOf({ outline }: Blank, size: ShopSize): number {
  const { widthMm, heightMm } = sizeOf(outline);
  const [across, down] = size.turned ? [heightMm, widthMm] : [widthMm, heightMm];
  return Math.max(size.widthMm - across, size.heightMm - down) / 2;
}

function pageOf({ outline }: Blank, { widthMm, heightMm, turned }: ShopSize, items: readonly Item[]): Page {
  const own = sizeOf(outline);
  const middle = multiply(translation(widthMm / 2, heightMm / 2), rotation(turned ? 90 : 0));
  const matrix = multiply(middle, translation(-own.widthMm / 2, -own.heightMm / 2));
  return { widthMm, heightMm, items: [{ kind: 'group', matrix, items }] };
}

import { sizeOf } from '@/lib/kit/blank';
import type { CutPiece, KitSpec, Part } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import type { Item, Page } from '@/templates/drawing/display-list';
import { type LayoutOptions, openSetting } from '@/templates/layout/layout';
import { drawCopies } from '../pieces/cut-copies';
import type { PieceSetting } from '../pieces/lay-piece';

/** One side of a part to cut out, on a page of its own size. */
interface PrintedSide {
  readonly pieceTitle: string;
  readonly side: 'front' | 'back';
  readonly page: Page;
}

/** Draws the first listed part in every piece that has it. Lays out whole pieces, since they share type sizes. */
export async function printedSidesOf(
  ids: readonly string[],
  kit: KitSpec,
  order: KitOrder,
  options: Pick<LayoutOptions, 'assets' | 'pictures'>,
): Promise<readonly PrintedSide[]> {
  const cut = kit.pieces.filter((piece) => piece.kind === 'cut');
  const id = ids.find((one) => cut.some((piece) => hasPart(piece, one)));
  if (id === undefined) return [];
  const pieces = cut.filter((piece) => hasPart(piece, id));
  const { setting } = await openSetting({ ...kit, pieces }, order, { ...options, credits: false });
  return pieces.flatMap((piece) => sidesOf(piece, id, setting)).slice(0, MOST_SIDES);
}

/** Limit, since more would be nearly identical. */
const MOST_SIDES = 6;

const hasPart = ({ parts }: CutPiece, id: string): boolean => parts.some((part) => isOf(part, id));
/** The id of a part about an entry ends with the entry's id. */
const isOf = ({ id }: Part, entry: string): boolean => id === entry || id.endsWith(`-${entry}`);

function sidesOf(piece: CutPiece, id: string, setting: PieceSetting): readonly PrintedSide[] {
  const { copies } = drawCopies(
    piece,
    { ...setting, bleedMm: 0, withBacks: true, outlined: true, draft: false, onMissingArt: () => undefined },
    { role: 'Document', children: [] },
  );
  const leaves = copies.filter(({ part }) => isOf(part, id));
  const own = leaves.filter(({ leaf }, i) => leaves.findIndex((other) => other.leaf === leaf) === i);
  const side = (side: PrintedSide['side'], items: readonly Item[]): PrintedSide => ({
    pieceTitle: piece.title,
    side,
    page: { ...sizeOf(piece.blank.outline), items },
  });
  const [first] = own;
  return [
    ...own.map(({ front }) => side('front', front)),
    ...(first && first.back.length > 0 ? [side('back', first.back)] : []),
  ];
}

import type { Piece } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import type { LaidPiece } from '@/templates/pieces/lay-piece';
import type { KnownPiece } from '@/templates/pieces/piece-cache';
import type { PrintAdvice } from '@/templates/pieces/printing-list';
import { type Extent, type Slot, sheetOrder } from './sheet-order';

/** The pages of one piece, blank ones after them included. */
export interface Section extends Pick<LaidPiece, 'backs' | 'givenUp'>, PrintAdvice {
  readonly piece: string;
  readonly pageCount: number;
}

/** What each piece came to; nothing for those that are laid out last. */
type Known = readonly (Pick<KnownPiece, 'laid'> | undefined)[];

/** What is not laid out yet takes one page. */
const extentsOf = (pieces: readonly Piece[], known: Known): readonly Extent[] =>
  pieces.map((_, i): Extent => {
    const laid = known[i]?.laid;
    return laid ? { ...laid, pageCount: laid.pages.length } : { begins: [0], backs: 'none', pageCount: 1 };
  });

/** Whether blank pages keep apart what is printed on one side: only where something is printed on both. */
const isSeparated = (known: Known, { sheets: { backs, separate = false } }: KitOrder): boolean =>
  separate && backs !== 'none' && backs !== 'gutter-fold' && known.some((one) => one?.laid.backs === 'reverse');

/** Every page of the kit in its order. */
export const slotsOf = (pieces: readonly Piece[], known: Known, order: KitOrder): readonly Slot[] =>
  sheetOrder(extentsOf(pieces, known), isSeparated(known, order));

/** Where each piece stands, and how it is best printed. */
export function sectionsOf(pieces: readonly Piece[], known: Known, order: KitOrder): readonly Section[] {
  const extents = extentsOf(pieces, known);
  const slots = slotsOf(pieces, known, order);
  return pieces.flatMap((piece, i): readonly Section[] => {
    const own = slots.flatMap((slot, page) => (slot.piece === i ? [{ page, isBlank: slot.page === undefined }] : []));
    const [first, last, extent] = [own[0], own.findLast(({ isBlank }) => !isBlank), extents[i]];
    if (!first || !last || !extent) return [];
    return [
      {
        piece: piece.id,
        title: piece.title,
        firstPage: first.page,
        lastPage: last.page,
        pageCount: own.length,
        backs: extent.backs,
        givenUp: known[i]?.laid.givenUp ?? [],
        paper: piece.paper ?? (piece.kind === 'cut' ? 'thick' : 'plain'),
        sides: sidesOf(piece, extent),
      },
    ];
  });
}

function sidesOf({ kind }: Piece, { backs, begins, pageCount }: Extent): Section['sides'] {
  if (backs === 'reverse') return 'both';
  return kind === 'document' && pageCount > begins.length ? 'either' : 'one';
}

import type { Piece } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import type { LaidPiece } from '@/templates/pieces/lay-piece';
import type { KnownPiece } from '@/templates/pieces/piece-cache';
import type { PrintAdvice } from '@/templates/pieces/printing-list';
import { type Joined, joinedPieces } from './shared-pages';
import { type Extent, type Slot, sheetOrder } from './sheet-order';

/** The pages of one piece, blank ones after them included. */
export interface Section extends Pick<LaidPiece, 'backs' | 'givenUp'>, PrintAdvice {
  readonly piece: string;
  readonly pageCount: number;
}

/** What each piece came to; nothing for those that are laid out last. */
type Known = readonly (Pick<KnownPiece, 'laid'> | undefined)[];

/** What is not laid out yet takes one page; what stands below something else takes none. */
const extentsOf = (pieces: readonly Piece[], known: Known, joined: ReadonlyMap<number, Joined>): readonly Extent[] =>
  pieces.map((_, i): Extent => {
    if (joined.has(i)) return { begins: [], backs: 'none', pageCount: 0 };
    const laid = known[i]?.laid;
    return laid ? { ...laid, pageCount: laid.pages.length } : { begins: [0], backs: 'none', pageCount: 1 };
  });

/** Whether blank pages keep apart what is printed on one side: only where something is printed on both. */
const isSeparated = (known: Known, { sheets: { backs, separate = false } }: KitOrder): boolean =>
  separate && backs !== 'none' && backs !== 'gutter-fold' && known.some((one) => one?.laid.backs === 'reverse');

/** Every page of the kit in its order, and what stands below something else on one of them. */
export function slotsOf(pieces: readonly Piece[], known: Known, order: KitOrder) {
  const joined = joinedPieces(pieces, known, order);
  return { joined, slots: sheetOrder(extentsOf(pieces, known, joined), isSeparated(known, order)) };
}

/** Where each piece stands, and how it is best printed. Some may stand on one page. */
export function sectionsOf(pieces: readonly Piece[], known: Known, order: KitOrder): readonly Section[] {
  const { joined, slots } = slotsOf(pieces, known, order);
  const extents = extentsOf(pieces, known, joined);
  const alone = pieces.map((piece, i) => sectionOf(piece, i, slots, extents, known));
  return pieces.flatMap(({ id: piece, title }, i): readonly Section[] => {
    const under = alone[joined.get(i)?.host ?? i];
    if (!under) return [];
    const { lastPage } = under;
    return [joined.has(i) ? { ...under, piece, title, firstPage: lastPage, pageCount: 1 } : under];
  });
}

function sectionOf(
  piece: Piece,
  i: number,
  slots: readonly Slot[],
  extents: readonly Extent[],
  known: Known,
): Section | undefined {
  const own = slots.flatMap((slot, page) => (slot.piece === i ? [{ page, isBlank: slot.page === undefined }] : []));
  const [first, last, extent] = [own[0], own.findLast(({ isBlank }) => !isBlank), extents[i]];
  if (!first || !last || !extent) return undefined;
  return {
    piece: piece.id,
    title: piece.title,
    firstPage: first.page,
    lastPage: last.page,
    pageCount: own.length,
    backs: extent.backs,
    givenUp: known[i]?.laid.givenUp ?? [],
    paper: piece.paper ?? (piece.kind === 'cut' ? 'thick' : 'plain'),
    sides: sidesOf(piece, extent),
  };
}

function sidesOf({ kind }: Piece, { backs, begins, pageCount }: Extent): Section['sides'] {
  if (backs === 'reverse') return 'both';
  return kind === 'document' && pageCount > begins.length ? 'either' : 'one';
}

import type { Audience, Piece } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import type { LaidPiece } from '@/templates/pieces/lay-piece';
import { type Paper, paperOf, type Sides } from '@/templates/pieces/printing-list';
import { type Extent, type Slot, sharedPages, sheetOrder } from './shared-pages';
import type { Known } from './shared-sheets';

/** The pages of one piece, including blank ones after them, and how to print them. */
export interface Section extends Pick<LaidPiece, 'backs' | 'givenUp' | 'starts'> {
  readonly piece: string;
  readonly title: string;
  readonly firstPage: number;
  /** Excludes blank pages at the end. */
  readonly lastPage: number;
  readonly pageCount: number;
  readonly paper: Paper;
  readonly sides: Sides;
  readonly audience: Audience;
  /** True if all of its pages are one copy, for one reader. */
  readonly isSingle?: boolean | undefined;
}

/** Returns extents: a piece not laid out yet counts as one page, a piece on another one's page as none. */
const extentsOf = (pieces: readonly Piece[], known: Known, hosts: ReadonlyMap<number, number>): readonly Extent[] =>
  pieces.map((_, i): Extent => {
    if (hosts.has(i)) return { begins: [], backs: 'none', pageCount: 0 };
    const laid = known[i]?.laid;
    return laid ? { ...laid, pageCount: laid.pages.length } : { begins: [0], backs: 'none', pageCount: 1 };
  });

/** Tells whether blank pages separate single-sided content. Only useful if something is printed on both sides. */
const isSeparated = (known: Known, { sheets: { backs, separate = false } }: KitOrder): boolean =>
  separate && backs !== 'none' && backs !== 'gutter-fold' && known.some((one) => one?.laid.backs === 'reverse');

export function slotsOf(pieces: readonly Piece[], known: Known, order: KitOrder) {
  const shared = sharedPages(pieces, known, order);
  return { shared, slots: sheetOrder(extentsOf(pieces, known, shared.hosts), isSeparated(known, order)) };
}

/** Returns the position of each piece and its recommended print settings. Several pieces can be on one page. */
export function sectionsOf(pieces: readonly Piece[], known: Known, order: KitOrder): readonly Section[] {
  const { shared, slots } = slotsOf(pieces, known, order);
  const { hosts } = shared;
  const extents = extentsOf(pieces, known, hosts);
  const alone = pieces.map((piece, i) => sectionOf(piece, i, slots, extents, known));
  return pieces.flatMap(({ id: piece, title }, i): readonly Section[] => {
    const under = alone[hosts.get(i) ?? i];
    if (!under) return [];
    const { lastPage } = under;
    return [hosts.has(i) ? { ...under, piece, title, firstPage: lastPage, pageCount: 1, starts: undefined } : under];
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
    starts: known[i]?.laid.starts,
    paper: paperOf(piece),
    sides: sidesOf(piece, extent, own.length),
    audience: piece.audience,
    isSingle: extent.begins.length === 1,
  };
}

/** `slotCount` is the number of pages with blank ones between them. */
function sidesOf({ kind }: Piece, { backs, begins, pageCount }: Extent, slotCount: number): Section['sides'] {
  if (backs === 'reverse') return 'both';
  // A copy that would begin on the back of another one is for another reader.
  const areApart = slotCount > pageCount || begins.every((page) => page % 2 === 0);
  return kind === 'document' && pageCount > begins.length && areApart ? 'either' : 'one';
}

import type { DocumentPiece, Piece } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import type { PageDraft } from '@/templates/pieces/page-draft';
import type { KnownPiece } from '@/templates/pieces/piece-cache';
import { asksForPrinting } from '@/templates/pieces/printing-list';

/** A short document below what another one leaves free of its last page. */
export interface Joined {
  /** The piece on whose last page it stands. */
  readonly host: number;
  /** How far down it is moved. */
  readonly downMm: number;
}

/** White between two documents on a page. */
const GAP_MM = 9;

interface Host {
  readonly piece: number;
  readonly page: PageDraft;
  readonly like: DocumentPiece;
  usedMm: number;
}

/**
 * Which documents stand on a page with others, by their index. A document that takes one page goes on the first page of
 * an earlier one for the same readers, lying the same way, that has room for all of it: nothing is parted, and nobody
 * gets a page that shows what is for others.
 */
export function joinedPieces(
  pieces: readonly Piece[],
  known: readonly (Pick<KnownPiece, 'laid'> | undefined)[],
  { sharesPages = true }: KitOrder,
): ReadonlyMap<number, Joined> {
  const joined = new Map<number, Joined>();
  if (!sharesPages) return joined;
  const hosts: Host[] = [];
  for (const [i, piece] of pieces.entries()) {
    const pages = known[i]?.laid.pages ?? [];
    const page = pages.at(-1);
    if (!page?.frame || page.usedMm === undefined || !isForAll(piece)) continue;
    const { usedMm, frame } = page;
    const host = pages.length === 1 ? hosts.find((one) => isLike(one, piece, page) && fits(one, usedMm)) : undefined;
    if (host) {
      joined.set(i, { host: host.piece, downMm: host.usedMm + GAP_MM });
      host.usedMm += GAP_MM + usedMm;
    } else hosts.push({ piece: i, page, like: piece, usedMm });

    function fits(one: Host, heightMm: number): boolean {
      return one.usedMm + GAP_MM + heightMm <= frame.content.heightMm;
    }
  }
  return joined;
}

/** One copy, which nobody takes with them; the list of the kit's pages depends on where all else stands. */
const isForAll = (piece: Piece): piece is DocumentPiece =>
  piece.kind === 'document' && !piece.booklet && piece.copies.length === 1 && !asksForPrinting(piece);

const isLike = ({ like, page }: Host, piece: DocumentPiece, { widthMm, heightMm }: PageDraft): boolean =>
  like.audience === piece.audience &&
  like.paper === piece.paper &&
  page.widthMm === widthMm &&
  page.heightMm === heightMm;

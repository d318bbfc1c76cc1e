import type { DocumentPiece, Piece } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { moveItems } from '@/templates/drawing/display-list';
import { CREDITS_ID } from '@/templates/pieces/credits';
import type { LaidPiece } from '@/templates/pieces/lay-piece';
import type { PageDraft } from '@/templates/pieces/page-draft';
import { asksForPrinting } from '@/templates/pieces/printing-list';
import { type Known, type SharedPages, sharedSheets } from './shared-sheets';

/** Finds short documents that share a page, and pieces to cut out that share a sheet. */
export function sharedPages(pieces: readonly Piece[], known: Known, order: KitOrder): SharedPages {
  const shares = order.sharesPages !== false;
  const documents = sharedDocuments(pieces, known, shares);
  if (!shares) return documents;
  const sheets = sharedSheets(pieces, known, order.paper);
  return {
    hosts: new Map([...documents.hosts, ...sheets.hosts]),
    drafts: new Map([...documents.drafts, ...sheets.drafts]),
  };
}

/** Space between two documents on a page. */
const GAP_MM = 9;

interface Host {
  readonly piece: number;
  readonly page: PageDraft;
  readonly like: DocumentPiece;
  readonly below: { readonly page: PageDraft; readonly downMm: number }[];
  usedMm: number;
}

/**
 * Places a one-page document on the first page of an earlier one that has room for all of it, for the same readers and
 * in the same orientation. Nothing is divided, and no reader gets a page with content for others. Credits stand at the
 * foot of the last page with room for them.
 */
function sharedDocuments(pieces: readonly Piece[], known: Known, shares: boolean): SharedPages {
  const joined = new Map<number, number>();
  const hosts: Host[] = [];
  for (const [i, piece] of pieces.entries()) {
    const pages = known[i]?.laid.pages ?? [];
    const page = pages.at(-1);
    if (!page?.frame || page.usedMm === undefined || !isForAll(piece) || piece.id === CREDITS_ID) continue;
    const { usedMm, frame } = page;
    const host =
      shares && pages.length === 1 ? hosts.find((one) => isLike(one, piece, page) && fits(one, usedMm)) : undefined;
    if (host) {
      joined.set(i, host.piece);
      host.below.push({ page, downMm: host.usedMm + GAP_MM });
      host.usedMm += GAP_MM + usedMm;
    } else hosts.push({ piece: i, page, like: piece, usedMm, below: [] });

    function fits(one: Host, heightMm: number): boolean {
      return one.usedMm + GAP_MM + heightMm <= frame.content.heightMm;
    }
  }
  const credits = pieces.findIndex(({ id }) => id === CREDITS_ID);
  const [thanks, ...more] = known[credits]?.laid.pages ?? [];
  const foot = more.length === 0 && thanks && hosts.findLast((host) => hasFoot(host, thanks));
  if (foot) {
    joined.set(credits, foot.piece);
    foot.below.push({ page: { ...thanks, title: '' }, downMm: footOf(thanks) });
  }
  const drafts = hosts.flatMap((host) => (host.below.length > 0 ? [[host.piece, () => draftOf(host)] as const] : []));
  return { hosts: joined, drafts: new Map(drafts) };
}

/** Distance by which a page's content moves down to end at the foot. */
const footOf = ({ frame, usedMm = 0 }: PageDraft): number => (frame?.content.heightMm ?? 0) - usedMm;

const hasFoot = ({ page, usedMm }: Host, credits: PageDraft): boolean =>
  page.widthMm === credits.widthMm && page.heightMm === credits.heightMm && usedMm + GAP_MM <= footOf(credits);

const draftOf = ({ page, below }: Host): PageDraft => ({
  ...page,
  title: [page, ...below.map((one) => one.page)]
    .map(({ title }) => title)
    .filter(Boolean)
    .join(' · '),
  items: [...page.items, ...below.flatMap((one) => moveItems(one.page.items, 0, one.downMm))],
});

/** Tells whether no player keeps a copy. Excludes the list of pages, which depends on all other positions. */
const isForAll = (piece: Piece): piece is DocumentPiece =>
  piece.kind === 'document' && !piece.booklet && piece.copies.length === 1 && !asksForPrinting(piece);

const isLike = ({ like, page }: Host, piece: DocumentPiece, { widthMm, heightMm }: PageDraft): boolean =>
  like.audience === piece.audience &&
  like.paper === piece.paper &&
  page.widthMm === widthMm &&
  page.heightMm === heightMm;

/** Pages of one piece in a kit; none if it shares another piece's page. */
export interface Extent extends Pick<LaidPiece, 'begins' | 'backs'> {
  readonly pageCount: number;
}

/** A page of a kit: the piece and the page within it; undefined for a blank page. */
export interface Slot {
  readonly piece: number;
  readonly page: number | undefined;
}

/**
 * Orders pages for double-sided printing. Backs are behind their fronts only if fronts begin a sheet of paper. If
 * `separate` is set, everything that must not be the back of the previous page also begins a sheet.
 */
export function sheetOrder(extents: readonly Extent[], separate: boolean): readonly Slot[] {
  const slots: Slot[] = [];
  for (const [piece, { pageCount, begins, backs }] of extents.entries()) {
    const first = new Set(separate ? begins : backs === 'reverse' ? [0] : []);
    for (let page = 0; page < pageCount; page++) {
      const before = slots.at(-1);
      if (before && first.has(page) && slots.length % 2 === 1) slots.push({ piece: before.piece, page: undefined });
      slots.push({ piece, page });
    }
  }
  return slots;
}

import type { PageDraft } from '@/templates/pieces/page-draft';
import type { KnownPiece } from '@/templates/pieces/piece-cache';

/** Which pieces have no pages of their own, and what the pages that they stand on look like, by the pieces' indices. */
export interface SharedPages {
  /** The piece on whose last page a piece stands. */
  readonly hosts: ReadonlyMap<number, number>;
  /** That last page, with all that stands on it. */
  readonly drafts: ReadonlyMap<number, () => PageDraft>;
}

/** What each piece came to; nothing for those that are laid out last. */
export type Known = readonly (Pick<KnownPiece, 'laid'> | undefined)[];

import type { Result } from '@/lib/kernel/result';
import type { LibrarySearch } from '@/lib/library/search/asked';
import type { LibraryCounts, ListedPublication } from '@/lib/storage/library-port';

export interface FoundPage {
  readonly rows: readonly ListedPublication[];
  /** Cursor of the next page; undefined on the last one. */
  readonly next: string | undefined;
}

/** Search page of the library: the form with its counts, and the results. */
export interface Search {
  readonly asked: LibrarySearch;
  readonly page: FoundPage;
  readonly counts: LibraryCounts;
  readonly games: readonly { readonly id: string; readonly title: string }[];
  /** True on the first page. */
  readonly isFirst: boolean;
}

/** Renders searches as HTML with all user text escaped, off the threads that serve other pages. */
export interface SearchRenderer {
  /** Fails with a message for the visitor if too many searches are in progress. */
  render(search: Search): Promise<Result<string>>;
}

import type { Result } from '@/lib/kernel/result';
import type { LibraryAsked } from '@/lib/library/search/asked';
import type { LibraryCounts, ListedPublication } from '@/lib/storage/library-port';

/** A page of what was found. */
export interface FoundPage {
  readonly rows: readonly ListedPublication[];
  /** For the page after it; undefined after the last one. */
  readonly next: string | undefined;
}

/** What the library shows of a search: the form with its counts, and what was found. */
export interface Search {
  readonly asked: LibraryAsked;
  readonly page: FoundPage;
  readonly counts: LibraryCounts;
  readonly games: readonly { readonly id: string; readonly title: string }[];
  /** Whether nothing comes before it. */
  readonly isFirst: boolean;
}

/** Renders searches as HTML, in which whatever people typed is escaped, at little cost to those who do not search. */
export interface SearchRenderer {
  /** Fails in the visitor's words where too many search at once. */
  render(search: Search): Promise<Result<string>>;
}

import { parseSha256 } from '@/lib/kernel/address-parts';
import { remembered } from '@/lib/kernel/remembered';
import { type LibraryAsked, queryOf } from '@/lib/library/search/asked';
import { formatCursor, parseCursor } from '@/lib/library/search/cursor';
import { networkOf } from '@/lib/limits/network-of';
import type { LibraryCounts, LibraryQuery } from '@/lib/storage/library-port';
import { SYSTEM_MEMBER } from '@/lib/storage/store';
import { ApiError } from '../requests/api-error';
import { requirePace } from '../requests/paces';
import type { Services } from '../requests/services';
import { RecentAnswers } from '../tables/table-answers';
import { wrong } from './read-asked';
import type { FoundPage } from './search';

/** Rows of a page, as long as programs ask for no other number. */
export const PAGE_ROWS = 24;

/** So long an answer serves everybody who asks the same. */
const FRESH_MS = 3_000;
const KEPT = 300;

const recentPages = remembered((_: Services) => new RecentAnswers<FoundPage>(FRESH_MS, KEPT));
const recentCounts = remembered((_: Services) => new RecentAnswers<LibraryCounts>(FRESH_MS, KEPT));

/** Throws unless the studio has a library. */
export function requireLibrary({ library }: Pick<Services, 'library'>): void {
  if (library.mode === 'off') throw new ApiError(404, 'library/off', 'This studio has no library.');
}

/** A page of the library for a visitor of that network address. Throws where a cursor is none of ours. */
export async function findPublications(
  services: Services,
  asked: LibraryAsked,
  address: string,
  { limit = PAGE_ROWS, cursor = '' }: { readonly limit?: number; readonly cursor?: string } = {},
): Promise<FoundPage> {
  requireLibrary(services);
  const query = listedQuery(services, asked);
  const after = cursor === '' ? undefined : parseCursor(cursor);
  if (cursor !== '' && after?.order !== query.order) {
    throw wrong('This cursor was not given out for this search. Begin with the first page.');
  }
  return recentPages(services).get(JSON.stringify([query, limit, after]), services.now(), async () => {
    await requirePace(services, 'search', networkOf(address));
    const { rows, next } = await services.store.searchLibrary(query, limit, after);
    return { rows, next: next && formatCursor(next) };
  });
}

/** How many there are with each filter. */
export async function countPublications(
  services: Services,
  asked: LibraryAsked,
  address: string,
): Promise<LibraryCounts> {
  requireLibrary(services);
  const query = listedQuery(services, asked);
  return recentCounts(services).get(JSON.stringify(query), services.now(), async () => {
    await requirePace(services, 'search', networkOf(address));
    return services.store.countLibrary(query);
  });
}

/** Where people publish unlisted only, the library lists what the studio published. */
export function listedQuery({ library }: Services, asked: LibraryAsked): LibraryQuery {
  const query = queryOf(asked);
  return library.mode === 'unlisted' ? { ...query, filters: { ...query.filters, memberId: SYSTEM_MEMBER } } : query;
}

/** A version that a file is the same as. */
interface KnownFile {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  /** The address of its page. */
  readonly url: string;
}

/** The version that has these bytes, for those who have them too; null if none does, or none that may be seen. */
export async function findFile(
  { store, library }: Services,
  asked: string,
  origin: string,
): Promise<{ readonly version: KnownFile | null }> {
  const sha256 = parseSha256(asked);
  const row = library.mode !== 'off' && sha256 !== undefined ? await store.versionBySha(sha256) : undefined;
  const version = row && (await store.version(row.publicationId, row.number));
  if (!version?.contents || version.publication.hiddenAt !== null) return { version: null };
  const { publicationId: id, number, contents } = version;
  return { version: { id, number, title: contents.entry.title, url: `${origin}/library/${id}/${number}` } };
}

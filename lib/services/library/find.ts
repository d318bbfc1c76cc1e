import { parseSha256 } from '@/lib/kernel/address-parts';
import { memoize } from '@/lib/kernel/memoize';
import { type LibrarySearch, PERMISSIONS, queryOf } from '@/lib/library/search/asked';
import { formatCursor, parseCursor } from '@/lib/library/search/cursor';
import { networkOf } from '@/lib/limits/network-of';
import { LICENCE_IDS } from '@/lib/scenario/licences';
import { TAGS } from '@/lib/scenario/tags';
import { CONTENT_WARNINGS } from '@/lib/scenario/warnings';
import { LIBRARY_ORDERS, type LibraryCounts, type LibraryQuery } from '@/lib/storage/library-port';
import { SYSTEM_MEMBER } from '@/lib/storage/store';
import { systems } from '@/lib/systems/registry';
import { ApiError } from '../requests/api-error';
import { requirePace } from '../requests/paces';
import { RecentAnswers } from '../requests/recent-answers';
import type { Services } from '../requests/services';
import type { FoundPage } from './search';

/** Default number of rows per page. */
export const PAGE_ROWS = 24;

/** Lifetime of cached answers, which everybody with the same search shares. */
const FRESH_MS = 3_000;
const KEPT = 300;

const NUMBER_MAX = 1_000;
const LANGUAGE = /^[A-Za-z0-9-]{1,35}$/;

/** Reads a search from URL parameters. Throws a 400 that names the valid values if one is invalid. */
export function readAsked(params: URLSearchParams): LibrarySearch {
  const one = (name: string) => params.getAll(name).at(-1)?.trim() ?? '';
  const all = (name: string) =>
    [...new Set(params.getAll(name).map((value) => value.trim()))].filter(Boolean).toSorted();
  const language = one('language');
  if (language !== '' && !LANGUAGE.test(language)) throw badQuery('“language” is a code such as en or pt-BR.');
  return {
    q: one('q'),
    system: oneOf(
      one('system'),
      systems.map(({ id }) => id),
      'system',
    ),
    players: numberIn(one('players'), 'players'),
    minutes: numberIn(one('minutes'), 'minutes'),
    licence: oneOf(one('licence'), [...PERMISSIONS, ...LICENCE_IDS], 'licence'),
    language,
    tag: all('tag').map((tag) => oneOf(tag, TAGS, 'tag')),
    without: all('without').map((warning) => oneOf(warning, CONTENT_WARNINGS, 'without')),
    sort: oneOf(one('sort'), LIBRARY_ORDERS, 'sort') || 'newest',
  };
}

function oneOf<T extends string>(value: string, known: readonly T[], name: string): T | '' {
  const found = known.find((each) => each === value);
  if (found !== undefined || value === '') return found ?? '';
  throw badQuery(`There is no such “${name}”. It is one of: ${known.join(', ')}.`);
}

function numberIn(value: string, name: string): number | undefined {
  if (value === '') return undefined;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= 1 && number <= NUMBER_MAX) return number;
  throw badQuery(`“${name}” is a whole number from 1 to ${NUMBER_MAX}.`);
}

export const badQuery = (message: string) => new ApiError(400, 'library/bad-query', message);

const recentPages = memoize((_: Services) => new RecentAnswers<FoundPage>(FRESH_MS, KEPT));
const recentCounts = memoize((_: Services) => new RecentAnswers<LibraryCounts>(FRESH_MS, KEPT));

/** Throws unless the studio has a library. */
export function requireLibrary({ library }: Pick<Services, 'library'>): void {
  if (library.mode === 'off') throw new ApiError(404, 'library/off', 'This studio has no library.');
}

/** Returns a page of the library, rate-limited by network address. Throws a 400 if the cursor is invalid. */
export async function findPublications(
  services: Services,
  asked: LibrarySearch,
  address: string,
  { limit = PAGE_ROWS, cursor = '' }: { readonly limit?: number; readonly cursor?: string } = {},
): Promise<FoundPage> {
  requireLibrary(services);
  const query = listedQuery(services, asked);
  const after = cursor === '' ? undefined : parseCursor(cursor);
  if (cursor !== '' && after?.order !== query.order) {
    throw badQuery('This cursor was not given out for this search. Begin with the first page.');
  }
  return recentPages(services).get(JSON.stringify([query, limit, after]), services.now(), async () => {
    await requirePace(services, 'search', networkOf(address));
    const { rows, next } = await services.store.searchLibrary(query, limit, after);
    return { rows, next: next && formatCursor(next) };
  });
}

/** Counts the matching publications for each filter. */
export async function countPublications(
  services: Services,
  asked: LibrarySearch,
  address: string,
): Promise<LibraryCounts> {
  requireLibrary(services);
  const query = listedQuery(services, asked);
  return recentCounts(services).get(JSON.stringify(query), services.now(), async () => {
    await requirePace(services, 'search', networkOf(address));
    return services.store.countLibrary(query);
  });
}

/** In libraries where members publish unlisted only, searches find the studio's own publications only. */
export function listedQuery({ library }: Services, asked: LibrarySearch): LibraryQuery {
  const query = queryOf(asked);
  return library.mode === 'unlisted' ? { ...query, filters: { ...query.filters, memberId: SYSTEM_MEMBER } } : query;
}

/** Published version with the same bytes as a file. */
interface KnownFile {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly url: string;
}

/** Returns the version whose file has this SHA-256; null if there is none or it is hidden or withdrawn. */
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

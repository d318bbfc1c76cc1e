import { memoize } from '@/lib/kernel/memoize';
import { publicationPath } from '@/lib/library/address';
import type { LibraryCursor } from '@/lib/storage/library-port';
import type { PublicVisit } from '../requests/answer-public';
import { ApiError } from '../requests/api-error';
import { RecentAnswers } from '../requests/recent-answers';
import type { Services } from '../requests/services';
import { listedQuery, readAsked } from './find';

/** Limit for URLs in one sitemap file, from the sitemaps protocol. */
const PART_MAX = 50_000;
const ROWS = 500;
const FRESH_MS = 600_000;
const CACHED_S = 600;

/** A page for search engines, by its path. */
interface Place {
  readonly path: string;
  readonly changedAt?: number;
}

const recentPlaces = memoize((_: Services) => new RecentAnswers<readonly Place[]>(FRESH_MS, 1));

/** /sitemap.xml: all public pages, or an index of the parts if they are too many for one file. */
export async function sitemapAnswer(
  { services, origin, cacheFor }: PublicVisit,
  own: readonly string[],
): Promise<Response> {
  const places = await placesIn(services, own);
  if (places.length <= PART_MAX) return xml(formatPlaces(origin, places), cacheFor(CACHED_S));
  const parts = Array.from({ length: Math.ceil(places.length / PART_MAX) }, (_, i) => `${origin}/sitemap/${i + 1}`);
  return xml(
    `<sitemapindex xmlns="${NAMESPACE}">${parts.map((part) => `<sitemap><loc>${escapeXml(part)}</loc></sitemap>`).join('')}</sitemapindex>`,
    cacheFor(CACHED_S),
  );
}

/** /sitemap/PART: one part of a large sitemap, counted from 1. */
export async function sitemapPart(
  { services, origin, cacheFor }: PublicVisit,
  own: readonly string[],
  part: number,
): Promise<Response> {
  const places = (await placesIn(services, own)).slice((part - 1) * PART_MAX, part * PART_MAX);
  if (places.length === 0) throw new ApiError(404, 'sitemap/unknown', 'The sitemap has no such part.');
  return xml(formatPlaces(origin, places), cacheFor(CACHED_S));
}

const placesIn = (services: Services, own: readonly string[]): Promise<readonly Place[]> =>
  recentPlaces(services).get('', services.now(), async () => [
    ...own.map((path) => ({ path })),
    ...(services.library.mode === 'off' ? [] : await listPublications(services)),
  ]);

/** Lists all public publications in batches, so that other requests are answered in between. */
async function listPublications(services: Services): Promise<readonly Place[]> {
  const places: Place[] = [{ path: '/library' }];
  const query = listedQuery(services, readAsked(new URLSearchParams()));
  for (let after: LibraryCursor | undefined, more = true; more; ) {
    const { rows, next } = await services.store.searchLibrary(query, ROWS, after);
    places.push(...rows.map(({ id, entry, changedAt }) => ({ path: publicationPath(id, entry.title), changedAt })));
    more = next !== undefined;
    after = next;
  }
  return places;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const formatPlaces = (origin: string, places: readonly Place[]): string =>
  `<urlset xmlns="${NAMESPACE}">${places.map((place) => formatPlace(origin, place)).join('')}</urlset>`;

const formatPlace = (origin: string, { path, changedAt }: Place): string =>
  `<url><loc>${escapeXml(origin + path)}</loc>${changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`}</url>`;

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const xml = (root: string, cacheControl: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>${root}`, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': cacheControl },
  });

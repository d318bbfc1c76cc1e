import type { IncomingMessage } from 'node:http';

/**
 * Cost of answering a request. `free`: files. `cheap`: a few milliseconds of the event loop. `page`: the tens of
 * milliseconds in which Next renders a page. `reading`: a thread's time and some of the event loop. `heavy`: much of
 * the event loop, or many other resources.
 */
export type Price = 'free' | 'cheap' | 'page' | 'reading' | 'heavy';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Prices = Price | Readonly<Partial<Record<Method, Price>>>;

/** Prices by Next's routes. HEAD costs as much as GET. Missing routes are heavy. */
export const PRICES: Readonly<Record<string, Prices>> = {
  '/': 'page',
  '/games/[game]': 'page',
  '/guides': 'page',
  '/guides/[slug]': 'page',
  '/guides/rules/[game]': 'page',
  '/ready/[id]': 'page',
  '/play': 'page',
  '/privacy': 'page',
  '/your-data': 'page',
  '/join': 'page',
  '/recover': 'page',
  '/moderate': 'page',
  '/moderate/[id]': 'page',
  '/table': 'page',
  '/table/[code]': 'page',
  '/table/[code]/record': 'page',
  '/table/[code]/screen': 'page',
  '/table/[code]/watch': 'page',
  '/t': 'page',
  '/tv': 'page',
  '/studio/[id]': 'page',
  '/studio/[id]/[step]': 'page',

  '/library': 'reading',
  '/library/[id]': 'reading',
  '/library/[id]/report': 'reading',
  '/library/[id]/[version]': 'reading',
  '/library/[id]/[version]/changes': 'reading',
  '/library/[id]/[version]/gm': 'reading',
  '/library/[id]/[version]/print': 'reading',
  '/library/[id]/[version]/remix': 'reading',
  '/library/[id]/[version]/watch': 'reading',
  '/library/[id]/[version]/card.png': 'reading',
  '/library/[id]/[version]/poster.svg': 'reading',
  '/library/[id]/[version]/cards.svg': 'reading',
  '/library/[id]/[version]/map.svg': 'reading',
  '/library/[id]/[version]/art/[hash]': 'cheap',
  '/read/[token]': 'reading',
  '/read/[token]/art/[hash]': 'reading',
  '/read/[token]/comments': 'reading',

  '/robots.txt': 'cheap',
  '/schema/[name]': 'cheap',
  '/library/feed.atom': 'cheap',
  '/sitemap.xml': 'cheap',
  '/sitemap/[part]': 'heavy',

  '/api/drafts': { GET: 'cheap', POST: 'heavy' },
  '/api/drafts/join': 'cheap',
  '/api/drafts/[id]': { GET: 'heavy', PATCH: 'cheap', PUT: 'heavy', DELETE: 'cheap' },
  '/api/drafts/[id]/art': 'cheap',
  '/api/drafts/[id]/art/[hash]': { GET: 'cheap', PUT: 'heavy' },
  '/api/drafts/[id]/cast': 'heavy',
  '/api/drafts/[id]/duplicate': 'heavy',
  '/api/drafts/[id]/links': 'cheap',
  '/api/drafts/[id]/links/[linkId]': 'cheap',
  '/api/drafts/[id]/first-page': 'reading',
  '/api/drafts/[id]/poster': 'reading',
  '/api/drafts/[id]/people': 'cheap',
  '/api/drafts/[id]/points': 'heavy',
  '/api/drafts/[id]/points/[seq]': { GET: 'heavy', PATCH: 'cheap' },
  '/api/drafts/[id]/publication': 'cheap',
  '/api/drafts/[id]/secrets': 'heavy',
  '/api/drafts/[id]/ticket': 'cheap',
  '/api/drafts/[id]/undelete': 'cheap',

  '/api/tables': { GET: 'cheap', POST: 'heavy' },
  '/api/tables/join': 'cheap',
  '/api/tables/knock': 'cheap',
  '/api/tables/[id]': 'cheap',
  '/api/tables/[id]/commands': 'cheap',
  '/api/tables/[id]/inspection': 'heavy',
  '/api/tables/[id]/links/renew': 'cheap',
  '/api/tables/[id]/points': 'heavy',
  '/api/tables/[id]/points/[seq]': 'heavy',
  '/api/tables/[id]/restore': 'heavy',
  '/api/tables/[id]/secrets': 'heavy',
  '/api/tables/[id]/ticket': 'cheap',

  '/api/library': { GET: 'cheap', POST: 'heavy' },
  '/api/library/[id]': { GET: 'cheap', PATCH: 'cheap', DELETE: 'heavy' },
  '/api/library/[id]/report': 'cheap',
  '/api/library/[id]/versions/[version]': { GET: 'cheap', DELETE: 'heavy' },
  '/api/library/[id]/versions/[version]/remix': 'heavy',
  '/api/library/files/[sha256]': 'cheap',
  '/api/moderation': 'cheap',
  '/api/moderation/leave': 'cheap',
  '/api/moderation/session': 'cheap',

  '/api/me/deletion': 'heavy',
  '/api/me/export': 'heavy',
  '/api/me/keys': 'cheap',
  '/api/me/keys/[id]': 'cheap',
  '/api/me/publications': 'cheap',
  '/api/me/recover': 'heavy',
  '/api/me/recover/offer': 'cheap',
  '/api/me/recovery': 'cheap',
  '/api/me/sign-out': 'cheap',
};

/** Files that Next serves from disk: the build's, and those of public/. */
const FILES = /^\/(_next\/static\/.*|[\w-]+\.(ico|png|svg|webmanifest|webp))$/;

interface Route {
  readonly parts: readonly string[];
  readonly prices: Prices;
}

const ROUTES: readonly Route[] = Object.entries(PRICES)
  .map(([route, prices]) => ({ parts: route.split('/'), prices }))
  // Static segments take precedence over parameters: /api/tables/join is no table.
  .toSorted((a, b) => Number(a.parts.some(isParameter)) - Number(b.parts.some(isParameter)));

function isParameter(part: string): boolean {
  return part.startsWith('[');
}

export function priceOf({ method = 'GET', url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): Price {
  const path = url.split('?', 1)[0] ?? '/';
  if (FILES.test(path)) return 'free';
  const parts = (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path).split('/');
  const route = ROUTES.find(
    (one) => one.parts.length === parts.length && one.parts.every((part, i) => isParameter(part) || part === parts[i]),
  );
  if (!route) return 'heavy';
  const { prices } = route;
  if (typeof prices === 'string') return prices;
  return prices[(method === 'HEAD' ? 'GET' : method) as Method] ?? 'heavy';
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRICES, priceOf } from './prices';

const APP = new URL('../../app/', import.meta.url).pathname;
/** Route groups, which are not part of the URL. */
const GROUP = /\/\([^)]+\)/g;

/** Every route below app/, with its methods. */
const routes = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file}`)
  .filter((file) => /\/(page\.tsx|route\.ts)$/.test(file))
  .map((file) => ({
    route: file.replace(GROUP, '').replace(/\/(page\.tsx|route\.ts)$/, '') || '/',
    methods: file.endsWith('page.tsx')
      ? ['GET']
      : [
          ...readFileSync(join(APP, file), 'utf8').matchAll(/^export (?:const|function|async function) ([A-Z]+)\b/gm),
        ].map(([, method = '']) => method),
  }));

describe('PRICES', () => {
  it('has exactly the routes of the studio', () => {
    expect(Object.keys(PRICES).toSorted()).toEqual([...new Set(routes.map(({ route }) => route))].toSorted());
  });

  it('has all methods of routes with a price per method', () => {
    const missing = routes.flatMap(({ route, methods }) => {
      const prices = PRICES[route];
      if (typeof prices === 'string') return [];
      const known = Object.keys(prices ?? {});
      return methods
        .filter((method) => method !== 'HEAD' && !known.includes(method))
        .map((method) => `${method} ${route}`);
    });
    expect(missing).toEqual([]);
  });
});

it.each(readdirSync(join(APP, '../public')))('/%s is free', (file) => {
  expect(priceOf({ method: 'GET', url: `/${file}` })).toBe('free');
});

it.each([
  ['GET', '/', 'page'],
  ['GET', '/icon.svg?1a2b3c', 'free'],
  ['GET', '/library/abc/1/card.png', 'reading'],
  ['GET', '/library/abc/1/cards.svg', 'reading'],
  ['GET', '/?a=/api/tables/join', 'page'],
  ['GET', '/_next/static/chunks/a.js', 'free'],
  ['POST', '/api/tables/join', 'cheap'],
  ['GET', '/api/tables/abc', 'cheap'],
  ['POST', '/api/drafts', 'heavy'],
  ['HEAD', '/api/drafts', 'cheap'],
  ['DELETE', '/api/drafts', 'heavy'],
  ['GET', '/studio/abc/events/', 'page'],
  ['GET', '/library/feed.atom', 'cheap'],
  ['GET', '/library/abc', 'reading'],
  ['GET', '/wp-login.php', 'heavy'],
  ['GET', '/studio/abc/events/more', 'heavy'],
] as const)('%s %s is %s', (method, url, price) => {
  expect(priceOf({ method, url })).toBe(price);
});

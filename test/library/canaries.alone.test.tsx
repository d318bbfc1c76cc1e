// @module-tag long

import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { metadataOf } from '@/app/_library/about-version';
import { samplePage } from '@/app/_read/samples';
import type { JsonObject } from '@/lib/kernel/json';
import { parseQuery } from '@/lib/library/search/asked';
import { draftFromStarter } from '@/lib/scenario/envelope';
import { loadPublication } from '@/lib/services/library/read';
import { versionText } from '@/lib/services/library/render';
import type { Services } from '@/lib/services/requests/services';
import { systems } from '@/test/support/all-systems';
import { answerApi } from '../support/api-pages';
import { plantCanaries } from '../support/canaries';
import { wordsOf } from '../support/display-text';
import { askServer, cookieOf } from '../support/program';
import { sampled } from '../support/soak';
import { ANN, startServer, type TestServer } from '../support/test-server';

vi.mock('next/headers', () => ({ headers: async () => new Headers({ host: 'localhost:3000' }) }));

const LIBRARY = new URL('../../app/(site)/library/', import.meta.url);
const WORD = /zq[0-9a-z]+zq/g;
const starters = systems.flatMap((system) => sampled(system.starters, 7).map((starter) => ({ system, starter })));
type Case = (typeof starters)[number];

let server: TestServer;
/** All texts drawn on link previews. */
const drawn: unknown[] = [];
/** All texts drawn in sample pictures. */
const samples: string[] = [];
beforeAll(async () => {
  // Long enough for games with every number of players to end.
  server = await startServer({ handle: answerApi, trustedProxies: '127.0.0.0/8', library: { playMs: 300 } });
  const { renderer } = server.services;
  Object.assign(server.services, {
    renderer: {
      ...renderer,
      async render(make, key, load) {
        if (make === 'card') drawn.push(await load());
        return renderer.render(make, key, load);
      },
    } satisfies Services['renderer'],
  });
});
afterAll(() => server.stop());

/**
 * Publishes a starter with a word in every text, twice with different words. Returns the words that only the GM may
 * know in both, and the others.
 */
async function publish({ system, starter }: Case, name: string) {
  const draft = draftFromStarter(system, starter, 'x');
  const planted = ['a', 'b'].map((salt) => plantCanaries(system, draft.body as JsonObject, name + salt));
  const title = `Canaries of ${starter.title}`;
  // Each from a different network, since the limits are for people.
  const from = { ...cookieOf(`${name}${ANN}`.slice(0, ANN.length)), 'x-forwarded-for': `203.0.113.${name.slice(1)}` };
  let id: string | undefined;
  for (const { body } of planted) {
    const scenario = { ...draft, title, summary: 'Birds in a mine.', body };
    const asked = { scenario, ...(id && { id }) };
    const answer = await askServer(server.url, 'POST', '/api/library', from, asked);
    expect(answer.status).toBe(201);
    id = answer.body.id as string;
  }
  return {
    id: String(id),
    gmOnly: planted.flatMap((each) => each.gmOnly),
    open: planted.flatMap((each) => each.open),
  };
}

/** Renders a page including its head. */
async function page(file: string, values: Record<string, string>, asked: Record<string, string> = {}): Promise<string> {
  const props = { params: Promise.resolve(values), searchParams: Promise.resolve(asked) };
  const made = (await import(new URL(`${file}page.tsx`, LIBRARY).href)) as {
    default(given: typeof props): Promise<ReactNode>;
    generateMetadata?(given: typeof props): Promise<unknown>;
  };
  const { prelude } = await prerender(await made.default(props));
  return JSON.stringify(await made.generateMetadata?.(props)) + (await new Response(prelude as BodyInit).text());
}

async function everythingPublic(id: string): Promise<ReadonlyMap<string, string>> {
  const { services, url } = server;
  const found = await loadPublication(services, id);
  if (found.kind !== 'found') throw new Error('It was published.');
  const { versions, contents } = found.value;
  const slug = String(new URL(String(metadataOf(url, found.value).openGraph?.url)).pathname.split('/').at(-1));
  const at = { id, version: '2' };
  const pages: readonly Parameters<typeof page>[] = [
    ['', {}, { q: contents.entry.title }],
    ['[id]/', { id: slug }],
    ['[id]/[version]/', { id, version: '1' }],
    ['[id]/[version]/changes/', at],
    ['[id]/[version]/print/', at],
    ['[id]/[version]/watch/', at],
    ['[id]/[version]/remix/', at],
    ['[id]/report/', { id }, { version: '2' }],
  ];
  const paths = [
    `/api/library?q=${encodeURIComponent(contents.entry.title)}`,
    `/api/library/${id}`,
    `/api/library/files/${versions[0]?.sha256}`,
    `/library/feed.atom?q=${encodeURIComponent(contents.entry.title)}`,
    '/sitemap.xml',
    `/library/${id}/2/card.png`,
  ];
  const all = new Map<string, string>();
  for (const each of pages) all.set(each[0], await page(...each));
  for (const path of paths) {
    const response = await fetch(url + path);
    expect([path, response.status]).toEqual([path, 200]);
    all.set(path, await response.text());
  }
  const bytes = await services.store.versionBytes(id, 2);
  if (!bytes) throw new Error('It was published.');
  const text = await versionText(services, found.value, { hideGm: true });
  for (const { name } of text.ok ? text.value.samples : []) {
    expect((await fetch(`${url}/library/${id}/2/${name}.svg`)).status).toBe(200);
    const words = wordsOf(await samplePage({ source: { kind: 'file', bytes }, name, art: [] }));
    samples.push(words);
    all.set(name, words);
  }
  return all.set('the picture of links', JSON.stringify(drawn));
}

const read = async (path: string) => new Set((await (await fetch(server.url + path)).text()).match(WORD));

describe('secrets of the GM', { tags: 'soak' }, () => {
  it.each(starters.map((each, i) => [`${each.system.title}: ${each.starter.title}`, i, each] as const))(
    'are only on the GM’s page and in the file: %s',
    async (_, i, each) => {
      const { id, gmOnly, open } = await publish(each, `s${i}`);
      const secret = new Set(gmOnly);
      const everything = await everythingPublic(id);
      for (const [where, text] of everything) {
        expect([where, [...new Set(text.match(WORD))].filter((word) => secret.has(word))]).toEqual([where, []]);
      }
      const find = (word: string) =>
        server.services.store.searchLibrary({ words: parseQuery(word), filters: {}, order: 'newest' }, 1);
      const found = await Promise.all(gmOnly.map(async (word) => ((await find(word)).rows.length > 0 ? [word] : [])));
      expect(found.flat()).toEqual([]);

      // The words are in the expected places, so the test would find them elsewhere.
      expect(await read(`/api/library/${id}/versions/2`)).toEqual(new Set([...gmOnly, ...open].filter(isOfB)));
      const gm = new Set((await page('[id]/[version]/gm/', { id, version: '2' })).match(WORD));
      expect(gmOnly.filter((word) => gm.has(word)).length > 0).toBe(gmOnly.length > 0);
      const shown = new Set(everything.get('[id]/')?.match(WORD));
      const openOnes = open.filter(isOfB).filter((word) => shown.has(word));
      expect(openOnes.length).toBeGreaterThan(0);
      expect((await find(openOnes[0] ?? '')).rows).toHaveLength(1);
    },
  );
});

it('sample pictures have words of the players', { tags: 'soak' }, () => {
  expect(new Set(samples.join(' ').match(WORD)).size).toBeGreaterThan(starters.length);
});

const isOfB = (word: string) => /^zqs\d+b/.test(word);

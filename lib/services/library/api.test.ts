import { createHash } from 'node:crypto';
import Ajv2020 from 'ajv/dist/2020';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildLibrarySchema, libraryAnswer } from '@/lib/library/api-schema';
import { draftFromStarter } from '@/lib/scenario/envelope';
import { TAGS } from '@/lib/scenario/tags';
import { CONTENT_WARNINGS, NONE_NEEDED } from '@/lib/scenario/warnings';
import { readStarters } from '@/lib/starters/read-starters';
import { answerApi } from '@/test/support/api-pages';
import { putVersion } from '@/test/support/published';
import { freePort } from '@/test/support/system-stores';
import { ANN, SECRET, startServer, system, type TestServer } from '@/test/support/test-server';
import { formatCookie } from '../requests/identity';

const [spaceship] = readStarters(system);
const [ID, OTHER, NONE] = ['0123456789abcdef', 'fedcba9876543210', 'zzzzzzzzzzzzzzzz'];

let server: TestServer;
let now = Date.UTC(2026, 0, 1);
beforeEach(async () => {
  server = await startServer({ handle: answerApi, now: () => now });
});
afterEach(() => server.stop());

const validate = new Ajv2020({ allErrors: true, strict: false, formats: { uri: true, 'date-time': true } }).compile(
  buildLibrarySchema(),
);

interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the schema says it is
  readonly json: any;
  readonly headers: Headers;
}

/**
 * Requests like a page of another site, with a cookie that must be ignored; checks headers and schema of the answer.
 */
async function ask(path: string, headers: Record<string, string> = {}): Promise<Answered> {
  const response = await fetch(server.url + path, {
    headers: { origin: 'https://elsewhere.example', cookie: formatCookie(ANN, SECRET, false), ...headers },
  });
  const json = await response.json();
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('set-cookie')).toBeNull();
  if (!path.includes('/versions/') || !response.ok) {
    expect(libraryAnswer.safeParse(json).error).toBeUndefined();
    expect([validate(json), validate.errors]).toEqual([true, null]);
  }
  return { status: response.status, json, headers: response.headers };
}

/** Waits until cached answers have expired. */
const later = () => {
  now += 10_000;
};

describe('GET /api/library', () => {
  it('lists public publications in pages', async () => {
    for (let i = 0; i < 30; i++) {
      const id = `${'0'.repeat(14)}${String(i).padStart(2, '0')}`;
      await putVersion(server.services.store, id, { title: `Ship ${i}` }, { at: 1_000 + i });
    }
    const first = (await ask('/api/library')).json;
    expect([first.results.length, first.results[0].title, first.total]).toEqual([24, 'Ship 29', 30]);
    const second = (await ask(`/api/library?cursor=${first.next}`)).json;
    expect([second.results.length, second.results[0].title, second.next]).toEqual([6, 'Ship 5', null]);
    expect((await ask('/api/library?limit=3&q=ship')).json.results).toHaveLength(3);
  });

  it('describes publications without revealing members', async () => {
    const given = { title: 'The pod', licence: 'CC-BY-4.0', tags: ['funny'], warnings: ['violence'] } as const;
    await putVersion(server.services.store, ID, given, { memberId: ANN });
    const { json } = await ask('/api/library?tag=funny&without=death&licence=remix&language=en');
    expect(json.results[0]).toMatchObject({
      id: ID,
      url: `${server.url}/library/${ID}-the-pod`,
      file: `${server.url}/api/library/${ID}/versions/1`,
      licence: 'CC-BY-4.0',
      tags: ['funny'],
      warnings: ['violence'],
      players: { min: 2, max: 5 },
      minutes: { low: 40, high: 60 },
    });
    expect(JSON.stringify(json)).not.toContain(ANN);
    expect((await ask('/api/library?without=violence')).json).toEqual({ results: [], total: 0, next: null });
  });

  it('accepts every filter of the schema, and refuses other values', async () => {
    for (const tag of TAGS) expect((await ask(`/api/library?tag=${tag}`)).status).toBe(200);
    for (const warning of CONTENT_WARNINGS) expect((await ask(`/api/library?without=${warning}`)).status).toBe(200);
    for (const query of [
      'tag=soup',
      `without=${NONE_NEEDED}`,
      'licence=mine',
      'players=-1',
      'players=1e3',
      'minutes=0',
      'sort=best',
      'system=chess',
      'limit=101',
      'limit=x',
      'cursor=x',
      'cursor=eyJ9',
      'language=%00',
    ]) {
      const { status, json } = await ask(`/api/library?${query}`);
      expect([query, status, json.error.code]).toEqual([query, 400, 'library/bad-query']);
    }
  });

  it.each(['"', '-', '* OR NEAR(a b)', 'a:b AND "', "'; drop table library --", '\ud800', '\u0000', 'ſ'.repeat(1_000)])(
    'copes with the words %j',
    async (q) => {
      await putVersion(server.services.store, ID, { title: 'The pod' });
      const { status } = await ask(`/api/library?${new URLSearchParams({ q })}`);
      expect(status).toBe(200);
    },
  );

  it('lists only the studio’s own publications in mode “unlisted”, and nothing in mode “off”', async () => {
    await putVersion(server.services.store, ID, { title: 'Mine' }, { memberId: ANN });
    await putVersion(server.services.store, OTHER, { title: 'Ours' }, { memberId: '' });
    const titles = async () => (await ask('/api/library')).json.results?.map(({ title }: { title: string }) => title);
    expect(await titles()).toEqual(expect.arrayContaining(['Mine', 'Ours']));
    await server.stop();
    server = await startServer({ handle: answerApi, now: () => now, library: { mode: 'unlisted' } });
    await putVersion(server.services.store, ID, { title: 'Mine' }, { memberId: ANN });
    await putVersion(server.services.store, OTHER, { title: 'Ours' }, { memberId: '' });
    expect(await titles()).toEqual(['Ours']);
    expect((await ask(`/api/library/${ID}`)).status).toBe(200);
    await server.stop();
    server = await startServer({ handle: answerApi, now: () => now, library: { mode: 'off' } });
    await putVersion(server.services.store, OTHER, { title: 'Ours' }, { memberId: '' });
    for (const path of ['', `/${OTHER}`, `/${OTHER}/versions/1`]) {
      expect([path, (await ask(`/api/library${path}`)).status]).toEqual([path, 404]);
    }
  });
});

describe('GET /api/library/ID', () => {
  it('has everything on the page', async () => {
    await putVersion(server.services.store, ID, { title: 'The pod' });
    await putVersion(server.services.store, ID, { title: 'The pod II' }, { note: 'Longer' });
    const { json } = await ask(`/api/library/${ID}`);
    expect(json).toMatchObject({ title: 'The pod II', version: 2, routes: [{ title: 'The pod' }], chain: [] });
    expect(json.versions.map((version: { number: number; note: string }) => [version.number, version.note])).toEqual([
      [2, 'Longer'],
      [1, 'First version'],
    ]);
    expect((await ask(`/api/library/${ID.toUpperCase()}-any-slug`)).json.id).toBe(ID);
  });

  it('shows the newest version that is approved', async () => {
    const { store } = server.services;
    await putVersion(store, ID, { title: 'Seen' });
    await putVersion(store, ID, { title: 'Unseen' }, { approved: false });
    const { json } = await ask(`/api/library/${ID}`);
    expect([json.title, json.versions.length]).toEqual(['Seen', 1]);
    await putVersion(store, OTHER, { title: 'Unseen too' }, { approved: false });
    expect((await ask(`/api/library/${OTHER}`)).status).toBe(404);
    expect((await ask('/api/library')).json.total).toBe(1);
    expect((await ask(`/api/library/${OTHER}/versions/1`)).status).toBe(200);
  });

  it('distinguishes gone publications from unknown ones', async () => {
    const { store } = server.services;
    await putVersion(store, ID, { title: 'One' }, { memberId: ANN });
    await putVersion(store, ID, { title: 'Two' }, { memberId: ANN });
    await store.withdrawVersion(ID, 2, ANN, now);
    const { json } = await ask(`/api/library/${ID}`);
    expect([json.version, json.versions[0].withdrawnAt]).toEqual([1, new Date(now).toISOString()]);
    expect((await ask(`/api/library/${ID}/versions/2`)).json.error.code).toBe('library/withdrawn');
    await store.withdrawPublication(ID, ANN, now);
    later();
    const gone = await ask(`/api/library/${ID}`);
    expect([gone.status, gone.json.error.code]).toEqual([410, 'library/withdrawn']);
    for (const path of [NONE, 'x', `${ID}/versions/3`, `${ID}/versions/x`, `${NONE}/versions/1`]) {
      const { status, json: refusal } = await ask(`/api/library/${path}`);
      expect([path, status, refusal.error.code]).toEqual([path, 404, 'library/not-found']);
    }
  });
});

describe('GET /api/library/ID/versions/N', () => {
  it('sends the exact file with revalidation', async () => {
    await putVersion(server.services.store, ID, { title: 'Łódź' });
    const response = await fetch(`${server.url}/api/library/${ID}/versions/1`);
    const bytes = Buffer.from(await response.arrayBuffer());
    const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
    expect([response.headers.get('etag'), response.headers.get('cache-control')]).toEqual([etag, 'public, no-cache']);
    expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''%C5%82odz-v1.trapdoor.json");
    expect(JSON.parse(bytes.toString()).title).toBe('Łódź');
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await fetch(`${server.url}/api/library/${ID}/versions/1`, { headers: { 'if-none-match': known } });
      expect([known, again.status, again.headers.get('etag')]).toEqual([known, 304, etag]);
      expect(again.headers.get('cache-control')).toBe('public, no-cache');
    }
    expect((await ask(`/api/library/${ID}/versions/1`, { 'if-none-match': '"x"' })).status).toBe(200);
  });
});

describe('parts of a version', () => {
  const HASH = 'a'.repeat(64);
  const PARTS = [
    `/api/library/${ID}/versions/1`,
    `/library/${ID}/1/card.png`,
    `/library/${ID}/1/poster.svg`,
    `/library/${ID}/1/art/${HASH}`,
  ];
  const publish = async (given: Parameters<typeof putVersion>[3]) => {
    const { store } = server.services;
    await store.createDraft({ id: 'drawn', system: system.id }, ANN, {
      memberId: ANN,
      at: 1,
      bytes: new Uint8Array([1]),
      title: '',
      newClients: [],
    });
    const art = { draftId: 'drawn', hash: HASH, type: 'image/png', alt: '', credit: '', createdAt: 1 };
    await store.addArt(art, new Uint8Array([1, 2, 3]), { count: 9, bytes: 99 });
    await putVersion(store, ID, { title: 'The pod' }, { pictures: [{ hash: HASH, alt: '', credit: '' }], ...given });
  };
  const look = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: said } = await fetch(server.url + path, { headers });
    return {
      status,
      etag: said.get('etag') ?? '',
      caching: said.get('cache-control'),
      for: said.get('cross-origin-resource-policy'),
    };
  };

  it.each<[string, Parameters<typeof putVersion>[3], string, string]>([
    ['listed', {}, 'public, no-cache', 'cross-origin'],
    ['unlisted', { listing: 'unlisted' }, 'private, no-cache', 'same-origin'],
    ['not approved yet', { approved: false }, 'private, no-cache', 'same-origin'],
  ])('are revalidated each time, and gone once hidden: %s', async (_, given, caching, seenFrom) => {
    await publish(given);
    const etags = new Map<string, string>();
    for (const path of PARTS) {
      const { etag, ...rest } = await look(path);
      expect([path, rest]).toEqual([path, { status: 200, caching, for: seenFrom }]);
      etags.set(path, etag);
      expect([path, await look(path, { 'if-none-match': etag })]).toEqual([
        path,
        { status: 304, etag, caching, for: seenFrom },
      ]);
    }
    const act = {
      kind: 'hide',
      publicationId: ID,
      version: null,
      mark: '',
      at: now,
      reason: 'x',
      moderator: 1,
      reportedUntil: 0,
    } as const;
    await server.services.store.moderate(act);
    for (const [path, etag] of etags) {
      expect([path, await look(path, { 'if-none-match': etag })]).toMatchObject([
        path,
        { status: 410, caching: 'no-store' },
      ]);
    }
  });

  it('pages that contain the studio’s address are cached only if it is configured', async () => {
    const paths = ['/library/feed.atom', '/robots.txt', '/sitemap.xml'];
    const cachings = () => Promise.all(paths.map(async (path) => (await look(path)).caching));
    expect(await cachings()).toEqual(['no-store', 'no-store', 'no-store']);
    await server.stop();
    const port = await freePort();
    server = await startServer({ handle: answerApi, publicOrigin: `http://127.0.0.1:${port}`, port });
    expect(await cachings()).toEqual(['public, max-age=60', 'public, max-age=3600', 'public, max-age=600']);
  });
});

describe('beside the pages', () => {
  it('there are a feed and a sitemap', async () => {
    await putVersion(server.services.store, ID, { title: 'The pod' });
    await putVersion(server.services.store, OTHER, { title: 'Secret' }, { listing: 'unlisted' });
    const text = async (path: string) => (await fetch(server.url + path)).text();
    const [feed, sitemap] = [await text('/library/feed.atom'), await text('/sitemap.xml')];
    for (const xml of [feed, sitemap]) {
      expect(xml).toContain(`${server.url}/library/${ID}-the-pod`);
      expect(xml).not.toContain(OTHER);
    }
    expect(sitemap).toContain(`<loc>${server.url}/guides/publishing</loc>`);
    expect((await fetch(`${server.url}/library/feed.atom?tag=soup`)).status).toBe(400);
    expect((await fetch(`${server.url}/sitemap/2`)).status).toBe(404);
    expect(await text('/robots.txt')).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  });

  it('there is a preview image', async () => {
    await putVersion(server.services.store, ID, { title: 'The pod' });
    const response = await fetch(`${server.url}/library/${ID}/1/card.png`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await fetch(`${server.url}/library/${ID}/2/card.png`)).status).toBe(404);
    expect((await fetch(`${server.url}/library/${ID}/1/art/${'0'.repeat(64)}`)).status).toBe(404);
  });

  it('there are sample pictures, and 404 for those that it has not', async () => {
    if (!spaceship) throw new Error('The test needs a starter.');
    const { body } = draftFromStarter(system, spaceship);
    await putVersion(server.services.store, ID, { title: 'The pod', body });
    const look = async (name: string) => {
      const { status, headers } = await fetch(`${server.url}/library/${ID}/1/${name}.svg`);
      return [status, headers.get('content-security-policy')?.includes('sandbox')];
    };
    expect(await look('map')).toEqual([200, true]);
    expect((await look('cards'))[0]).toBe(404);
  });
});

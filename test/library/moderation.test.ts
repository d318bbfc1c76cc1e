// @module-tag long

import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStores } from '@/lib/server/open-stores';
import { moderatorUrl } from '@/lib/services/library/moderate';
import { loadModerated, loadModeration } from '@/lib/services/library/moderation-page';
import { publisherMark } from '@/lib/services/library/publication-of-draft';
import { moderatorCookie, moderatorToken, recoveryToken } from '@/lib/services/requests/identity';
import { SYSTEM_MEMBER } from '@/lib/storage/store';
import { answerApi } from '../support/api-pages';
import { newVersion, ROOM, type VersionGiven } from '../support/library-versions';
import { askServer, cookieOf } from '../support/program';
import { publishable } from '../support/publishable';
import { HAS, startPostgres, unlessMissing } from '../support/system-stores';
import { ANN, BOB, SECRET, startServer, type TestServer } from '../support/test-server';

const PUB = '0123456789abcdef';
const OTHER = 'fedcba9876543210';
const BEGINNING = { reports: undefined, arrivals: undefined, log: undefined };

let server: TestServer;
/** Cookie of a moderator. */
let cookie: string;

interface Sent {
  readonly headers?: Record<string, string>;
  readonly method?: string;
}
const send = (path: string, fields: Record<string, string>, { headers = {}, method = 'POST' }: Sent = {}) =>
  fetch(server.url + path, {
    method,
    redirect: 'manual',
    headers: { origin: server.url, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    ...(method === 'POST' && { body: new URLSearchParams(fields) }),
  });
const act = (kind: string, fields: Record<string, string> = {}, sent: Sent = {}) =>
  send(
    '/api/moderation',
    { publication: PUB, act: kind, reason: 'Because', ...fields },
    { ...sent, headers: { cookie, ...sent.headers } },
  );
const tokenOf = (generation: number, secret = SECRET) => moderatorToken({ number: 1, generation }, secret);
const cookieOfModerator = (generation: number, secret = SECRET, number = 1) =>
  String(moderatorCookie({ number, generation }, secret, false).split(';')[0]);
const enter = (token: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/moderation/session`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ token }),
  });
const report = (fields: Record<string, string> = {}, headers: Record<string, string> = {}, id = PUB) =>
  send(`/api/library/${id}/report`, { version: '1', reason: 'spam', text: 'Not a scenario', ...fields }, { headers });
const from = (address: string) => ({ 'x-forwarded-for': address });
const publish = (id: string, given: VersionGiven = {}) =>
  server.services.store.addVersion(newVersion(id, { memberId: ANN, ...given }), ROOM);
const publication = (id = PUB) => server.services.store.publication(id);
const errorOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { error: { code: string } }).error.code,
];
const log = async () => (await loadModeration(server.services, BEGINNING)).acts.rows;
const events = () => server.securityLines.map((line) => (JSON.parse(line) as { security: string }).security);

function describeModerating(start: () => Promise<TestServer>): void {
  beforeEach(async () => {
    server = await start();
    const url = moderatorUrl({ number: 1, generation: 0 }, SECRET, server.url);
    const entered = await enter(url.split('#').at(-1) ?? '');
    cookie = String(entered.headers.get('set-cookie')?.split(';')[0]);
    await publish(PUB);
  });
  afterEach(() => server.stop());

  it('shows which warnings the authors accepted on purpose', async () => {
    expect((await loadModerated(server.services, PUB))?.accepted).toEqual([]);
    const made = newVersion(OTHER, { memberId: BOB });
    const accepted = ['No way out takes 5 people.'];
    await server.services.store.addVersion({ ...made, details: { ...made.details, accepted } }, ROOM);
    expect((await loadModerated(server.services, OTHER))?.accepted).toEqual(accepted);
  });

  it('carries out the acts of a moderator, and logs them with reasons', async () => {
    for (const [kind, is] of [
      ['hide', { isListed: false }],
      ['show', { isListed: true }],
      ['unlist', { isListed: false }],
      ['list', { isListed: true }],
    ] as const) {
      const response = await act(kind, { reason: `To ${kind} it` });
      expect([response.status, response.headers.get('cache-control'), response.headers.get('referrer-policy')]).toEqual(
        [303, 'no-store', 'no-referrer'],
      );
      expect(response.headers.get('location')).toBe(`/moderate/${PUB}?said=moderator%2Fdone`);
      expect(await publication()).toMatchObject(is);
    }
    expect((await log()).map(({ seq, kind, reason, title, mark }) => [seq, kind, reason, title, mark])).toEqual(
      ['list', 'unlist', 'show', 'hide'].map((kind, i) => [
        4 - i,
        kind,
        `To ${kind} it`,
        'The whale',
        publisherMark(SECRET, ANN),
      ]),
    );
    expect(events()).toEqual(['moderated', 'moderated', 'moderated', 'moderated']);
  });

  it('refuses everything without a valid link', async () => {
    const old = tokenOf(0);
    await server.services.store.renewModerator(1);
    const renewed = tokenOf(1);
    const links: readonly string[] = [
      '',
      'x',
      old,
      `${renewed}x`,
      tokenOf(2),
      tokenOf(1, Buffer.alloc(32, 8)),
      recoveryToken({ memberId: 'moderator'.padEnd(26, '0'), generation: 1 }, SECRET),
      recoveryToken({ memberId: ANN, generation: 0 }, SECRET),
      cookieOf(ANN).cookie.split('=')[1] ?? '',
      cookieOfModerator(1).split('=')[1] ?? '',
    ];
    for (const [i, wrong] of links.entries()) {
      const response = await enter(wrong, from(`10.0.0.${i}`));
      expect([wrong, response.headers.get('set-cookie'), ...(await errorOf(response))]).toEqual([
        wrong,
        null,
        403,
        'moderator/refused',
      ]);
    }
    const isOfThisStudio = [old, tokenOf(2)];
    expect(events()).toEqual(links.filter((one) => !isOfThisStudio.includes(one)).map(() => 'moderator-refused'));
    const cookies: readonly string[] = [
      '',
      cookie,
      `${cookieOfModerator(1)}x`,
      cookieOfModerator(2),
      cookieOfModerator(1, Buffer.alloc(32, 8)),
      `trapdoor-moderator=${renewed}`,
      cookieOf(ANN).cookie,
      cookieOf(ANN).cookie.replace('=', '-moderator='),
    ];
    for (const wrong of cookies) {
      const response = await act('hide', {}, { headers: { cookie: wrong } });
      expect([wrong, ...(await errorOf(response))]).toEqual([wrong, 403, 'moderator/refused']);
    }
    expect([await publication(), await log()]).toMatchObject([{ isListed: true }, []]);
    cookie = String((await enter(renewed)).headers.get('set-cookie')?.split(';')[0]);
    expect((await act('hide')).status).toBe(303);
  });

  it('distinguishes moderators, in the log and when a link is withdrawn', async () => {
    const { store } = server.services;
    const second = { headers: { cookie: cookieOfModerator(0, SECRET, 2) } };
    expect(await errorOf(await act('hide', {}, second))).toEqual([403, 'moderator/refused']);
    await store.addModerator();
    const entered = await enter(moderatorToken({ number: 2, generation: 0 }, SECRET));
    expect(entered.headers.get('set-cookie')?.split(';')[0]).toBe(second.headers.cookie);
    expect([(await act('hide', {}, second)).status, (await act('show')).status]).toEqual([303, 303]);
    expect((await log()).map(({ moderator }) => moderator)).toEqual([1, 2]);
    await store.withdrawModerator(2, 5);
    expect(await errorOf(await act('hide', {}, second))).toEqual([403, 'moderator/refused']);
    expect((await act('hide')).status).toBe(303);
  });

  it('leaves nothing of an act whose link is withdrawn meanwhile', async () => {
    const { store } = server.services;
    const { publication } = store;
    store.publication = async (id) => {
      const found = await publication(id);
      await store.withdrawModerator(1, 5);
      return found;
    };
    expect(await errorOf(await act('hide'))).toEqual([403, 'moderator/refused']);
    store.publication = publication;
    expect([await log(), await publication(PUB)]).toMatchObject([[], { hiddenAt: null }]);
  });

  it('slows down people who guess links, and nobody else', async () => {
    const tried = [];
    for (let i = 0; i < 12; i++) tried.push((await enter(`try-${i}`, from('10.1.1.1'))).status);
    expect(tried).toEqual([...Array(10).fill(403), 429, 429]);
    const refused = await enter('again', from('10.1.1.1'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await act('hide', {}, { headers: from('10.1.1.1') })).status).toBe(303);
  });

  it('sets a session cookie only for pages of this studio', async () => {
    const token = tokenOf(0);
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'same-site' }]) {
      const foreign = await enter(token, headers);
      expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([403, null]);
    }
    const { headers } = await enter(token);
    expect([headers.get('set-cookie'), headers.get('cache-control')]).toEqual([
      expect.stringMatching(/^trapdoor-moderator=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict$/),
      'no-store',
    ]);
    expect(moderatorCookie({ number: 1, generation: 0 }, SECRET, true)).toMatch(
      /^__Host-trapdoor-moderator=.*; SameSite=Strict; Secure$/,
    );
  });

  it('ends in a browser that leaves', async () => {
    const left = await send('/api/moderation/leave', {}, { headers: { cookie } });
    expect([left.status, left.headers.get('location')]).toEqual([303, '/moderate']);
    expect(left.headers.get('set-cookie')).toMatch(/^trapdoor-moderator=; .*Max-Age=0$/);
  });

  it.each([
    ['a page of another site', { headers: { origin: 'https://evil.example' } }, 403, 'request/foreign'],
    ['a page without an origin', { headers: { origin: 'null' } }, 403, 'request/foreign'],
    ['another site, as browsers say', { headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'request/foreign'],
    ['JSON', { headers: { 'content-type': 'application/json' } }, 415, 'request/wrong-type'],
  ])('refuses requests from %s', async (_, sent, status, code) => {
    expect(await errorOf(await act('hide', {}, sent))).toEqual([status, code]);
    expect(await publication()).toMatchObject({ isListed: true });
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('answers %s with 405, and changes nothing', async (method) => {
    const query = new URLSearchParams({ publication: PUB, act: 'hide', reason: 'x' });
    expect((await send(`/api/moderation?${query}`, {}, { method, headers: { cookie } })).status).toBe(405);
    expect(await publication()).toMatchObject({ isListed: true });
  });

  it.each([
    ['an unknown act', { act: 'delete' }, 400, 'request/bad'],
    ['no reason', { reason: '  ' }, 400, 'moderator/reason'],
    ['a reason as long as a page', { reason: 'x'.repeat(301) }, 400, 'request/bad'],
    ['an unknown publication', { publication: OTHER }, 404, 'moderator/nothing'],
    ['an invalid id', { publication: "' or 1=1" }, 400, 'request/bad'],
    ['an impossible version number', { act: 'approve 99999999999999999999' }, 400, 'request/bad'],
    ['no version', { act: 'approve' }, 409, 'moderator/no-change'],
    ['what was done before', { act: 'show' }, 409, 'moderator/no-change'],
    ['more than a form has', { also: 'this' }, 400, 'request/bad'],
  ])('refuses %s', async (_, fields, status, code) => {
    expect(await errorOf(await act('hide', fields))).toEqual([status, code]);
    expect(await log()).toEqual([]);
  });

  it('redirects people back to the page with the reason', async () => {
    const browser = { headers: { accept: 'text/html,*/*' } };
    const wrong = await act('hide', {}, { headers: { ...browser.headers, cookie: '' } });
    expect([wrong.status, wrong.headers.get('location')]).toEqual([303, '/moderate?said=moderator%2Frefused']);
    expect((await act('hide', { reason: '' }, browser)).headers.get('location')).toBe(
      `/moderate/${PUB}?said=moderator%2Freason`,
    );
    const foreign = { headers: { ...browser.headers, origin: 'https://evil.example' } };
    expect((await act('hide', {}, foreign)).status).toBe(403);
  });

  it('approves waiting versions', async () => {
    await publish(OTHER, { approved: false, entry: { title: 'The waiting room' } });
    const arrivals = async () => (await loadModeration(server.services, BEGINNING)).arrivals.rows;
    expect(await arrivals()).toMatchObject([
      { id: OTHER, number: 1, title: 'The waiting room', mark: publisherMark(SECRET, ANN) },
    ]);
    expect((await act('approve 1', { publication: OTHER, reason: '' })).status).toBe(303);
    expect([await arrivals(), (await publication(OTHER))?.isListed]).toEqual([[], true]);
    expect(await log()).toMatchObject([{ kind: 'approve', version: 1 }]);
  });

  it('stops a publisher, and lets them publish again, but never stops the studio', async () => {
    await publish(OTHER, { memberId: SYSTEM_MEMBER, text: 'A starter' });
    expect(await errorOf(await act('stop', { publication: OTHER }))).toEqual([400, 'request/bad']);
    expect((await loadModerated(server.services, OTHER))?.possible).toEqual(['hide', 'unlist']);
    expect((await act('stop')).status).toBe(303);
    expect(await server.services.store.isStopped(ANN)).toBe(true);
    const view = await loadModeration(server.services, BEGINNING);
    expect(view.stopped).toMatchObject([{ id: PUB, mark: publisherMark(SECRET, ANN) }]);
    expect((await loadModerated(server.services, PUB))?.possible).toEqual(['hide', 'unlist', 'allow']);
    expect((await act('allow')).status).toBe(303);
    expect(await server.services.store.isStopped(ANN)).toBe(false);
    expect(events()).toEqual(['publisher-stopped', 'moderated']);
  });

  it('keeps a publisher who is stopped from publishing and listing, but not from withdrawing', async () => {
    const ask = (method: string, path: string, body?: object) =>
      askServer(server.url, method, `/api/library${path}`, cookieOf(ANN), body);
    const scenario = (title: string) => ({ scenario: publishable(title), note: 'First', listing: 'unlisted' });
    const { id } = (await ask('POST', '', scenario('lantern'))).body;
    await act('stop');
    for (const refused of [
      await ask('POST', '', scenario('harbour')),
      await ask('POST', '', { ...scenario('lantern two'), id }),
      await ask('PATCH', `/${id}`, { listing: 'public' }),
    ]) {
      expect([refused.status, refused.body.error.code]).toEqual([403, 'library/stopped']);
      expect(refused.body.error.message).toMatch(/moderator has stopped you/);
    }
    expect((await ask('DELETE', `/${id}`)).status).toBe(200);
    await act('allow');
    expect((await ask('POST', '', scenario('harbour'))).status).toBe(201);
  });

  it('shows moderators the necessary data, and no member’s id', async () => {
    await report({}, cookieOf(BOB));
    await act('hide');
    await act('stop');
    await act('show');
    const seen = JSON.stringify(await loadModeration(server.services, BEGINNING));
    expect([seen.includes(ANN), seen.includes(BOB), seen.includes(publisherMark(SECRET, ANN))]).toEqual([
      false,
      false,
      true,
    ]);
    expect(JSON.stringify((await loadModerated(server.services, PUB))?.reports)).not.toContain(BOB);
  });

  it('shows long lists in pages', async () => {
    for (let i = 0; i < 12; i++) {
      await act('hide');
      await act('show');
    }
    const first = await loadModeration(server.services, BEGINNING);
    const rest = await loadModeration(server.services, { ...BEGINNING, log: first.acts.next });
    expect([first.acts.rows.length, rest.acts.rows.length, rest.acts.next]).toEqual([20, 4, undefined]);
    const strange = {
      reports: '9'.repeat(15),
      arrivals: `${'9'.repeat(15)}-${'9'.repeat(15)}-zz`,
      log: '9'.repeat(15),
    };
    expect((await loadModeration(server.services, strange)).acts.rows).toHaveLength(20);
    const wrong = { reports: 'x', arrivals: "1-1-'", log: '-1' };
    expect((await loadModeration(server.services, wrong)).acts.rows).toHaveLength(20);
  });

  describe('reports', () => {
    it('make a browser a member, and count once per member', async () => {
      const first = await report();
      expect([first.status, first.headers.get('location')]).toEqual([
        303,
        `/library/${PUB}/report?version=1&said=report%2Fsent`,
      ]);
      const cookie = String(first.headers.get('set-cookie')?.split(';')[0]);
      const again = await report({ reason: 'other' }, { cookie });
      expect([again.headers.get('location'), again.headers.get('set-cookie')]).toEqual([
        `/library/${PUB}/report?version=1&said=report%2Falready`,
        null,
      ]);
      const view = await loadModerated(server.services, PUB);
      expect(view?.reports).toMatchObject([{ reason: 'spam', text: 'Not a scenario', version: 1 }]);
      expect(view?.possible).toContain('dismiss');
    });

    it('are limited to ten an hour per address', async () => {
      const statuses = [];
      for (let i = 0; i < 11; i++) statuses.push((await report({}, from('10.2.2.2'))).status);
      expect(statuses).toEqual([...Array(10).fill(303), 429]);
      const told = await report({}, { ...from('10.2.2.2'), accept: 'text/html' });
      expect(told.headers.get('location')).toContain('said=report%2Ftoo-many');
      expect((await report({}, from('10.2.2.3'))).status).toBe(303);
    });

    it.each([
      ['no reason', { reason: '' }, 400, 'report/incomplete'],
      ['another reason', { reason: 'constructor' }, 400, 'report/incomplete'],
      ['a page of text', { text: 'x'.repeat(301) }, 400, 'report/incomplete'],
      ['no version', { version: '' }, 400, 'report/incomplete'],
      ['an unknown version', { version: '2' }, 404, 'report/nothing'],
    ])('with %s are refused, and create no member', async (_, fields, status, code) => {
      const response = await report(fields);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(await errorOf(response)).toEqual([status, code]);
      expect((await loadModerated(server.services, PUB))?.reports).toEqual([]);
    });

    it('are not accepted from other sites, for hidden scenarios or for missing ones', async () => {
      expect((await report({}, { origin: 'https://evil.example' })).status).toBe(403);
      for (const id of [OTHER, 'nothing', 'x%2Fy']) {
        expect(await errorOf(await report({}, {}, id))).toEqual([404, 'report/nothing']);
      }
      await act('hide');
      expect(await errorOf(await report())).toEqual([404, 'report/nothing']);
    });

    it('are a line of text, whatever is sent', async () => {
      await report({ text: ' a\r\n\u0000b\u202e<script>  c ' });
      expect((await loadModerated(server.services, PUB))?.reports[0]?.text).toBe('a b\u202e<script> c');
    });

    it('are in their member’s download, and are deleted with the member', async () => {
      await report({}, cookieOf(BOB));
      const zip = await send('/api/me/export', {}, { headers: cookieOf(BOB) });
      const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
      const everything = JSON.parse(strFromU8(files['everything.json'] ?? new Uint8Array()));
      expect(everything.reports).toMatchObject([
        { publicationId: PUB, version: 1, reason: 'spam', text: 'Not a scenario', reportedAt: expect.any(String) },
      ]);
      const deletion = await fetch(`${server.url}/api/me/deletion`, {
        method: 'POST',
        headers: { origin: server.url, 'content-type': 'application/json', ...cookieOf(BOB) },
        body: JSON.stringify({ forGood: true, withdrawals: {} }),
      });
      expect(deletion.status).toBe(200);
      expect((await loadModerated(server.services, PUB))?.reports).toEqual([]);
    });

    it('only affect the order of the list, however many there are', async () => {
      await publish(OTHER, { text: 'other' });
      for (let i = 0; i < 1_000; i++) {
        const at = { publicationId: OTHER, version: 1, reason: 'spam', text: '', at: 10 + i };
        await server.services.store.addReport(at, `member-${i}`);
      }
      await server.services.store.addReport({ publicationId: PUB, version: 1, reason: 'spam', text: '', at: 1 }, BOB);
      expect(await publication(OTHER)).toMatchObject({ isListed: true, hiddenAt: null });
      const { reported } = await loadModeration(server.services, BEGINNING);
      expect(reported.rows.map(({ id, reporters }) => [id, reporters])).toEqual([
        [OTHER, 1_000],
        [PUB, 1],
      ]);
      await act('dismiss', { publication: OTHER, until: '10' });
      const after = await loadModeration(server.services, BEGINNING);
      expect(after.reported.rows.map(({ id, reporters }) => [id, reporters])).toEqual([
        [OTHER, 999],
        [PUB, 1],
      ]);
    });
  });
}

const PROXIED = { handle: answerApi, trustedProxies: '127.0.0.1' };

describe('moderation', () => describeModerating(() => startServer(PROXIED)));

describe('a hidden publication', () => {
  afterEach(() => server.stop());

  it('disappears from every address, list and feed, and can be shown again', async () => {
    let later = 0;
    server = await startServer({ ...PROXIED, now: () => Date.now() + later });
    cookie = cookieOfModerator(0);
    const scenario = { scenario: publishable('lantern'), note: 'First', listing: 'public' };
    const { id, sha256 } = (await askServer(server.url, 'POST', '/api/library', cookieOf(ANN), scenario)).body;
    const hash = 'a1'.repeat(32);
    const file = { type: 'image/png', bytes: new Uint8Array([1, 2, 3]) };
    await publish(PUB, { pictures: [{ hash, alt: '', credit: '', file }] });
    const pages = [
      `/api/library/${id}`,
      `/api/library/${id}/versions/1`,
      `/library/${id}/1/card.png`,
      `/library/${PUB}/1/art/${hash}`,
    ];
    const lists = ['/api/library?q=lantern', '/library/feed.atom', '/sitemap.xml'];
    const look = async () => {
      later += 3_600_000;
      const statuses = await Promise.all(pages.map(async (path) => (await fetch(server.url + path)).status));
      const texts = await Promise.all(lists.map(async (path) => (await fetch(server.url + path)).text()));
      const known = await (await fetch(`${server.url}/api/library/files/${sha256}`)).text();
      return [statuses, [...texts, known].map((text) => text.includes(id))];
    };
    const all = (status: number, isThere: boolean) => [pages.map(() => status), Array(4).fill(isThere)];
    expect(await look()).toEqual(all(200, true));
    for (const publicationId of [id, PUB]) await act('hide', { publication: publicationId });
    expect(await look()).toEqual(all(410, false));
    expect(await errorOf(await fetch(`${server.url}/api/library/${id}`))).toEqual([410, 'library/hidden']);
    for (const publicationId of [id, PUB]) await act('show', { publication: publicationId });
    expect(await look()).toEqual(all(200, true));
  });
});

describe('a library with review', () => {
  afterEach(() => server.stop());

  it('lists a version once a moderator has approved it, and until then the previous one', async () => {
    server = await startServer({ ...PROXIED, library: { mode: 'review' } });
    cookie = cookieOfModerator(0);
    const publishAs = async (title: string, id?: string) =>
      (
        await askServer(server.url, 'POST', '/api/library', cookieOf(ANN), {
          scenario: publishable(title),
          note: 'First',
          listing: 'public',
          ...(id !== undefined && { id }),
        })
      ).body;
    const first = await publishAs('lantern');
    expect(first).toMatchObject({ version: 1, waits: true });
    const listedNow = async () => {
      const { isListed, shown } = (await publication(first.id)) ?? {};
      return [isListed, shown];
    };
    expect(await listedNow()).toEqual([false, null]);
    await act('approve 1', { publication: first.id });
    expect(await listedNow()).toEqual([true, 1]);
    expect(await publishAs('harbour', first.id)).toMatchObject({ version: 2, waits: true });
    expect(await listedNow()).toEqual([true, 1]);
    await act('approve 2', { publication: first.id });
    expect(await listedNow()).toEqual([true, 2]);
  });
});

describe.skipIf(!HAS.postgres)(`moderation in PostgreSQL${unlessMissing('postgres')}`, () => {
  let database: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    database = await startPostgres();
  }, 60_000);
  afterAll(() => database.stop());
  describeModerating(async () => {
    const databaseUrl = await database.createDatabase();
    const stores = await openStores({ dataFolder: '/nowhere', databaseUrl, redisUrl: undefined });
    return startServer({ ...PROXIED, stores });
  });
});

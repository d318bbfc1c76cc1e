import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as duplicate } from '@/app/api/drafts/[id]/duplicate/route';
import { DELETE as deleteLink } from '@/app/api/drafts/[id]/links/[linkId]/route';
import * as links from '@/app/api/drafts/[id]/links/route';
import * as point from '@/app/api/drafts/[id]/points/[seq]/route';
import { GET as getPoints } from '@/app/api/drafts/[id]/points/route';
import * as draft from '@/app/api/drafts/[id]/route';
import { POST as undelete } from '@/app/api/drafts/[id]/undelete/route';
import { POST as join } from '@/app/api/drafts/join/route';
import * as drafts from '@/app/api/drafts/route';
import { valueAt } from '@/lib/kernel/path';
import { newDraft } from '@/lib/scenario/envelope';
import { loadReading } from '@/lib/services/drafts/readings';
import { formatCookie } from '@/lib/services/requests/identity';
import { requireServices } from '@/lib/services/requests/services';
import { readStarters } from '@/lib/starters/read-starters';
import { TestBrowser as Browser } from '../support/test-browser';
import { BOB, SECRET, startServer, system, type TestServer } from '../support/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string; message: string } }).error;

describe('the list of drafts', () => {
  it('is empty for a new visitor, who gets no cookie for reading it', async () => {
    const ann = new Browser();
    expect(await ann.list()).toEqual([]);
    expect(ann.cookie).toBeUndefined();
  });

  it('makes a draft from a starter by its former id', async () => {
    const former = system.starters.find(({ formerId }) => formerId !== undefined);
    const ann = new Browser();
    await ann.create({ system: system.id, starter: former?.formerId });
    expect((await ann.list()).map(({ title }) => title)).toEqual([former?.title]);
  });

  it('contains new drafts, blank or from a starter or a file, last change first', async () => {
    const ann = new Browser();
    const blank = await ann.create();
    const file = await ann.create({ scenario: newDraft(system, { title: 'From a file' }) });
    const [starter] = system.starters;
    const started = await ann.create({ system: system.id, starter: starter?.id });
    expect((await ann.list()).map(({ id, title, role }) => [id, title, role])).toEqual([
      [started, starter?.title, 'owner'],
      [file, 'From a file', 'owner'],
      [blank, '', 'owner'],
    ]);
    expect(await new Browser().list()).toEqual([]);
  });

  it('renames, copies, deletes and restores', async () => {
    const ann = new Browser();
    const id = await ann.create();
    await ann.json(draft.PATCH, 'PATCH', { id }, { title: 'The well' });
    const copy = (await ann.json<{ id: string }>(duplicate, 'POST', { id })).id;
    expect((await ann.list()).map(({ title }) => title).sort()).toEqual(['Copy of The well', 'The well']);
    await ann.json(draft.DELETE, 'DELETE', { id });
    expect((await ann.list()).map((one) => one.id)).toEqual([copy]);
    expect((await ann.ask(draft.GET, 'GET', { id })).status).toBe(404);
    await ann.json(undelete, 'POST', { id });
    expect(await ann.json(draft.GET, 'GET', { id })).toMatchObject({ id, title: 'The well', role: 'owner' });
  });
});

describe('links', () => {
  const tokenOf = (url: string) => url.split(/[/#]/).at(-1);

  it('let people edit until they are revoked', async () => {
    const [ann, bob] = [new Browser(), new Browser()];
    const id = await ann.create();
    const { url, id: linkId } = await ann.json<{ url: string; id: string }>(
      links.POST,
      'POST',
      { id },
      { role: 'edit' },
    );
    expect(url).toMatch(/^http:\/\/localhost:3000\/join#[0-9a-z]{26}$/);
    expect(await bob.json(join, 'POST', {}, { token: tokenOf(url) })).toEqual({ page: `/studio/${id}` });
    expect((await bob.list()).map(({ role }) => role)).toEqual(['edit']);
    await bob.json(draft.PATCH, 'PATCH', { id }, { title: 'Bob’s' });
    for (const [handler, method, more] of [
      [draft.DELETE, 'DELETE', {}],
      [links.GET, 'GET', {}],
      [deleteLink, 'DELETE', { linkId }],
    ] as const) {
      expect((await bob.ask(handler, method, { id, ...more })).status).toBe(403);
    }
    expect(await ann.json(links.GET, 'GET', { id })).toMatchObject([{ id: linkId, role: 'edit', hideGm: false }]);
    expect(JSON.stringify(await ann.json(links.GET, 'GET', { id }))).not.toContain(tokenOf(url));
    await ann.json(deleteLink, 'DELETE', { id, linkId });
    expect(await bob.list()).toEqual([]);
    expect((await bob.ask(draft.PATCH, 'PATCH', { id }, { title: 'Again' })).status).toBe(404);
    const late = new Browser();
    for (const token of [tokenOf(url), '0'.repeat(26), 'x']) {
      const refused = await late.ask(join, 'POST', {}, { token });
      expect([refused.status, (await errorOf(refused)).code]).toEqual([404, 'links/gone']);
    }
    expect(late.cookie).toBeUndefined();
  });

  it('let nobody in who is sent there by another site', async () => {
    const [ann, bob] = [new Browser(), new Browser()];
    const id = await ann.create();
    const { url } = await ann.json<{ url: string }>(links.POST, 'POST', { id }, { role: 'edit' });
    for (const headers of [{ origin: 'http://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }]) {
      expect((await bob.ask(join, 'POST', {}, { token: tokenOf(url) }, headers)).status).toBe(403);
    }
    expect(bob.cookie).toBeUndefined();
    expect((await server.services.store.rolesIn(id)).size).toBe(1);
  });

  it('give readers nothing to change, and nothing that only editors see', async () => {
    const [ann, bob] = [new Browser(), new Browser()];
    const id = await ann.create({ scenario: newDraft(system, { title: 'Ann’s' }) });
    bob.cookie = formatCookie(BOB, SECRET, false).split(';')[0];
    await server.let(BOB, id, 'read');
    const file = newDraft(system, { title: 'Bob’s' });
    for (const [handler, method, body] of [
      [draft.PATCH, 'PATCH', { title: 'Bob’s' }],
      [draft.PUT, 'PUT', { scenario: file }],
      [draft.DELETE, 'DELETE', undefined],
      [getPoints, 'GET', undefined],
      [point.GET, 'GET', undefined],
      [point.PATCH, 'PATCH', { name: 'Bob’s' }],
      [links.POST, 'POST', { role: 'edit' }],
    ] as const) {
      expect((await bob.ask(handler, method, { id, seq: '1' }, body)).status, `${method} ${handler.name}`).toBe(403);
    }
    expect(await bob.json(draft.GET, 'GET', { id })).toMatchObject({ title: 'Ann’s', role: 'read' });
  });

  it('let anybody read, without the GM’s fields if chosen', async () => {
    const ann = new Browser();
    const [starter] = readStarters(system);
    const id = await ann.create({ system: system.id, starter: starter?.id });
    const share = async (hideGm: boolean) =>
      tokenOf((await ann.json<{ url: string }>(links.POST, 'POST', { id }, { role: 'read', hideGm })).url) ?? '';
    const [all, some] = [await share(false), await share(true)];
    const read = async (token: string) => {
      const reading = await loadReading(requireServices(), token);
      return reading?.ok ? reading.value : undefined;
    };
    const [whole, hidden] = [await read(all), await read(some)];
    expect(whole?.title).toBe(starter?.title);
    expect(hidden?.title).toBe(starter?.title);
    // Events are only for the GM.
    const event = String(valueAt(starter?.body ?? null, ['events', 0, 'title']));
    expect(whole?.html).toContain(event);
    expect(hidden?.html).not.toContain(event);
    expect(await new Browser().json(join, 'POST', {}, { token: some })).toEqual({ page: `/read/${some}` });
    expect(await read('0'.repeat(26))).toBeUndefined();
    expect(await read('../../etc')).toBeUndefined();
    await ann.json(draft.DELETE, 'DELETE', { id });
    expect(await read(all)).toBeUndefined();
  });
});

describe('restore points', () => {
  it('show any earlier state', async () => {
    const ann = new Browser();
    const id = await ann.create({ scenario: newDraft(system, { title: 'First' }) });
    for (const title of ['Second', 'Third']) await ann.json(draft.PATCH, 'PATCH', { id }, { title });
    const points = await ann.json<readonly { seq: number; edits: number }[]>(getPoints, 'GET', { id });
    expect(points.map(({ seq, edits }) => [seq, edits])).toEqual([
      [3, 2],
      [1, 1],
    ]);
    expect(await ann.json(point.GET, 'GET', { id, seq: '1' })).toMatchObject({ title: 'First', system: system.id });
    expect(await ann.json(point.GET, 'GET', { id, seq: '2' })).toMatchObject({ title: 'Second' });
    for (const seq of ['0', '99', 'x', '1.5']) expect((await ann.ask(point.GET, 'GET', { id, seq })).status).toBe(404);
  });
});

describe('bad requests', () => {
  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', { 'sec-fetch-site': 'same-site' }],
    ['from a foreign origin', { 'sec-fetch-site': 'same-origin', origin: 'http://evil.example' }],
    ['from nowhere', { 'sec-fetch-site': 'none', origin: 'null' }],
    ['by a rebound DNS name', { host: 'evil.example', origin: 'http://evil.example' }],
  ])('%s change nothing', async (_, headers) => {
    const ann = new Browser();
    await ann.create();
    const response = await ann.ask(drafts.POST, 'POST', {}, { system: system.id }, headers);
    expect(response.status).toBe(403);
    expect((await errorOf(response)).code).toBe('request/foreign');
    expect((await ann.list()).length).toBe(1);
  });

  it.each([
    ['not JSON', '{', {}, 400],
    ['no object', '[]', {}, 400],
    ['another type', '{}', { 'content-type': 'text/plain' }, 415],
    ['too large', JSON.stringify({ scenario: 'x'.repeat(10_000_000) }), {}, 413],
    ['too deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, {}, 413],
    ['a forbidden key', '{"__proto__": {"x": 1}}', {}, 400],
    ['a duplicate key', '{"system": "chess", "system": "chess"}', {}, 400],
    ['no game', '{}', {}, 400],
    ['an unknown game', '{"system": "constructor"}', {}, 400],
    ['an unknown starter', JSON.stringify({ system: system.id, starter: 'nope' }), {}, 404],
    ['no scenario', '{"scenario": 7}', {}, 422],
    ['a newer scenario', JSON.stringify({ scenario: { ...newDraft(system), formatVersion: 99 } }), {}, 422],
    ['too many parts', JSON.stringify({ scenario: { ...newDraft(system), x: Array(21_000).fill(1) } }), {}, 422],
  ])('with %s get a message', async (_, body, headers, status) => {
    const response = await new Browser().ask(drafts.POST, 'POST', {}, body, headers as Record<string, string>);
    expect(response.status).toBe(status);
    const { code, message } = await errorOf(response);
    expect(code).toMatch(/^[a-z-]+\/[a-z-]+$/);
    expect(message.length).toBeGreaterThan(15);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('for other people’s drafts find nothing', async () => {
    const [ann, eve] = [new Browser(), new Browser()];
    const id = await ann.create();
    await eve.create();
    for (const [handler, method, body] of [
      [draft.GET, 'GET', undefined],
      [draft.PATCH, 'PATCH', { title: 'Mine' }],
      [draft.DELETE, 'DELETE', undefined],
      [undelete, 'POST', undefined],
      [duplicate, 'POST', undefined],
      [links.GET, 'GET', undefined],
      [links.POST, 'POST', { role: 'edit' }],
      [getPoints, 'GET', undefined],
    ] as const) {
      expect((await eve.ask(handler, method, { id }, body)).status).toBe(404);
    }
    eve.cookie = `${ann.cookie?.slice(0, -2)}xx`;
    expect((await eve.ask(draft.GET, 'GET', { id })).status).toBe(404);
  });

  it.each([[{ title: 7 }], [{ title: 'x'.repeat(201) }], [{}]])('with a title of %j change nothing', async (body) => {
    const ann = new Browser();
    const id = await ann.create();
    expect((await ann.ask(draft.PATCH, 'PATCH', { id }, body)).status).toBe(400);
  });

  it.each([[{}], [{ role: 'owner' }], [{ role: 'edit', hideGm: true }], [{ role: 'read', hideGm: 'yes' }]])(
    'for a link of %j create none',
    async (body) => {
      const ann = new Browser();
      const id = await ann.create();
      expect((await ann.ask(links.POST, 'POST', { id }, body)).status).toBe(400);
    },
  );

  it('fail with a message when the database does, and log the cause only for the operator', async () => {
    const ann = new Browser();
    await ann.create();
    const cause = new Error('disk gone');
    server.services.store.draftsOf = () => Promise.reject(cause);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await ann.ask(drafts.GET, 'GET');
    expect(response.status).toBe(503);
    expect((await errorOf(response)).message).not.toContain('disk');
    expect(logged).toHaveBeenCalledWith(cause);
  });
});

describe('the server', () => {
  it('reports its health, and protects every page', async () => {
    const response = await fetch(`${server.url}/healthz`);
    expect(await response.json()).toEqual({ ok: true });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}' 'strict-dynamic' 'wasm-unsafe-eval';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const again = (await fetch(`${server.url}/healthz`)).headers.get('content-security-policy');
    expect(again).not.toBe(policy);
  });

  it.each([
    ['TRACE / HTTP/1.1', 405],
    ['PROPFIND /api/drafts HTTP/1.1', 405],
    ['OPTIONS * HTTP/1.1', 400],
    ['GET http://evil.example/ HTTP/1.1', 400],
    ['GET /join/%E0%A4%A HTTP/1.1', 400],
    ['GET /library/%00?%E0%A4%A HTTP/1.1', 404],
  ])('answers %s with %i', async (line, status) => {
    const { port, hostname } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write(`${line}\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`);
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    socket.destroy();
  });
});

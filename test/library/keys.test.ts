import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatCookie } from '@/lib/services/requests/identity';
import { answerApi } from '../support/api-pages';
import { publishable } from '../support/publishable';
import { ANN, BOB, SECRET, startServer, system, type TestServer } from '../support/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ handle: answerApi });
});
afterEach(() => server.stop());

const cookieOf = (member: string) => ({ cookie: String(formatCookie(member, SECRET, false).split(';')[0]) });
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

async function ask(method: string, path: string, headers: Record<string, string> = {}, body?: object | string) {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: Answers of several routes.
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}

const keyOf = async (member: string, name = 'Nightly build') =>
  (await ask('POST', '/api/me/keys', cookieOf(member), { name })).body as { id: string; key: string };
const draft = { system: system.id };
const draftsOf = async (member: string) => (await server.services.store.draftsOf(member)).length;

describe('an API key', () => {
  it('lets a program start without a member, and acts for the member that it creates', async () => {
    const made = await ask('POST', '/api/me/keys', {}, { name: 'Nightly build' });
    expect(made).toMatchObject({ status: 201, body: { key: expect.stringMatching(/^trapdoor_[0-9a-z]{32}$/) } });
    expect((await ask('POST', '/api/drafts', bearer(made.body.key), draft)).status).toBe(201);
    const cookie = String(made.headers.get('set-cookie')?.split(';')[0]);
    expect((await ask('GET', '/api/drafts', { cookie })).body).toHaveLength(1);
  });

  it('is shown once: the list has its name, and the store only its hash', async () => {
    const { id, key } = await keyOf(ANN);
    const listed = await ask('GET', '/api/me/keys', cookieOf(ANN));
    expect(listed.body).toEqual({ keys: [{ id, name: 'Nightly build', createdAt: expect.any(String), isOld: false }] });
    expect(await server.services.store.keyOwner(key)).toBeUndefined();
    expect((await ask('GET', '/api/me/keys', cookieOf(BOB))).body).toEqual({ keys: [] });
  });

  it('takes precedence over cookies, and sets none', async () => {
    const { key } = await keyOf(ANN);
    const made = await ask('POST', '/api/drafts', { ...bearer(key), ...cookieOf(BOB) }, draft);
    expect([made.status, made.headers.get('set-cookie')]).toEqual([201, null]);
    expect([await draftsOf(ANN), await draftsOf(BOB)]).toEqual([1, 0]);
  });

  it.each([
    ['forged', `trapdoor_${'0'.repeat(32)}`],
    ['of another form', 'x'.repeat(10_000)],
    ['empty', ''],
  ])('that is %s is refused with 401, even with a valid cookie', async (_, key) => {
    const made = await ask('POST', '/api/drafts', { ...bearer(key), ...cookieOf(ANN) }, draft);
    expect(made).toMatchObject({ status: 401, body: { error: { code: 'keys/unknown' } } });
    expect(await draftsOf(ANN)).toBe(0);
    expect(server.securityLines.join()).toContain('key-refused');
  });

  it('that is revoked is refused from then on, and another key is not', async () => {
    const [first, second] = [await keyOf(ANN), await keyOf(ANN, 'Other')];
    expect((await ask('DELETE', `/api/me/keys/${first.id}`, cookieOf(BOB))).status).toBe(404);
    expect((await ask('DELETE', `/api/me/keys/${first.id}`, cookieOf(ANN))).status).toBe(200);
    expect((await ask('DELETE', `/api/me/keys/${first.id}`, cookieOf(ANN))).status).toBe(404);
    expect((await ask('POST', '/api/drafts', bearer(first.key), draft)).status).toBe(401);
    expect((await ask('POST', '/api/drafts', bearer(second.key), draft)).status).toBe(201);
  });

  it('is revoked when its owner signs out everywhere', async () => {
    const { key } = await keyOf(ANN);
    expect((await ask('POST', '/api/me/sign-out', cookieOf(ANN))).status).toBe(200);
    expect((await ask('POST', '/api/drafts', bearer(key), draft)).status).toBe(401);
  });

  it('can publish, with pictures of the member’s drafts, and nothing else', async () => {
    const { key } = await keyOf(ANN);
    const refused = { status: 403, body: { error: { code: 'keys/publish-only' } } };
    const published = await ask('POST', '/api/library', bearer(key), { scenario: publishable('lantern') });
    expect(published.status).toBe(201);
    const publication = `/api/library/${published.body.id}`;
    expect(await ask('PATCH', publication, bearer(key), { listing: 'unlisted' })).toMatchObject(refused);
    for (const path of [publication, `${publication}/versions/1`]) {
      expect(await ask('DELETE', path, bearer(key))).toMatchObject(refused);
    }
    expect((await server.services.store.publication(published.body.id))?.isListed).toBe(true);

    const carrier = `/api/drafts/${(await ask('POST', '/api/drafts', bearer(key), draft)).body.id}`;
    const png = { 'content-type': 'image/png' };
    const art = (path: string) => ask('PUT', `${path}/art/${'a'.repeat(64)}`, { ...bearer(key), ...png }, 'x');
    expect((await art(carrier)).body.error.code).toBe('request/bad');
    const edited = `/api/drafts/${await server.create(ANN, { title: 'Hers' })}`;
    await ask('PATCH', edited, cookieOf(ANN), { title: 'Edited' });
    expect(await art(edited)).toMatchObject(refused);
    expect(await ask('DELETE', edited, bearer(key))).toMatchObject(refused);
    expect((await ask('DELETE', carrier, bearer(key))).status).toBe(200);
    expect(await draftsOf(ANN)).toBe(1);
  });

  it('can revoke only itself', async () => {
    const [first, second] = [await keyOf(ANN), await keyOf(ANN)];
    expect((await ask('DELETE', `/api/me/keys/${second.id}`, bearer(first.key))).status).toBe(403);
    expect((await ask('DELETE', `/api/me/keys/${first.id}`, bearer(first.key))).status).toBe(200);
    expect((await ask('POST', '/api/drafts', bearer(second.key), draft)).status).toBe(201);
  });

  it('from before keys were restricted to publishing can also withdraw, and is listed as old', async () => {
    const word = `trapdoor_${'0'.repeat(32)}`;
    const row = { id: 'old', name: 'Old', createdAt: 1, rights: 'all' } as const;
    await server.services.store.addKey(ANN, row, createHash('sha256').update(word).digest('hex'), 20);
    const listed = await ask('GET', '/api/me/keys', cookieOf(ANN));
    expect(listed.body.keys).toMatchObject([{ id: 'old', isOld: true }]);
    const { body } = await ask('POST', '/api/library', bearer(word), { scenario: publishable('lantern') });
    expect((await ask('PATCH', `/api/library/${body.id}`, bearer(word), { listing: 'unlisted' })).status).toBe(200);
    expect((await ask('DELETE', `/api/library/${body.id}/versions/1`, bearer(word))).status).toBe(200);
    const edited = `/api/drafts/${await server.create(ANN)}`;
    await ask('PATCH', edited, cookieOf(ANN), { title: 'Edited' });
    expect((await ask('DELETE', edited, bearer(word))).status).toBe(200);
  });

  it('gives no other access: neither lists, nor other keys, nor the recovery link', async () => {
    const { key } = await keyOf(ANN);
    for (const path of ['/api/drafts', '/api/me/recovery', '/api/me/keys']) {
      expect(await ask('GET', path, bearer(key))).toMatchObject({
        status: 401,
        body: { error: { code: 'keys/not-here' } },
      });
    }
    expect((await ask('POST', '/api/me/keys', bearer(key), { name: 'Another' })).status).toBe(401);
    expect((await ask('POST', '/api/me/sign-out', bearer(key))).status).toBe(401);
  });

  it('does not allow requests from other sites', async () => {
    const { key } = await keyOf(ANN);
    const origin = 'https://elsewhere.example';
    const refused = { status: 403, body: { error: { code: 'request/foreign' } } };
    expect(await ask('POST', '/api/drafts', { ...bearer(key), origin }, draft)).toMatchObject(refused);
    expect(await ask('POST', '/api/me/keys', { origin }, { name: 'Theirs' })).toMatchObject(refused);
  });

  it('needs a name, and there are at most 20', async () => {
    for (const name of ['', '   ', 7, 'x'.repeat(1_000)]) {
      expect((await ask('POST', '/api/me/keys', cookieOf(ANN), { name })).status).toBe(400);
    }
    for (let i = 0; i < 4; i++) await keyOf(BOB, `Key ${i}`);
    const store = server.services.store;
    for (let i = 4; i < 20; i++) {
      await store.addKey(BOB, { id: `key${i}`, name: 'x', createdAt: 1, rights: 'publish' }, `hash${i}`, 20);
    }
    expect(await ask('POST', '/api/me/keys', cookieOf(BOB), { name: 'One more' })).toMatchObject({
      status: 409,
      body: { error: { code: 'keys/too-many' } },
    });
  });
});

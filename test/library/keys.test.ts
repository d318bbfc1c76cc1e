import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatCookie } from '@/lib/services/requests/identity';
import { answerApi } from '../support/api-pages';
import { ANN, BOB, SECRET, startServer, system, type TestServer } from '../support/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ handle: answerApi });
});
afterEach(() => server.stop());

const cookieOf = (member: string) => ({ cookie: String(formatCookie(member, SECRET, false).split(';')[0]) });
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

async function ask(method: string, path: string, headers: Record<string, string> = {}, body?: object) {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: Answers of several routes.
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}

const keyOf = async (member: string, name = 'Nightly build') =>
  (await ask('POST', '/api/me/keys', cookieOf(member), { name })).body as { id: string; key: string };
const draft = { system: system.id };
const draftsOf = async (member: string) => (await server.services.store.draftsOf(member)).length;

describe('an API key', () => {
  it('lets a program start from nothing, and acts for the member that it made', async () => {
    const made = await ask('POST', '/api/me/keys', {}, { name: 'Nightly build' });
    expect(made).toMatchObject({ status: 201, body: { key: expect.stringMatching(/^trapdoor_[0-9a-z]{32}$/) } });
    expect((await ask('POST', '/api/drafts', bearer(made.body.key), draft)).status).toBe(201);
    const cookie = String(made.headers.get('set-cookie')?.split(';')[0]);
    expect((await ask('GET', '/api/drafts', { cookie })).body).toHaveLength(1);
  });

  it('is told once: the list has its name, and the store only its hash', async () => {
    const { id, key } = await keyOf(ANN);
    const listed = await ask('GET', '/api/me/keys', cookieOf(ANN));
    expect(listed.body).toEqual({ keys: [{ id, name: 'Nightly build', createdAt: expect.any(String) }] });
    expect(await server.services.store.keyOwner(key)).toBeUndefined();
    expect((await ask('GET', '/api/me/keys', cookieOf(BOB))).body).toEqual({ keys: [] });
  });

  it('is never mixed with cookies: what comes with it is the key’s member’s, and no cookie is set', async () => {
    const { key } = await keyOf(ANN);
    const made = await ask('POST', '/api/drafts', { ...bearer(key), ...cookieOf(BOB) }, draft);
    expect([made.status, made.headers.get('set-cookie')]).toEqual([201, null]);
    expect([await draftsOf(ANN), await draftsOf(BOB)]).toEqual([1, 0]);
  });

  it.each([
    ['forged', `trapdoor_${'0'.repeat(32)}`],
    ['of another form', 'x'.repeat(10_000)],
    ['empty', ''],
  ])('that is %s is refused with 401, also beside a good cookie', async (_, key) => {
    const made = await ask('POST', '/api/drafts', { ...bearer(key), ...cookieOf(ANN) }, draft);
    expect(made).toMatchObject({ status: 401, body: { error: { code: 'keys/unknown' } } });
    expect(await draftsOf(ANN)).toBe(0);
    expect(server.securityLines.join()).toContain('key-refused');
  });

  it('that is revoked is refused from then on, and its neighbour is not', async () => {
    const [first, second] = [await keyOf(ANN), await keyOf(ANN, 'Other')];
    expect((await ask('DELETE', `/api/me/keys/${first.id}`, cookieOf(BOB))).status).toBe(404);
    expect((await ask('DELETE', `/api/me/keys/${first.id}`, cookieOf(ANN))).status).toBe(200);
    expect((await ask('DELETE', `/api/me/keys/${first.id}`, cookieOf(ANN))).status).toBe(404);
    expect((await ask('POST', '/api/drafts', bearer(first.key), draft)).status).toBe(401);
    expect((await ask('POST', '/api/drafts', bearer(second.key), draft)).status).toBe(201);
  });

  it('goes when its owner signs out everywhere', async () => {
    const { key } = await keyOf(ANN);
    expect((await ask('POST', '/api/me/sign-out', cookieOf(ANN))).status).toBe(200);
    expect((await ask('POST', '/api/drafts', bearer(key), draft)).status).toBe(401);
  });

  it('opens no other door: neither lists, nor other keys, nor the recovery link', async () => {
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

  it('does not let other sites in', async () => {
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
    for (let i = 4; i < 20; i++) await store.addKey(BOB, { id: `key${i}`, name: 'x', createdAt: 1 }, `hash${i}`, 20);
    expect(await ask('POST', '/api/me/keys', cookieOf(BOB), { name: 'One more' })).toMatchObject({
      status: 409,
      body: { error: { code: 'keys/too-many' } },
    });
  });
});

import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Draft } from '@/lib/scenario/envelope';
import { answerApi } from '../support/api-pages';
import { askServer, cookieOf } from '../support/program';
import { publishable } from '../support/publishable';
import { ANN, BOB, startServer, type TestServer } from '../support/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ handle: answerApi });
});
afterEach(() => server.stop());

const publish = async (given: Partial<Draft> = {}) => {
  const draft = await server.create(ANN, publishable('lantern', given));
  const { body } = await askServer(server.url, 'POST', '/api/library', cookieOf(ANN), { draft });
  return body as { id: string; sha256: string };
};
const pathOf = (id: string) => `/api/library/${id}/versions/1/remix`;
const remix = (member: string, id: string) => askServer(server.url, 'POST', pathOf(id), cookieOf(member));
const draftsOf = async (member: string) => (await server.services.store.draftsOf(member)).length;

/** Sends the form as a browser without scripts does. */
const press = (member: string, id: string) =>
  fetch(`${server.url}${pathOf(id)}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...cookieOf(member), 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: '',
  });

describe('a remix', () => {
  it('is a draft of the visitor that names its source version', async () => {
    const { id, sha256 } = await publish();
    const made = await remix(BOB, id);
    expect(made).toMatchObject({ status: 201, body: { draft: expect.any(String) } });
    expect(await server.services.store.roleOf(made.body.draft, BOB)).toBe('owner');
    const draft = await server.services.documents.read(made.body.draft);
    expect(draft).toMatchObject({
      title: 'The lantern',
      remixOf: [{ title: 'The lantern', authors: ['Ann'], licence: 'CC-BY-4.0', version: 1, sha256 }],
    });
  });

  it('includes the pictures with their descriptions', async () => {
    const { store } = server.services;
    const bytes = new TextEncoder().encode('a lamp');
    const hash = createHash('sha256').update(bytes).digest('hex');
    const words = { hash, alt: 'A lamp', credit: 'Ann' };
    const draft = await server.create(ANN, publishable('lantern', { cover: `art:${hash}` }));
    const art = { ...words, draftId: draft, type: 'image/png', createdAt: 1 };
    await store.addArt(art, bytes, { count: 60, bytes: 1_000_000 });
    const { body } = await askServer(server.url, 'POST', '/api/library', cookieOf(ANN), { draft });
    const made = (await remix(BOB, body.id)).body.draft;
    expect(await store.artOf(made)).toMatchObject([words]);
    expect(Buffer.from((await store.artBytes(made, hash))?.bytes ?? '').toString()).toBe('a lamp');
  });

  it('is refused if the licence forbids it, with the person to ask; its publisher may remix it', async () => {
    const { id } = await publish({ licence: 'CC-BY-ND-4.0' });
    const refused = await remix(BOB, id);
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'library/remix-forbidden' } } });
    expect(refused.body.error.message).toContain('Ask Ann');
    expect(await draftsOf(BOB)).toBe(0);
    expect((await remix(ANN, id)).status).toBe(201);
  });

  it('works without scripts: it redirects to the studio, or to a page with the reason', async () => {
    const { id } = await publish();
    const made = await press(BOB, id);
    expect([made.status, made.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/studio\/\w{26}$/)]);
    await askServer(server.url, 'DELETE', `/api/library/${id}`, cookieOf(ANN));
    const gone = await press(BOB, id);
    expect([gone.status, gone.headers.get('location')]).toEqual([
      303,
      `/library/${id}/1/remix?said=library%2Fwithdrawn`,
    ]);
  });

  it('is never made of a missing version, nor for another site', async () => {
    const { id } = await publish();
    expect((await remix(BOB, '0'.repeat(16))).status).toBe(404);
    const foreign = { ...cookieOf(BOB), origin: 'https://elsewhere.example' };
    expect((await askServer(server.url, 'POST', pathOf(id), foreign)).status).toBe(403);
    expect(await draftsOf(BOB)).toBe(0);
  });
});

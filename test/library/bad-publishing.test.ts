import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newPublicationId } from '@/lib/library/address';
import { answerApi } from '../support/api-pages';
import { askServer, cookieOf } from '../support/program';
import { publishable } from '../support/publishable';
import { ANN, BOB, startServer, type TestServer } from '../support/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ handle: answerApi });
});
afterEach(() => server.stop());

const publish = (member: string, body: object | string, headers: Record<string, string> = {}) =>
  askServer(server.url, 'POST', '/api/library', { ...cookieOf(member), ...headers }, body);
const codeOf = ({ status, body }: Awaited<ReturnType<typeof publish>>) => [status, body.error?.code];
const published = (member: string) => server.services.store.publicationsOf(member);
const link = {
  title: 'A well',
  authors: ['Bob'],
  licence: 'CC-BY-4.0',
  version: 1,
  sha256: 'a'.repeat(64),
  address: '',
};

it('other people’s drafts and publications are not found', async () => {
  const draft = await server.create(ANN, publishable('lantern'));
  expect(codeOf(await publish(BOB, { draft }))).toEqual([404, 'draft/not-found']);
  await server.let(BOB, draft, 'edit');
  expect(codeOf(await publish(BOB, { draft }))).toEqual([403, 'draft/forbidden']);
  const { id } = (await publish(ANN, { draft })).body;
  const scenario = publishable('candle');
  const theirs = await publish(BOB, { scenario, id });
  const none = await publish(BOB, { scenario, id: newPublicationId() });
  expect([theirs.status, theirs.body]).toEqual([404, none.body]);
  for (const [method, path] of [
    ['DELETE', id],
    ['DELETE', `${id}/versions/1`],
  ] as const) {
    const refused = await askServer(server.url, method, `/api/library/${path}`, cookieOf(BOB));
    expect(codeOf(refused)).toEqual([404, 'library/not-found']);
  }
  expect([await published(BOB), await server.services.store.versionBytes(id, 1)]).toEqual([[], expect.anything()]);
});

it.each([
  ['a chain with javascript:', { remixOf: [{ ...link, address: 'javascript:alert(1)' }] }, 422],
  ['a chain that loops', { remixOf: [link, link] }, 422],
  ['a chain of 10,000', { remixOf: Array.from({ length: 10_000 }, () => link) }, 413],
  ['a future file', { formatVersion: 99 }, 422],
  ['a remix that its licence forbids', { remixOf: [{ ...link, licence: 'CC-BY-ND-4.0' }] }, 422],
  ['10 MB', { summary: 'x'.repeat(10_000_000) }, 413],
])('%s is refused, and nothing is published', async (_, given, status) => {
  const refused = await publish(ANN, { scenario: { ...publishable('lantern'), ...given } });
  expect(refused).toMatchObject({ status, body: { error: { code: expect.any(String), message: expect.any(String) } } });
  expect(await published(ANN)).toEqual([]);
});

it('pages of other sites can’t publish', async () => {
  const foreign = { origin: 'https://elsewhere.example' };
  expect(codeOf(await publish(ANN, { scenario: publishable('x') }, foreign))).toEqual([403, 'request/foreign']);
});

it('one draft that is published twice at once gets one publication and one version', async () => {
  const draft = await server.create(ANN, publishable('lantern'));
  const both = await Promise.all([publish(ANN, { draft }), publish(ANN, { draft })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
  expect(new Set(both.map(({ body }) => `${body.id}/${body.version}`)).size).toBe(1);
  expect(await published(ANN)).toMatchObject([{ last: 1 }]);
});

it('leaves nothing if the store fails, and works the next time', async () => {
  const draft = await server.create(ANN, publishable('lantern'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const failing = vi.spyOn(server.services.store, 'addVersion').mockRejectedValueOnce(new Error('The disk is gone.'));
  expect(codeOf(await publish(ANN, { draft }))).toEqual([503, 'server/failed']);
  expect(await published(ANN)).toEqual([]);
  failing.mockRestore();
  expect((await publish(ANN, { draft })).status).toBe(201);
  vi.restoreAllMocks();
});

it('a copy of another person’s publication is refused with its address', async () => {
  const { id } = (await publish(ANN, { scenario: publishable('lantern') })).body;
  const copy = await publish(BOB, { scenario: publishable('lantern', { title: 'Mine' }) });
  expect(codeOf(copy)).toEqual([409, 'library/copy']);
  expect(copy.body.error.message).toContain(`/library/${id}/1`);
});

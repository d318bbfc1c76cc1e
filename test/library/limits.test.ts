import Ajv2020 from 'ajv/dist/2020';
import { afterEach, expect, it, vi } from 'vitest';
import { buildLibrarySchema, libraryAnswer } from '@/lib/library/api-schema';
import { type LimitName, requirePace } from '@/lib/services/requests/paces';
import { answerApi } from '../support/api-pages';
import { askServer, bearer, cookieOf } from '../support/program';
import { publishable } from '../support/publishable';
import { ANN, startServer, type TestServer } from '../support/test-server';

let server: TestServer;
afterEach(async () => {
  vi.restoreAllMocks();
  await server.stop();
});
const start = async (given: Parameters<typeof startServer>[0] = {}) => {
  server = await startServer({ handle: answerApi, ...given });
};

const validate = new Ajv2020({ strict: false, formats: { uri: true, 'date-time': true } }).compile(
  buildLibrarySchema(),
);

/**
 * Sends a request as a program does. Expects a response that matches the schema and that pages of other sites cannot
 * read.
 */
async function ask(method: string, path: string, headers: Record<string, string>, body?: object) {
  const answer = await askServer(server.url, method, path, headers, body);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect([validate(answer.body), validate.errors]).toEqual([true, null]);
  expect(libraryAnswer.safeParse(answer.body).error).toBeUndefined();
  return answer;
}
const publish = (scenario: object, more: object = {}) =>
  ask('POST', '/api/library', cookieOf(ANN), { scenario, ...more });
const codeOf = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [status, body.error?.code];
const published = async () => (await server.services.store.publicationsOf(ANN)).length;

it.each<[LimitName, number, string, string]>([
  ['publish', 30, '127.0.0.1', 'library/too-many-tries'],
  ['publication', 20, ANN, 'library/too-many-publications'],
  ['version', 60, ANN, 'library/too-many-versions-a-day'],
])('the limit “%s” of %i is reported with the time to retry, and stores nothing', async (name, most, who, code) => {
  const now = Date.now();
  await start({ now: () => now });
  await requirePace(server.services, name, who, most - 1);
  expect((await publish(publishable('lantern'))).status).toBe(201);
  const refused = await publish(publishable('candle'));
  expect(codeOf(refused)).toEqual([429, code]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect(await published()).toBe(1);
});

it('a full library and a full publication are refused with advice', async () => {
  await start({ library: { maxBytes: 10_000 } });
  expect(codeOf(await publish(publishable('lantern')))).toEqual([507, 'library/full']);
  expect(await published()).toBe(0);
  vi.spyOn(server.services.store, 'addVersion').mockResolvedValueOnce({ kind: 'too-many' });
  expect(codeOf(await publish(publishable('lantern')))).toEqual([507, 'library/too-many-versions']);
});

it('a publication has 200 versions at most', async () => {
  await start();
  const add = vi.spyOn(server.services.store, 'addVersion');
  await publish(publishable('lantern'));
  expect(add.mock.calls[0]?.[1]).toMatchObject({ versions: 200 });
});

it('a studio without a library publishes nothing, and one for unlisted scenarios nothing public', async () => {
  await start({ library: { mode: 'off' } });
  expect(codeOf(await publish(publishable('lantern')))).toEqual([404, 'library/off']);
  await server.stop();
  await start({ library: { mode: 'unlisted' } });
  expect(codeOf(await publish(publishable('lantern'), { listing: 'public' }))).toEqual([403, 'library/unlisted-only']);
  const { status, body } = await publish(publishable('lantern'), { listing: 'unlisted' });
  expect([status, await server.services.store.publication(body.id)]).toMatchObject([201, { isListed: false }]);
});

it('a version that waits for approval says so', async () => {
  await start({ library: { mode: 'review' } });
  const { status, body } = await publish(publishable('lantern'));
  expect([status, body.waits]).toEqual([201, true]);
  expect((await publish(publishable('lantern'), { id: body.id })).body).toMatchObject({
    same: true,
    waits: true,
    version: 1,
  });
});

it('a program’s responses match the schema from its key to its refusal', async () => {
  await start();
  const { body } = await ask('POST', '/api/me/keys', {}, { name: 'A program' });
  const answer = await ask('POST', '/api/library', bearer(body.key), { scenario: publishable('lantern') });
  expect(answer.status).toBe(201);
  expect(codeOf(await ask('POST', '/api/library', bearer('trapdoor_x'), {}))).toEqual([401, 'keys/unknown']);
});

it('a file of version 1 is migrated before it is published', async () => {
  await start();
  const { cover: _, tags: __, warnings: ___, remixOf: ____, ...old } = publishable('lantern');
  const refused = await publish({ ...old, formatVersion: 1 });
  // It has no content warnings, which its author must decide.
  expect(codeOf(refused)).toEqual([422, 'publish/no-warnings']);
  expect(await published()).toBe(0);
});

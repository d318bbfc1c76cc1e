import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeStarterVersions } from '@/lib/library/starter-versions';
import { starterPublicationId } from '@/lib/library/starters';
import type { VersionDetails } from '@/lib/library/version-details';
import { parseScenario } from '@/lib/scenario/open';
import { publishStarters } from '@/lib/services/library/publish';
import { SYSTEM_MEMBER } from '@/lib/storage/store';
import { findSystem, systems } from '@/test/support/all-systems';
import { answerApi } from '../support/api-pages';
import { askServer, cookieOf } from '../support/program';
import { firstStarter, publishable, remixOfStarter } from '../support/publishable';
import { ANN, startServer, system, type TestServer } from '../support/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ handle: answerApi, library: { playMs: 20 } });
});
afterEach(() => server.stop());

const listed = { ...system, load: async () => system };
const starters = await makeStarterVersions([listed], 20, 'test');
const start = (signal = new AbortController().signal) => publishStarters(server.services, starters, signal);
const published = () => server.services.store.publicationsOf(SYSTEM_MEMBER);
const publish = (scenario: object) =>
  askServer(server.url, 'POST', '/api/library', cookieOf(ANN), { scenario, listing: 'unlisted' });
const detailsOf = async (id: string) =>
  (await server.services.store.version(id, 1))?.contents?.details as unknown as VersionDetails;
const studios = starterPublicationId(system, firstStarter);

it('the studio publishes the starters of a game once, however often and by how many processes it starts', async () => {
  await Promise.all([start(), start()]);
  await start();
  const ids = system.starters.map((starter) => starterPublicationId(system, starter));
  expect((await published()).map(({ id }) => id).sort()).toEqual([...ids].sort());
  for (const id of ids) {
    expect(await server.services.store.versionsOf(id)).toHaveLength(1);
    const read = await parseScenario((await server.services.store.versionBytes(id, 1)) ?? '', findSystem);
    expect(read.ok && read.value.issues).toEqual([]);
  }
});

it('each starter of the registry has a unique, permanent publication id', () => {
  const ids = systems.flatMap((game) => game.starters.map((starter) => starterPublicationId(game, starter)));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
  expect(starterPublicationId({ id: 'game' }, { id: 'starter' })).toBe('zhry02f06tdm4tmh');
});

it('publishes nothing without a library, and stops when aborted', async () => {
  const off = { ...server.services, library: { ...server.services.library, mode: 'off' as const } };
  await publishStarters(off, starters, new AbortController().signal);
  const ending = new AbortController();
  ending.abort();
  await expect(start(ending.signal)).rejects.toThrow();
  expect(await published()).toEqual([]);
});

it('a changed starter is credited to its publication, although its file does not say so', async () => {
  await start();
  const { status, body } = await publish(remixOfStarter('lantern'));
  expect(status).toBe(201);
  const [link, ...more] = (await detailsOf(body.id)).chain;
  expect(more).toEqual([]);
  expect(link).toMatchObject({ title: firstStarter.title, version: 1 });
  expect(await server.services.store.versionBySha(link?.sha256 ?? '')).toMatchObject({ publicationId: studios });
  expect((await server.services.store.remixesOf(studios, 9)).length).toBe(0);
});

it('a scenario made without a starter is credited to nobody', async () => {
  const { body } = await publish(publishable('lantern'));
  expect((await detailsOf(body.id)).chain).toEqual([]);
});

it('an unchanged starter can’t be published by anybody else', async () => {
  const unchanged = { ...publishable('x'), body: firstStarter.body };
  expect(await publish(unchanged)).toMatchObject({
    status: 422,
    body: { error: { code: 'publish/starter-unchanged' } },
  });
});

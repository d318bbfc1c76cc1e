// @module-tag long

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStores } from '@/lib/server/open-stores';
import { readModerator } from '@/lib/services/requests/identity';
import { builtCli } from '../support/built-cli';
import { bundleServerChild, killServerChild, startServerChild } from '../support/server-bundle';
import { HAS, startPostgres, unlessMissing } from '../support/system-stores';
import { typeWords, useAndStop } from '../support/used-folder';

const place = mkdtempSync(join(tmpdir(), 'trapdoor-moderator-'));
const folder = join(place, 'data');
const { trapdoor } = builtCli();
const open = (given: { databaseUrl?: string }) =>
  openStores({ dataFolder: folder, databaseUrl: given.databaseUrl, redisUrl: undefined });

const moderator = async (...words: string[]) => {
  const { code, out, err } = await trapdoor(['moderator', '--json', ...words]);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as { number: number; url: string };
};
const tokenOf = (url: string) => url.split('#').at(-1) ?? '';

afterAll(() => rmSync(place, { recursive: true, force: true }));
afterEach(() => void vi.unstubAllEnvs());

describe('trapdoor moderator', () => {
  let draftId: string;
  beforeAll(async () => {
    await bundleServerChild();
    draftId = await useAndStop(folder);
  }, 120_000);

  it('prints the same link until it is renewed, and a later start of the studio finds no damage', async () => {
    const first = await moderator('--data', folder);
    expect(first.url).toMatch(/^http:\/\/localhost:3000\/moderate#[\w.-]+$/);
    expect(await moderator('--data', folder)).toEqual(first);
    const second = await moderator('--data', folder, '--renew');
    expect((await moderator('--data', folder)).url).toBe(second.url);
    const { store, wakeups, secret } = await open({});
    expect([first, second].map(({ url }) => readModerator(tokenOf(url), secret))).toEqual([
      { number: 1, generation: 0 },
      { number: 1, generation: 1 },
    ]);
    await wakeups.close();
    await store.close();
  });

  it('renews while the studio writes, and neither loses anything', async () => {
    const server = await startServerChild({ folder });
    const typing = typeWords(server.url, draftId, 150);
    const urls: string[] = [];
    for (let i = 0; i < 4; i++) urls.push((await moderator('--data', folder, '--renew')).url);
    await typing;
    await killServerChild(server);
    const { store, wakeups, secret } = await open({});
    expect(urls.map((url) => readModerator(tokenOf(url), secret)?.generation)).toEqual([2, 3, 4, 5]);
    expect((await store.history(draftId, 1_000)).length).toBe(1 + 150);
    await wakeups.close();
    await store.close();
  });

  it('adds, lists and withdraws moderators', async () => {
    const { number, url } = await moderator('--data', folder, '--add');
    expect([number, (await moderator('2', '--data', folder)).url]).toEqual([2, url]);
    const { out } = await trapdoor(['moderator', '2', '--withdraw', '--data', folder]);
    expect(out).toMatch(/^Moderator 2: withdrawn 20\d\d-\d\d-\d\d\n$/);
    const listed = await trapdoor(['moderator', '--list', '--data', folder]);
    expect(listed.out).toBe(`Moderator 1\n${out}`);
    expect((await moderator('--data', folder, '--add')).number).toBe(3);
    for (const more of [[], ['--renew'], ['--withdraw']]) {
      const refused = await trapdoor(['moderator', '2', ...more, '--data', folder]);
      expect([refused.code, refused.out, refused.err]).toEqual([
        2,
        '',
        expect.stringMatching(/Moderator 2 has no link/),
      ]);
    }
  });

  it('uses the studio’s public address', async () => {
    vi.stubEnv('PUBLIC_URL', 'https://trapdoor.example/');
    expect((await moderator('--data', folder)).url).toMatch(/^https:\/\/trapdoor\.example\/moderate#/);
    const { out } = await trapdoor(['moderator', '--data', folder]);
    expect(out).toMatch(/^https:\S+\n$/);
  });

  it.each([
    ['a folder without a studio', ['--data', join(place, 'none')], /no trapdoor\.db/],
    ['an extra argument', ['anna'], /Leave out “anna”/],
    ['an extra number', ['2', '3'], /Leave out “3”/],
    ['a number for a new one', ['2', '--add'], /Leave out “2”/],
    ['two things at once', ['--add', '--renew'], /Choose one of --add and --renew/],
    ['an invalid address', ['--data', folder], /PUBLIC_URL/],
  ])('refuses %s', async (name, words, says) => {
    mkdirSync(join(place, 'none'), { recursive: true });
    if (name === 'an invalid address') vi.stubEnv('PUBLIC_URL', 'trapdoor');
    const { code, out, err } = await trapdoor(['moderator', ...words]);
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(says)]);
  });
});

describe.skipIf(!HAS.postgres)(`trapdoor moderator with DATABASE_URL${unlessMissing('postgres')}`, () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  it('renews the link while every process of the studio runs', async () => {
    const databaseUrl = await server.createDatabase();
    vi.stubEnv('DATABASE_URL', databaseUrl);
    const early = await trapdoor(['moderator']);
    expect([early.code, early.err]).toEqual([2, expect.stringContaining('Start the studio once')]);
    const { store, wakeups, secret } = await open({ databaseUrl });
    const urls = [await moderator(), await moderator('--renew'), await moderator()].map(({ url }) => url);
    expect(urls.map((url) => readModerator(tokenOf(url), secret)?.generation)).toEqual([0, 1, 1]);
    await wakeups.close();
    await store.close();
  });
});

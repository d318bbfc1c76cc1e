// @module-tag long

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStores } from '@/lib/server/open-stores';
import { startSweeper } from '@/lib/server/sweeper';
import type { Services } from '@/lib/services/requests/services';
import type { Store } from '@/lib/storage/store';
import { builtCli } from '../support/built-cli';
import { HAS, startPostgres, unlessMissing } from '../support/system-stores';

const DAY_MS = 24 * 3_600_000;
const place = mkdtempSync(join(tmpdir(), 'trapdoor-sweep-'));
const { trapdoor } = builtCli();

const ask = async (...words: string[]) => {
  const { code, out, err } = await trapdoor(['sweep', '--json', ...words]);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as { marked: number; lastSweep: string | null; steadyHours: number; confirmed: boolean };
};

/** Runs the studio's sweeper until `until` holds. Each timer tick stands for an hour of uptime. */
async function runSweeper(store: Store, until: () => Promise<boolean>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const documents = { openIds: () => [], recheck: async () => {} };
  const stop = startSweeper({ store, documents, now: Date.now, forgetAfterDays: 180 } as unknown as Services);
  try {
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(until).toBe(true);
  } finally {
    await stop();
    vi.useRealTimers();
    log.mockRestore();
  }
}

/** Creates drafts as they look after the clock has jumped 400 days ahead: nobody has opened them since. */
async function fill(store: Store): Promise<void> {
  const first = { memberId: '', at: Date.now() - 400 * DAY_MS, bytes: new Uint8Array([1]), title: '', newClients: [] };
  for (const id of ['one', 'other']) await store.createDraft({ id, system: 'game' }, 'ann', first);
  await runSweeper(store, async () => (await store.countDrafts()).marked === 2);
}

afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Opens the same studio again. */
type Open = () => ReturnType<typeof openStores>;

async function confirmsBesideAStudio(open: Open, words: readonly string[]): Promise<void> {
  const { store, wakeups } = await open();
  await fill(store);
  expect(await ask(...words)).toMatchObject({ marked: 2, steadyHours: 0, confirmed: false });
  const { out } = await trapdoor(['sweep', ...words]);
  expect(out).toMatch(/^2 scenarios marked for removal\. Last sweep 20\S+Z, clock steady for 0 of 168 hours\.\n$/);
  expect((await store.draftsOf('ann')).length).toBe(2);
  expect(await ask('--confirm', ...words)).toMatchObject({ marked: 2, steadyHours: 168, confirmed: true });
  await runSweeper(store, async () => (await store.draftsOf('ann')).length === 0);
  expect(await ask(...words)).toMatchObject({ marked: 0, confirmed: false });
  await wakeups.close();
  await store.close();
  // The folder is not reported as damaged.
  const again = await open();
  expect(await again.store.countDrafts()).toEqual({ all: 0, marked: 0 });
  await again.wakeups.close();
  await again.store.close();
}

describe('trapdoor sweep', () => {
  const folder = join(place, 'data');

  it('lets the running studio remove drafts marked after a clock jump, once the operator confirms', () =>
    confirmsBesideAStudio(
      () => openStores({ dataFolder: folder, databaseUrl: undefined, redisUrl: undefined }),
      ['--data', folder],
    ));

  it.each([
    ['a folder without a studio', ['--data', join(place, 'none')], /no trapdoor\.db/],
    ['an extra argument', ['anna'], /Leave out “anna”/],
  ])('refuses %s', async (_, words, says) => {
    const { code, out, err } = await trapdoor(['sweep', ...words]);
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(says)]);
  });
});

describe.skipIf(!HAS.postgres)(`trapdoor sweep with DATABASE_URL${unlessMissing('postgres')}`, () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  it('does the same in PostgreSQL', async () => {
    const databaseUrl = await server.createDatabase();
    vi.stubEnv('DATABASE_URL', databaseUrl);
    await confirmsBesideAStudio(() => openStores({ dataFolder: place, databaseUrl, redisUrl: undefined }), []);
    vi.unstubAllEnvs();
  });
});

// @module-tag long

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresStore } from '@/lib/storage/postgres/open';
import { createLocalWakeups } from '@/lib/storage/wakeups';
import { answerApi } from '../support/api-pages';
import { cookieOf } from '../support/program';
import { putVersion } from '../support/published';
import { HAS, startPostgres, unlessMissing } from '../support/system-stores';
import { ANN, startServer, type TestServer, until } from '../support/test-server';

const ID = '0123456789abcdef';
/** Status of requests while the database is down. */
const AWAY = 503;

describe.skipIf(!HAS.postgres)(`while PostgreSQL is away${unlessMissing('postgres')}`, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let server: TestServer;
  let asked = 0;

  beforeAll(async () => {
    postgres = await startPostgres(true);
    // Timeouts for a machine that is busy with other tests.
    const times = { connectMs: 2_000, queryMs: 2_000 };
    const store = await openPostgresStore(await postgres.createDatabase(), () => {}, times);
    server = await startServer({ handle: answerApi, stores: { store, wakeups: createLocalWakeups() } });
    await putVersion(store, ID, { title: 'There' }, { memberId: ANN });
  });
  afterAll(async () => {
    postgres.thaw();
    await server.stop();
    await postgres.stop();
  });

  /** A new search each time, since recent results are cached. */
  const paths = () => [
    `/api/library?q=${asked++}`,
    `/library/feed.atom?q=${asked++}`,
    `/api/library/${ID}`,
    `/api/library/${ID}/versions/1`,
    `/library/${ID}/1/card.png`,
    '/api/drafts',
  ];
  const ask = (path: string) => fetch(server.url + path, { headers: cookieOf(ANN) });
  const statuses = async () => Promise.all(paths().map(async (path) => (await ask(path)).status));
  const WELL = [200, 200, 200, 200, 200, 200];

  it('every response has a message and a time to retry, and nothing is logged as an error', async () => {
    expect(await statuses()).toEqual(WELL);
    postgres.freeze();
    const answers = await Promise.all(paths().map(async (path) => ({ path, response: await ask(path) })));
    for (const { path, response } of answers) {
      expect([path, response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
        path,
        AWAY,
        '5',
        {
          error: {
            code: 'storage/away',
            message: 'The studio can’t reach its storage right now. Try again in a moment.',
          },
        },
      ]);
    }
    postgres.thaw();
    await until(async () => (await statuses()).join() === WELL.join(), 30_000);
  });

  it('the same while it is starting, or if it breaks off during an answer', async () => {
    const seen = new Set<number>();
    let isBack = false;
    const look = async () => {
      while (!isBack) for (const status of await statuses()) seen.add(status);
    };
    const comesBack = async () => {
      await postgres.crash();
      await until(async () => (await statuses()).join() === WELL.join(), 30_000);
      isBack = true;
    };
    await Promise.all([look(), comesBack()]);
    expect([...seen].filter((status) => status !== 200 && status !== AWAY)).toEqual([]);
  });
});

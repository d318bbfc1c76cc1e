// @module-tag long

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiError } from '@/lib/services/requests/api-error';
import { commandTable } from '@/lib/services/tables/tables';
import { openPostgresStore } from '@/lib/storage/postgres/open';
import { createLocalWakeups, createPollingWakeups } from '@/lib/storage/wakeups';
import { placesOf } from '@/lib/table/questions';
import { askAs, newKey } from '../support/ask-table';
import { HAS, startPostgres, unlessMissing } from '../support/system-stores';
import { TableListener } from '../support/table-listener';
import { ANN, startServer, system, type TestServer, until } from '../support/test-server';

const quiet = () => {};
/** Longer than the interval between two beats of a table. */
const A_BEAT_MS = 30_000;
const ann = askAs(ANN);

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let servers: readonly [TestServer, TestServer];
let listeners: TableListener[];
let url: string;
let id: string;

describe.skipIf(!HAS.postgres)(`processes over one PostgreSQL${unlessMissing('postgres')}`, () => {
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  beforeEach(async () => {
    listeners = [];
    url = await postgres.createDatabase();
    const start = async () =>
      startServer({
        stores: { store: await openPostgresStore(url, quiet), wakeups: createPollingWakeups(createLocalWakeups()) },
      });
    servers = [await start(), await start()];
    const draftId = await servers[0].create(ANN);
    ({ id } = (await ann.open({ draftId, name: 'Ann' })).body);
  });
  afterEach(async () => {
    for (const { socket } of listeners) socket.terminate();
    for (const server of servers) await server.stop();
  });

  const listen = async (server: TestServer, member: string | undefined, body: object = {}) => {
    const { ticket } = (await askAs(member).ticket(id, body)).body;
    const listener = new TableListener(server.url, ticket, member);
    listeners.push(listener);
    await listener.sees();
    return listener;
  };

  it('count watchers by link in total', async () => {
    const token = String((await ann.table(id)).body.links.watcher)
      .split('#')
      .at(-1);
    const [here, there] = [await listen(servers[0], ANN), await listen(servers[1], ANN)];
    const [first] = [await listen(servers[0], undefined, { token }), await listen(servers[1], undefined, { token })];
    await listen(servers[1], undefined, { token });
    const shown = () => [here.view?.table.watchers, there.view?.table.watchers];
    await until(() => shown().join() === '3,3', A_BEAT_MS);
    first.socket.close();
    await until(() => shown().join() === '2,2', A_BEAT_MS);
  }, 90_000);

  it('count a member’s ideas in total, and store nothing that identifies their author', async () => {
    const [place] = placesOf(system.form);
    await ann.say(id, { type: 'setGather', open: true, anonymous: true });
    const command = { type: 'addIdea', question: place?.id ?? '', text: 'A whale' } as const;
    let [granted, refusal] = [0, undefined as ApiError | undefined];
    for (let i = 0; i < 300 && !refusal; i++) {
      const { services } = servers[i % 2 === 0 ? 0 : 1];
      await commandTable(services, id, ANN, newKey(), command).then(
        () => {
          granted += 1;
        },
        (error: ApiError) => {
          refusal = error;
        },
      );
    }
    expect(refusal).toMatchObject({ status: 429, code: 'table/too-fast' });
    // A single process would have allowed forty.
    expect(granted).toBeGreaterThanOrEqual(40);
    expect(granted).toBeLessThan(80);
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ key: string }>('select key from buckets');
    await client.end();
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^(?!.*a{26})[\w-]{43}$/);
  }, 60_000);
});

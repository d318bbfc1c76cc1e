// @module-tag long

import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Command } from '@/lib/table/commands';
import { newVersion, ROOM } from '@/test/support/library-versions';
import { HAS, startPostgres, unlessMissing } from '@/test/support/system-stores';
import { decideAt, fullTable } from '@/test/support/table-play';
import { describeStore } from '../../../test/storage/store.suite';
import { DATABASE_VERSION } from '../migrate-database';
import { type Store, SYSTEM_MEMBER } from '../store';
import { createSharedCounts, openPostgres, openPostgresStore } from './open';

const DAY_MS = 24 * 3_600_000;
const quiet = () => {};
let server: Awaited<ReturnType<typeof startPostgres>>;

describe.skipIf(!HAS.postgres)(`PostgreSQL${unlessMissing('postgres')}`, () => {
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  let url: string;
  const fresh = async () => {
    url = await server.createDatabase();
    return url;
  };

  let suiteUrl: string | undefined;
  describeStore('the PostgreSQL store', {
    // Creating a database for each test would take longer than the test.
    open: async () => {
      suiteUrl ??= await fresh();
      url = suiteUrl;
      await server.empty(url);
      return openPostgresStore(url, quiet);
    },
    reopen: () => openPostgresStore(url, quiet),
    cleanUp: async () => {},
    runSql: async (statement) => {
      const db = await openPostgres(url, quiet);
      await sql
        .raw(statement)
        .execute(db)
        .finally(() => db.destroy());
    },
    countRows: async () => {
      const db = await openPostgres(url, quiet);
      const { rows: tables } = await sql<{ name: string }>`
        select distinct table_name as name from information_schema.columns
        where table_schema = current_schema() and table_name <> 'watching' -- which forgets by itself
        and (column_name in ('draft_id', 'table_id') or table_name in ('drafts', 'pictures'))`.execute(db);
      const counts: [string, number][] = [];
      for (const { name } of tables) {
        const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db);
        counts.push([name, rows[0]?.n ?? 0]);
      }
      await db.destroy();
      return Object.fromEntries(counts);
    },
  });

  it('creates its tables once if several processes start together', async () => {
    await fresh();
    const stores = await Promise.all(Array.from({ length: 6 }, () => openPostgresStore(url, quiet)));
    await Promise.all(stores.map((store) => store.probe()));
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('select version from database_version order by version');
    expect(rows.map(({ version }) => version)).toEqual(Array.from({ length: DATABASE_VERSION }, (_, i) => i + 1));
    await client.query(`insert into database_version (version) values (${DATABASE_VERSION + 1})`);
    await client.end();
    await Promise.all(stores.map((store) => store.close()));
    await expect(openPostgresStore(url, quiet)).rejects.toThrow(/Update Trapdoor/);
  });

  it('updates an older database once if several processes start together', async () => {
    await fresh();
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(readFileSync('test/fixtures/databases/postgres-v10.sql', 'utf8'));
    await client.query('set search_path to public');
    const stores = await Promise.all(Array.from({ length: 6 }, () => openPostgresStore(url, quiet)));
    const { rows } = await client.query('select version from database_version order by version');
    expect(rows.map(({ version }) => version)).toEqual(Array.from({ length: DATABASE_VERSION }, (_, i) => i + 1));
    for (const store of stores) expect((await store.draft('draft'))?.title).toBe("The whale's teeth");
    await client.end();
    await Promise.all(stores.map((store) => store.close()));
  });

  it('keeps two studios in two schemas of one database apart', async () => {
    await fresh();
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create schema one; create schema other');
    await client.end();
    const first = { memberId: SYSTEM_MEMBER, at: 1, bytes: new Uint8Array([1]), title: 'Whale', newClients: [] };
    for (const schema of ['one', 'other']) {
      const store = await openPostgresStore(`${url}?options=-c%20search_path%3D${schema}`, quiet);
      await store.createDraft({ id: 'draft', system: 'game' }, 'ann', first);
      await store.close();
    }
  });

  it('serialises two processes’ changes of a table', async () => {
    await fresh();
    const stores = await Promise.all([openPostgresStore(url, quiet), openPostgresStore(url, quiet)]);
    const [one, other] = stores;
    if (!one || !other) throw new Error('There are two processes.');
    const first = { memberId: SYSTEM_MEMBER, at: 1, bytes: new Uint8Array([1]), title: 'Whale', newClients: [] };
    await one.createDraft({ id: 'draft', system: 'game' }, 'o', first);
    await one.createTable(fullTable());
    const say = (store: Store, command: Command, key: string) =>
      store.changeTable('table', key, (now) => decideAt(now, 'gm', command, 50_000, undefined, `idea-${key}`));
    await say(other, { type: 'openQuestion', question: 'place', anonymous: false, seconds: null }, 'open');
    const idea = (i: number): Command => ({ type: 'addIdea', question: 'place', text: `Idea ${i}` });
    await Promise.all(
      Array.from({ length: 60 }, (_, i) => say(i % 2 ? one : other, idea(i), `key-${Math.floor(i / 3)}`)),
    );
    const [mine, theirs] = await Promise.all([one.table('table'), other.table('table')]);
    expect(mine).toEqual(theirs);
    expect([mine?.version, mine?.ideas.size]).toEqual([22, 20]);
    expect([...(mine?.ideas.values() ?? [])].map(({ place }) => place).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
    await Promise.all(stores.map((store) => store.close()));
  });

  it('lets two processes publish at once and see each other’s publications', async () => {
    await fresh();
    const stores = await Promise.all([openPostgresStore(url, quiet), openPostgresStore(url, quiet)]);
    const publish = (i: number, id: string, text: string) =>
      (stores[i % 2] as Store).addVersion(newVersion(id, { text, at: 1000 + i }), ROOM);
    const answers = await Promise.all(Array.from({ length: 16 }, (_, i) => publish(i, 'pub', `text ${i % 8}`)));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual([...Array(8).fill('added'), ...Array(8).fill('same')]);
    const numbers = answers.flatMap((answer) => (answer.kind === 'added' ? [answer.number] : []));
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const copies = await Promise.all([publish(0, 'one', 'copied'), publish(1, 'two', 'copied')]);
    expect(copies.map(({ kind }) => kind).toSorted()).toEqual(['added', 'copy']);
    await Promise.all(Array.from({ length: 20 }, (_, i) => publish(i, `pub-${i}`, `whale ${i}`)));
    const query = { words: { terms: [{ tokens: ['whale'], isPrefix: false }], excluded: [] }, filters: {}, order: 'newest' } as const; // biome-ignore format: a query
    for (const store of stores) expect((await store.countLibrary(query)).total).toBe(22);
    await stores[0].withdrawPublication('pub-3', 'ann', 9);
    const ids = await Promise.all(stores.map(async (store) => (await store.searchLibrary(query, 30)).rows.map(({ id }) => id))); // biome-ignore format: a list
    expect(ids[0]).toEqual(ids[1]);
    expect(ids[0]).toHaveLength(21);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('redeems tickets once and keeps one key across processes', async () => {
    await fresh();
    const stores = await Promise.all([openPostgresStore(url, quiet), openPostgresStore(url, quiet)]);
    const ids = Array.from({ length: 20 }, (_, i) => `ticket-${i}`);
    const taken = await Promise.all(ids.flatMap((id) => stores.map((store) => store.redeemTicket(id, 2_000, 1_000))));
    expect(taken.filter(Boolean)).toHaveLength(ids.length);
    const keys = await Promise.all(
      ids.flatMap((name) => stores.map((store, i) => store.keepKey(name, new Uint8Array([i])))),
    );
    for (const [i] of ids.entries()) expect(keys[2 * i]).toEqual(keys[2 * i + 1]);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('shares counters between processes, and forgets them soon', async () => {
    await fresh();
    const [one, other] = await Promise.all([openPostgres(url, quiet), openPostgres(url, quiet)]);
    await (await openPostgresStore(url, quiet)).close();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let now = 1_000;
    const [here, there] = [createSharedCounts(one, () => now), createSharedCounts(other, () => now)];
    const pace = { burst: 2, perSecond: 1 };
    const takes = [await here.limiter.take('a', pace), await there.limiter.take('a', pace)];
    expect([...takes, await here.limiter.take('a', pace)]).toEqual([0, 0, 1_000]);
    expect(await there.limiter.missing(['a'], pace)).toEqual([2]);
    expect(await here.watchers.report('table', 3)).toBe(0);
    expect(await there.watchers.report('table', 4)).toBe(3);
    expect(await here.watchers.report('table', 3)).toBe(4);
    now += 31_000;
    expect(await here.watchers.report('table', 3)).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    const left = () =>
      Promise.all([one.selectFrom('buckets').selectAll().execute(), one.selectFrom('watching').selectAll().execute()]);
    await expect.poll(async () => (await left()).flat().length).toBe(1);
    await Promise.all([one.destroy(), other.destroy()]);
  });

  it('recovers limits and counts after the clock was set back', async () => {
    await fresh();
    const db = await openPostgres(url, quiet);
    await (await openPostgresStore(url, quiet)).close();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let now = 400 * DAY_MS;
    const [here, gone] = [createSharedCounts(db, () => now), createSharedCounts(db, () => now)];
    const pace = { burst: 2, perSecond: 1 };
    const take = () => here.limiter.take('a', pace);
    expect([await take(), await take(), await here.limiter.take('b', pace)]).toEqual([0, 0, 0]);
    expect([await gone.watchers.report('table', 4), await here.watchers.report('table', 3)]).toEqual([0, 4]);
    now = 1_000;
    expect(await here.limiter.missing(['a'], pace)).toEqual([2]);
    expect(await take()).toBe(1_000);
    now += 1_000;
    expect([await take(), await take()]).toEqual([0, 1_000]);
    expect(await here.watchers.report('table', 3)).toBe(0);
    // Expired buckets do not stay for 400 days.
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    const bucketsIn = async (at: number) =>
      (await db.selectFrom('buckets').select('key').where('full_at', '>', at).execute()).map(({ key }) => key);
    await expect.poll(() => bucketsIn(3 * DAY_MS)).toEqual([]);
    expect(await bucketsIn(DAY_MS)).toEqual(['b']);
    await db.destroy();
  });

  it('waits for every commit to reach the disk, whatever the database’s setting', async () => {
    await fresh();
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const name = new URL(url).pathname.slice(1);
    await client.query(`alter database ${name} set synchronous_commit to off`);
    await client.end();
    const db = await openPostgres(url, quiet);
    const { rows } = await sql`show synchronous_commit`.execute(db);
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
    await db.destroy();
  });

  it('survives a database crash while connections are in use', async () => {
    await fresh();
    const heard: Error[] = [];
    const db = await openPostgres(url, (error) => heard.push(error));
    await db.connection().execute(async (own) => {
      await sql`select 1`.execute(own);
      await server.crash();
    });
    expect(heard).not.toEqual([]);
    await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
    await db.destroy();
  });

  it('names the variable if there is no server', async () => {
    await expect(openPostgresStore('postgres://trapdoor@127.0.0.1:1/none', quiet)).rejects.toThrow(/DATABASE_URL/);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS, startPostgres, unlessMissing } from '@/test/support/system-stores';
import { DATABASE_VERSION } from '../migrations';
import { describeStore } from '../store.suite';
import { openPostgres } from './database';
import { openPostgresStore } from './open';

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
    // A new database for each test would take longer than the test.
    open: async () => {
      suiteUrl ??= await fresh();
      url = suiteUrl;
      await server.empty(url);
      return openPostgresStore(url, quiet);
    },
    reopen: () => openPostgresStore(url, quiet),
    cleanUp: async () => {},
  });

  it('makes its tables once, however many processes start together', async () => {
    await fresh();
    const stores = await Promise.all(Array.from({ length: 6 }, () => openPostgresStore(url, quiet)));
    await Promise.all(stores.map((store) => store.ping()));
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

  it('waits for every commit to reach the disk, whatever the database is set to', async () => {
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

  it('names the variable when there is nobody there', async () => {
    await expect(openPostgresStore('postgres://trapdoor@127.0.0.1:1/none', quiet)).rejects.toThrow(/DATABASE_URL/);
  });
});

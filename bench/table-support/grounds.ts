import { join } from 'node:path';
import Database from 'libsql';
import { startPostgres } from '@/test/support/system-stores';
import type { Ground } from './kill-rounds';

const CRASH_EVERY = 10;
const BROKEN_LOGS = `
  select d.id from drafts d join updates u on u.draft_id = d.id
  group by d.id, d.seq having count(*) <> d.seq or max(u.seq) <> d.seq`;

/** The data folder's own database. */
export const EMBEDDED: Ground = {
  examine: async (folder) => {
    const db = new Database(join(folder, 'trapdoor.db'));
    const { integrity_check: said } = db.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
    db.close();
    return said === 'ok' ? undefined : said;
  },
};

/** PostgreSQL, which goes down as well every tenth time. */
export async function onPostgres<T>(use: (ground: Ground) => Promise<T>): Promise<T> {
  const postgres = await startPostgres(true);
  try {
    const databaseUrl = await postgres.createDatabase();
    return await use({
      databaseUrl,
      alsoKill: async (round) => (round % CRASH_EVERY === 1 ? postgres.crash() : undefined),
      examine: async () => {
        const { default: pg } = await import('pg');
        const client = new pg.Client({ connectionString: databaseUrl });
        await client.connect();
        await client.query('create extension if not exists amcheck');
        // Every index and every row of every table is read and compared.
        await client.query(`select bt_index_check(c.oid, true) from pg_index i join pg_class c on c.oid = i.indexrelid
          join pg_am a on a.oid = c.relam where a.amname = 'btree' and c.relnamespace = 'public'::regnamespace`);
        const { rows } = await client.query(BROKEN_LOGS);
        await client.end();
        return rows.length > 0 ? `${rows.length} logs have gaps` : undefined;
      },
    });
  } finally {
    await postgres.stop();
  }
}

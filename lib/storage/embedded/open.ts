import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { createDraftLog } from '../draft-log';
import { migrateDatabase } from '../migrations';
import { createShelf } from '../shelf';
import type { Store } from '../store';
import type { Tables } from '../tables';
import { openSqlite, requireLock } from './sqlite';

/** Opens the database in a folder, made if need be. One process a folder: throws while another one has it. */
export async function openEmbeddedStore(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = requireLock(join(folder, 'trapdoor.lock'));
  try {
    const db = new Kysely<Tables>({
      dialect: new SqliteDialect({ database: openSqlite(join(folder, 'trapdoor.db')) }),
    });
    await migrateDatabase(db as unknown as Kysely<unknown>, 'blob');
    return {
      ...createDraftLog(db),
      ...createShelf(db),
      ping: async () => void (await sql`select 1`.execute(db)),
      close: async () => {
        await db.destroy();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { LocalLimiter } from '@/lib/limits/limiter';
import { NO_OTHERS } from '../counts';
import type { Database } from '../database';
import { migrateDatabase } from '../migrate-database';
import { createSqlStore } from '../sql-store';
import type { Store } from '../store';
import { createTicketBook } from '../tickets';
import { LockedError, openSqlite, requireLock, writeHastily } from './sqlite';

/** Opens the database in a folder, made if need be. One process a folder: throws while another one has it. */
export async function openEmbeddedStore(folder: string): Promise<Store> {
  const lock = attempt(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return requireLock(join(folder, 'trapdoor.lock'));
  });
  try {
    const database = attempt(folder, () => openSqlite(join(folder, 'trapdoor.db')));
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database }) });
    await migrateDatabase(db as unknown as Kysely<unknown>, 'blob');
    return {
      ...createSqlStore(db),
      ...createTicketBook(db, (write) => writeHastily(db, database, write)),
      counts: { limiter: new LocalLimiter(), watchers: NO_OTHERS },
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

/** What the system says when a folder is of no use names neither it nor the remedy. */
function attempt<T>(folder: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof LockedError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The data folder “${folder}” can't be used: ${reason}. Repair it, restore a backup, or choose another folder with TRAPDOOR_DATA.`,
      { cause: error },
    );
  }
}

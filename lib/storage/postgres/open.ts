import { type Kysely, sql } from 'kysely';
import { migrateDatabase } from '../migrate-database';
import { createSqlStore } from '../sql-store';
import type { Store } from '../store';
import { openPostgres, type PostgresTimes } from './database';
import { createSharedCounts } from './shared-counts';
import { createTsvectorIndex } from './word-index';

/** Any number will do, as long as every Trapdoor takes the same. */
const MIGRATING = 7_263_081;

/** Opens a PostgreSQL database that any number of processes share. Its tables are made if need be. */
export async function openPostgresStore(
  url: string,
  onTrouble: (error: Error) => void,
  times: Partial<PostgresTimes> = {},
): Promise<Store> {
  let closing = false;
  const db = await openPostgres(url, (error) => (closing ? undefined : onTrouble(error)), times);
  try {
    await migrateAlone(db as unknown as Kysely<unknown>);
  } catch (error) {
    await db.destroy();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database of DATABASE_URL can't be used: ${reason}`, { cause: error });
  }
  return {
    ...createSqlStore(db, createTsvectorIndex(db)),
    counts: createSharedCounts(db),
    close: () => {
      closing = true;
      return db.destroy();
    },
  };
}

/** Processes that start together make the tables one after the other. */
const migrateAlone = (db: Kysely<unknown>) =>
  db.connection().execute(async (own) => {
    await sql`select pg_advisory_lock(${sql.lit(MIGRATING)})`.execute(own);
    try {
      const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(own);
      await migrateDatabase(own, 'bytea', rows[0]?.schema);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(MIGRATING)})`.execute(own);
    }
  });

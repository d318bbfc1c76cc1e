import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import type { PoolConfig } from 'pg';
import type { Database, Db } from '../database';
import { migrateDatabase } from '../migrate-database';
import { createSqlStore } from '../sql-store';
import type { Store } from '../store';
import { createSharedCounts } from './shared-counts';
import { createTsvectorIndex } from './word-index';

/** Any number will do, as long as every Trapdoor takes the same. */
const MIGRATING = 7_263_081;

const BIGINT = 20;
const CONNECTIONS = 12;

/** Milliseconds without an answer after which a database counts as unavailable. */
interface PostgresTimes {
  readonly connectMs: number;
  readonly queryMs: number;
}
const TIMES: PostgresTimes = { connectMs: 5_000, queryMs: 10_000 };

/** A PostgreSQL database, durable at every commit. `onTrouble` hears of connections that break. */
export async function openPostgres(
  url: string,
  onTrouble: (error: Error) => void,
  times: Partial<PostgresTimes> = {},
): Promise<Db> {
  // Only loaded where there is a PostgreSQL.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool(poolConfig(url, { ...TIMES, ...times }, pg.types));
  // Without listeners they would end the process: the pool hears those that nobody uses, and only those.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onTrouble));
  const dialect = new PostgresDialect({
    pool,
    // What is acknowledged must be on disk, whatever the database itself is set to.
    onCreateConnection: async (connection) =>
      void (await connection.executeQuery(CompiledQuery.raw('set synchronous_commit to on'))),
  });
  return new Kysely<Database>({ dialect });
}

function poolConfig(url: string, { connectMs, queryMs }: PostgresTimes, types: typeof import('pg').types): PoolConfig {
  return {
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    statement_timeout: queryMs,
    idle_in_transaction_session_timeout: queryMs,
    keepAlive: true,
    application_name: 'trapdoor',
    types: {
      // Times, client ids and counts are well below 2^53.
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === BIGINT ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  };
}

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

import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { PoolConfig } from 'pg';
import type { Database, Db } from '../database';

const BIGINT = 20;
const CONNECTIONS = 12;

/** How long a database may take, in milliseconds, before it counts as away. */
export interface PostgresTimes {
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

import { randomUUID } from 'node:crypto';
import { CompiledQuery, type ExpressionBuilder, Kysely, PostgresDialect, sql } from 'kysely';
import type { PoolConfig } from 'pg';
import { fillingMs } from '@/lib/limits/limiter';
import type { Counts } from '../counts';
import type { Database, Db } from '../database';
import { createKeys } from '../keys';
import { migrateDatabase } from '../migrate-database';
import { createModerators } from '../moderators';
import { createSqlStore } from '../sql-store';
import type { Store } from '../store';
import type { StoreBeside } from '../store-beside';
import { createSweeps } from '../sweeps';
import { sharedSecret } from './shared-secret';
import { createTsvectorIndex } from './word-index';

/** Id of the advisory lock for migrations; arbitrary, but the same in every Trapdoor. */
const MIGRATING = 7_263_081;

const BIGINT = 20;
const CONNECTIONS = 12;

/** Timeouts in ms after which a database counts as unavailable. */
interface PostgresTimes {
  readonly connectMs: number;
  readonly queryMs: number;
}

const COUNTS_MS = 30_000;
const SWEEP_MS = 60_000;
/** Tolerated clock difference between processes. */
const SKEW_MS = 60_000;
/** Longer than any bucket takes to fill. */
const FILLING_MAX_MS = 2 * 24 * 3_600_000;

/** Counters that all processes on one database share. Expired ones are deleted within two minutes. */
export function createSharedCounts(db: Db, now: () => number = () => Date.now()): Counts {
  const me = randomUUID();
  let sweeping: NodeJS.Timeout | undefined;
  const sweep = async () => {
    sweeping = undefined;
    const at = now();
    await db.deleteFrom('buckets').where('full_at', '<=', at).execute();
    await db
      .updateTable('buckets')
      .set({ full_at: at + FILLING_MAX_MS })
      .where('full_at', '>', at + FILLING_MAX_MS)
      .execute();
    await db.deleteFrom('watching').where(isOver(at)).execute();
  };
  const sweepLater = () => {
    if (sweeping) return;
    // If the database is unavailable, the next count schedules the next sweep.
    sweeping = setTimeout(() => void sweep().catch(() => undefined), SWEEP_MS);
    sweeping.unref();
  };

  return {
    limiter: {
      async take(key, pace, count = 1) {
        sweepLater();
        const [at, cost, room] = [now(), fillingMs(pace, Math.min(count, pace.burst)), fillingMs(pace, pace.burst)];
        const { numAffectedRows } = await sql`
          insert into buckets (key, full_at) values (${key}, ${at + cost}::float8)
          on conflict (key) do update set full_at = greatest(buckets.full_at, ${at}::float8) + ${cost}::float8
          where greatest(buckets.full_at, ${at}::float8) + ${cost}::float8 <= ${at + room + 0.5}::float8`.execute(db);
        if (numAffectedRows !== 0n) return 0;
        const bucket = await db.selectFrom('buckets').select('full_at').where('key', '=', key).executeTakeFirst();
        const emptyUntil = at + room;
        if (bucket && bucket.full_at > emptyUntil + SKEW_MS) {
          // The clock was set back. Treats the bucket as empty from now on.
          await db
            .updateTable('buckets')
            .set({ full_at: emptyUntil })
            .where('key', '=', key)
            .where('full_at', '>', emptyUntil)
            .execute();
          return Math.max(1, Math.ceil(cost));
        }
        return Math.max(1, Math.ceil((bucket?.full_at ?? at) + cost - emptyUntil));
      },

      async missing(keys, pace) {
        const rows = await db.selectFrom('buckets').selectAll().where('key', 'in', keys).execute();
        const [at, fullAt] = [now(), new Map(rows.map(({ key, full_at }) => [key, full_at]))];
        const missing = (key: string) => (Math.max(0, (fullAt.get(key) ?? at) - at) * pace.perSecond) / 1000;
        return keys.map((key) => Math.min(pace.burst, missing(key)));
      },
    },

    watchers: {
      async report(tableId, count) {
        sweepLater();
        const row = { count, until: now() + COUNTS_MS };
        await db
          .insertInto('watching')
          .values({ table_id: tableId, process: me, ...row })
          .onConflict((conflict) => conflict.columns(['table_id', 'process']).doUpdateSet(row))
          .execute();
        const others = await db
          .selectFrom('watching')
          .select(({ fn }) => fn.sum('count').as('count'))
          .where('table_id', '=', tableId)
          .where('process', '!=', me)
          .where((where) => where.not(isOver(now())(where)))
          .executeTakeFirst();
        return Number(others?.count ?? 0);
      },
    },
  };
}

/** Selects expired counts, and those from before the clock was set back. */
const isOver =
  (at: number) =>
  ({ or, eb }: ExpressionBuilder<Database, 'watching'>) =>
    or([eb('until', '<=', at), eb('until', '>', at + 2 * COUNTS_MS)]);

const TIMES: PostgresTimes = { connectMs: 5_000, queryMs: 10_000 };

/** Opens a PostgreSQL database; every commit is durable. Calls `onTrouble` for connections that break. */
export async function openPostgres(
  url: string,
  onTrouble: (error: Error) => void,
  times: Partial<PostgresTimes> = {},
): Promise<Db> {
  // Loaded lazily, only for installations with PostgreSQL.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool(poolConfig(url, { ...TIMES, ...times }, pg.types));
  // Unhandled errors would end the process. The pool reports only those of idle connections.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onTrouble));
  const dialect = new PostgresDialect({
    pool,
    // Acknowledged writes must be on disk, whatever the database's own setting.
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

/** Opens a PostgreSQL database that any number of processes can share. Creates its tables if needed. */
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

/** Serialises migrations of processes that start at the same time. */
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

/** Opens a database while other processes use it. Creates no tables: rejects if no studio has started there yet. */
export async function openPostgresBeside(url: string): Promise<StoreBeside> {
  const db = await openPostgres(url, () => {});
  try {
    const secret = await sharedSecret(createKeys(db));
    return { ...createModerators(db), ...createSweeps(db), secret, close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, sql } from 'kysely';
import { fillingMs } from '@/lib/limits/limiter';
import type { Counts } from '../counts';
import type { Database, Db } from '../database';

const COUNTS_MS = 30_000;
const SWEEP_MS = 60_000;
/** Clocks of processes may differ by so much. */
const SKEW_MS = 60_000;
/** Longer than any bucket takes to fill. */
const FILLING_MAX_MS = 2 * 24 * 3_600_000;

/** What the processes over one database count together. What says nothing any more is deleted within a minute or two. */
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
    // Should the database be away, the next count brings the next sweep.
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
          // The clock was set back. An empty bucket fills from now on.
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

/** Over, or written before the clock was set back: what is reported counts for half a minute. */
const isOver =
  (at: number) =>
  ({ or, eb }: ExpressionBuilder<Database, 'watching'>) =>
    or([eb('until', '<=', at), eb('until', '>', at + 2 * COUNTS_MS)]);

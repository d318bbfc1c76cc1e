import { sql } from 'kysely';
import type { Db, Tx } from './database';
import { DraftGone } from './right';

/** State of the clock at the last sweep, in milliseconds. */
export interface SweepRecord {
  readonly sweptAt: number;
  /** Uptime since the clock last jumped, capped at the time it takes to trust it. */
  readonly steadyMs: number;
  /** True if the operator has confirmed the clock since. */
  readonly isConfirmed: boolean;
}

/** Records of sweeps, which decide whether the clock can be trusted, and marks on unused drafts. */
export interface Sweeps {
  /** Undefined before the first sweep. */
  lastSweep(): Promise<SweepRecord | undefined>;
  /** Replaces the record by the result of `judge`; serialised across processes. */
  recordSweep(judge: (last: SweepRecord | undefined) => SweepRecord): Promise<SweepRecord>;
  /** Marks drafts neither opened nor changed since then, and unmarks the others. Returns the number of new marks. */
  markUnused(unusedSince: number, at: number): Promise<number>;
  countDrafts(): Promise<{ readonly all: number; readonly marked: number }>;
  /** Moves deletion times ahead of `now` to `now`. */
  endFutureDeletions(now: number): Promise<void>;
}

const ID = 'drafts';

/** Records of sweeps, in any SQL database that Kysely supports. */
export const createSweeps = (db: Db): Sweeps => ({
  lastSweep: () => lastSweep(db),

  recordSweep: (judge) =>
    db.transaction().execute(async (tx) => {
      await tx
        .insertInto('sweeps')
        .values({ id: ID, swept_at: 0, steady_ms: 0, confirmed: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await lockRow(tx, 'sweeps', ID);
      const next = judge(await lastSweep(tx));
      await tx
        .updateTable('sweeps')
        .set({ swept_at: next.sweptAt, steady_ms: next.steadyMs, confirmed: Number(next.isConfirmed) })
        .execute();
      return next;
    }),

  markUnused: (unusedSince, at) =>
    db.transaction().execute(async (tx) => {
      await tx
        .updateTable('drafts')
        .set({ marked_at: null })
        .where('marked_at', 'is not', null)
        .where(({ or, eb }) => or([eb('opened_at', '>=', unusedSince), eb('updated_at', '>=', unusedSince)]))
        .execute();
      const marked = await tx
        .updateTable('drafts')
        .set({ marked_at: at })
        .where('marked_at', 'is', null)
        .where('deleted_at', 'is', null)
        .where('opened_at', '<', unusedSince)
        .where('updated_at', '<', unusedSince)
        .executeTakeFirstOrThrow();
      return Number(marked.numUpdatedRows);
    }),

  async countDrafts() {
    const counts = await db
      .selectFrom('drafts')
      .select(({ fn }) => [fn.countAll().as('all'), fn.count('marked_at').as('marked')])
      .executeTakeFirstOrThrow();
    return { all: Number(counts.all), marked: Number(counts.marked) };
  },

  async endFutureDeletions(now) {
    await db.updateTable('drafts').set({ deleted_at: now }).where('deleted_at', '>', now).execute();
  },
});

/** Locks a row until the transaction ends, waiting for other holders. False if there is no such row. */
export async function lockRow(
  tx: Tx,
  table: 'drafts' | 'links' | 'game_tables' | 'sweeps',
  id: string,
): Promise<boolean> {
  // An update without effect locks the row in every database.
  const { numAffectedRows } = await sql`update ${sql.table(table)} set id = id where id = ${id}`.execute(tx);
  return numAffectedRows !== undefined && numAffectedRows > 0n;
}

/** Locks a draft until the transaction ends. Rejects with DraftGone if it was permanently removed. */
export async function lockDraft(tx: Tx, id: string): Promise<void> {
  if (!(await lockRow(tx, 'drafts', id))) throw new DraftGone('This draft was deleted.');
}

async function lastSweep(db: Pick<Db, 'selectFrom'>): Promise<SweepRecord | undefined> {
  const row = await db.selectFrom('sweeps').selectAll().where('swept_at', '>', 0).executeTakeFirst();
  return row && { sweptAt: row.swept_at, steadyMs: row.steady_ms, isConfirmed: row.confirmed !== 0 };
}

import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Db, Tx } from './database';
import { dropPicture } from './pictures';
import type { Due, Purge } from './store';
import { lockRow } from './sweeps';

/** `deleted_at` of drafts whose purge has begun: long ago, so that they stay due until removed. Can't be restored. */
export const LONG_AGO = 0;
/** Most bytes freed in one step, so that other requests don't have to wait. */
const STEP_BYTES = 500_000;
const STEP_ROWS = 500;
const STEP_IDEAS = 20;
const PAUSE_MS = 10;

const OF_TABLES = ['people', 'making', 'rounds', 'ideas', 'votes', 'table_secrets', 'table_keys'] as const;
const OF_DRAFTS = [
  'point_names',
  'checkpoints',
  'updates',
  'clients',
  'grants',
  'links',
  'draft_publications',
] as const;

/** Permanent removal of drafts, in any SQL database that Kysely supports. */
export const createPurge = (db: Db): Purge => ({
  async draftsDue(due, limit) {
    const rows = await db.selectFrom('drafts').select('id').where(isDue(due)).orderBy('id').limit(limit).execute();
    return rows.map(({ id }) => id);
  },

  async purgeDrafts(draftIds, due) {
    let removed = 0;
    for (const draftId of draftIds) {
      if (!(await db.transaction().execute((tx) => revokeAccess(tx, draftId, due)))) continue;
      await purge(db, draftId);
      removed += 1;
    }
    return removed;
  },

  async usedBytes() {
    const { bytes } = await db
      .selectNoFrom(({ selectFrom }) => [
        sql<number>`${selectFrom('drafts').select(({ fn }) => fn.coalesce(fn.sum('bytes'), sql.lit(0)).as('sum'))}
          + ${selectFrom('versions').select(({ fn }) => fn.coalesce(fn.sum('size'), sql.lit(0)).as('sum'))}
          + ${selectFrom('pictures').select(({ fn }) => fn.coalesce(fn.sum('size'), sql.lit(0)).as('sum'))}`.as(
          'bytes',
        ),
      ])
      .executeTakeFirstOrThrow();
    return Number(bytes);
  },

  giveBack: async () => false,
  overwriteRemoved: async () => {},
});

const isDue =
  ({ deletedBefore, unusedSince }: Due) =>
  ({ and, or, eb }: ExpressionBuilder<Database, 'drafts'>) =>
    or([
      eb('deleted_at', '<', deletedBefore),
      ...(unusedSince === undefined
        ? []
        : [and([eb('deleted_at', 'is', null), eb('opened_at', '<', unusedSince), eb('updated_at', '<', unusedSince)])]),
    ]);

/** Revokes all access to a draft. False if there is no such draft or it is not due. */
async function revokeAccess(tx: Tx, draftId: string, due: Due | undefined): Promise<boolean> {
  // The lock orders this and concurrent opening or restoring: they come first, or find no access.
  await lockRow(tx, 'drafts', draftId);
  const marked = await tx
    .updateTable('drafts')
    .set({ deleted_at: LONG_AGO })
    .where('id', '=', draftId)
    .$if(due !== undefined, (query) => query.where(isDue(due as Due)))
    .returning('id')
    .executeTakeFirst();
  if (!marked) return false;
  await tx.deleteFrom('grants').where('draft_id', '=', draftId).execute();
  await tx.deleteFrom('links').where('draft_id', '=', draftId).execute();
  return true;
}

async function purge(db: Db, draftId: string): Promise<void> {
  for (const hash of await picturesOf(db, draftId)) {
    await db.transaction().execute((tx) => dropPicture(tx, draftId, hash));
    await pause();
  }
  for (const tableId of await tablesOf(db, draftId)) await purgeTable(db, tableId);
  for (const table of ['checkpoints', 'updates'] as const) {
    for (let upTo = await stepOf(db, table, draftId); upTo !== undefined; upTo = await stepOf(db, table, draftId)) {
      await db.deleteFrom(table).where('draft_id', '=', draftId).where('seq', '<=', upTo).execute();
      await pause();
    }
  }
  await db.transaction().execute((tx) => removeRest(tx, draftId));
}

async function purgeTable(db: Db, tableId: string): Promise<void> {
  const ideas = await db.selectFrom('ideas').select('id').where('table_id', '=', tableId).orderBy('id').execute();
  for (let at = 0; at < ideas.length; at += STEP_IDEAS) {
    const step = ideas.slice(at, at + STEP_IDEAS).map(({ id }) => id);
    await db.deleteFrom('votes').where('table_id', '=', tableId).where('idea_id', 'in', step).execute();
    await pause();
  }
  await db.transaction().execute((tx) => removeTable(tx, tableId));
  await pause();
}

async function removeTable(tx: Tx, tableId: string): Promise<void> {
  // The lock orders this and concurrent commands: they come first, or find no table.
  await lockRow(tx, 'game_tables', tableId);
  for (const table of OF_TABLES) await tx.deleteFrom(table).where('table_id', '=', tableId).execute();
  await tx.deleteFrom('game_tables').where('id', '=', tableId).execute();
}

/** Removes the rest, including rows added while most of it was removed. */
async function removeRest(tx: Tx, draftId: string): Promise<void> {
  await lockRow(tx, 'drafts', draftId);
  for (const hash of await picturesOf(tx, draftId)) await dropPicture(tx, draftId, hash);
  for (const tableId of await tablesOf(tx, draftId)) await removeTable(tx, tableId);
  for (const table of OF_DRAFTS) await tx.deleteFrom(table).where('draft_id', '=', draftId).execute();
  await tx.deleteFrom('drafts').where('id', '=', draftId).execute();
}

async function tablesOf(db: Db | Tx, draftId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('game_tables').select('id').where('draft_id', '=', draftId).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

async function picturesOf(db: Db | Tx, draftId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('art').select('hash').where('draft_id', '=', draftId).orderBy('hash').execute();
  return rows.map(({ hash }) => hash);
}

/** Returns the last edit that the next step removes; undefined if nothing is left. */
async function stepOf(db: Db, table: 'checkpoints' | 'updates', draftId: string): Promise<number | undefined> {
  const rows = await db
    .selectFrom(table)
    .select(['seq', sql<number>`length(bytes)`.as('length')])
    .where('draft_id', '=', draftId)
    .orderBy('seq')
    .limit(STEP_ROWS)
    .execute();
  let bytes = 0;
  const within = rows.filter(({ length }, i) => {
    bytes += length;
    return i === 0 || bytes <= STEP_BYTES;
  });
  return within.at(-1)?.seq;
}

/** Yields to other requests. */
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

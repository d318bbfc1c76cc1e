import type { DraftLog, NewUpdate } from './store';
import type { Db, Tx } from './tables';

/** The log of edits over any SQL database that Kysely speaks to. */
export const createDraftLog = (db: Db): DraftLog => ({
  append: (update) => db.transaction().execute((tx) => appendWithin(tx, update)),

  async load(draftId, upTo = Number.MAX_SAFE_INTEGER) {
    const checkpoint = await db
      .selectFrom('checkpoints')
      .select(['seq', 'bytes'])
      .where('draft_id', '=', draftId)
      .where('seq', '<=', upTo)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    const tail = await db
      .selectFrom('updates')
      .select(['seq', 'bytes'])
      .where('draft_id', '=', draftId)
      .where('seq', '>', checkpoint?.seq ?? 0)
      .where('seq', '<=', upTo)
      .orderBy('seq')
      .execute();
    return checkpoint ? [checkpoint, ...tail] : tail;
  },

  async checkpoint(draftId, seq, state) {
    await db
      .insertInto('checkpoints')
      .values({ draft_id: draftId, seq, bytes: state })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async history(draftId, limit) {
    const rows = await db
      .selectFrom('updates')
      .select(['seq', 'at', 'member_id'])
      .where('draft_id', '=', draftId)
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse().map(({ seq, at, member_id: memberId }) => ({ seq, at, memberId }));
  },

  async clients(draftId) {
    const rows = await db.selectFrom('clients').selectAll().where('draft_id', '=', draftId).execute();
    return new Map(rows.map((row) => [row.client_id, row.member_id]));
  },
});

/** Appends inside a transaction that somebody else commits. */
export async function appendWithin(tx: Tx, update: NewUpdate): Promise<number> {
  const { draftId, memberId, at, bytes, title, newClients } = update;
  const { seq } = await tx
    .updateTable('drafts')
    .set((row) => ({ seq: row('seq', '+', 1), title, updated_at: at }))
    .where('id', '=', draftId)
    .returning('seq')
    .executeTakeFirstOrThrow();
  await tx.insertInto('updates').values({ draft_id: draftId, seq, member_id: memberId, at, bytes }).execute();
  if (newClients.length > 0) {
    // A plain insert: somebody else's claim makes it fail, and with it the whole update.
    await tx
      .insertInto('clients')
      .values(newClients.map((id) => ({ draft_id: draftId, client_id: id, member_id: memberId })))
      .execute();
  }
  return seq;
}

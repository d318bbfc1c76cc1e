import { sql } from 'kysely';
import type { Db, Tx } from './database';
import { write } from './right';
import { AppendRefused, type DraftLog, type NewUpdate, type PointNames, type RestorePoints } from './store';
import { lockDraft } from './sweeps';

const MINUTE_MS = 60_000;
/** Approximate overhead of a log row, including its index entry. */
const ROW_BYTES = 200;

/** Log of edits and names of earlier states, in any SQL database that Kysely supports. */
export const createDraftLog = (db: Db): DraftLog & RestorePoints & PointNames => ({
  append: (update) => db.transaction().execute((tx) => appendWithin(tx, update)),

  load: (draftId, upTo) =>
    db
      .transaction()
      // Both queries must read the same snapshot: if the document is compacted in between, old and new states would
      // mix.
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const checkpoint = await tx
          .selectFrom('checkpoints')
          .innerJoin('updates', (join) =>
            join.onRef('updates.draft_id', '=', 'checkpoints.draft_id').onRef('updates.seq', '=', 'checkpoints.seq'),
          )
          .select(['checkpoints.seq', 'checkpoints.bytes', 'updates.epoch'])
          .where('checkpoints.draft_id', '=', draftId)
          .$if(upTo !== undefined, (query) => query.where('checkpoints.seq', '<=', upTo ?? 0))
          .orderBy('checkpoints.seq', 'desc')
          .limit(1)
          .executeTakeFirst();
        const tail = await updatesAfter(tx, draftId, checkpoint?.seq ?? 0)
          .$if(upTo !== undefined, (query) => query.where('seq', '<=', upTo ?? 0))
          .execute();
        return checkpoint ? [checkpoint, ...tail] : tail;
      }),

  async loadLength(draftId) {
    const { rows } = await sql<{ length: number }>`
      with newest as (select seq, length(bytes) as length from checkpoints
        where draft_id = ${draftId} order by seq desc limit 1)
      select coalesce((select length from newest), 0) + coalesce((select sum(length(bytes)) from updates
        where draft_id = ${draftId} and seq > coalesce((select seq from newest), 0)), 0) as length`.execute(db);
    return Number(rows[0]?.length ?? 0);
  },

  since: (draftId, seq) => updatesAfter(db, draftId, seq).execute(),

  checkpoint: (draftId, seq, state) => db.transaction().execute((tx) => keepCheckpoint(tx, draftId, seq, state)),

  begin: (update, after) =>
    db.transaction().execute(async (tx) => {
      const { draftId, bytes } = update;
      const begun = await tx
        .updateTable('drafts')
        .set((row) => ({ epoch: row('epoch', '+', 1) }))
        .where('id', '=', draftId)
        .where('seq', '=', after)
        .returning('epoch')
        .executeTakeFirst();
      if (!begun) return undefined;
      const seq = await appendWithin(tx, { ...update, epoch: begun.epoch });
      // A checkpoint, so that loading never mixes it with the document before it.
      await keepCheckpoint(tx, draftId, seq, bytes);
      return seq;
    }),

  async beginnings(draftId) {
    const firsts = (
      await db
        .selectFrom('updates')
        .select((row) => row.fn.min('seq').as('seq'))
        .where('draft_id', '=', draftId)
        .where('epoch', '>', 0)
        .groupBy('epoch')
        .execute()
    ).map(({ seq }) => seq);
    if (firsts.length === 0) return [];
    return db
      .selectFrom('updates')
      .select(['seq', 'epoch', 'bytes'])
      .where('draft_id', '=', draftId)
      .where('seq', 'in', firsts)
      .orderBy('seq')
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

  async minutes(draftId, limit) {
    // After the clock was set back, the same minute can occur again. It counts as another one: each ends with a
    // restorable state.
    const { rows } = await sql<{ seq: number; at: number; edits: number }>`
      with entries as (select seq, at, at / ${sql.lit(MINUTE_MS)} as minute from updates where draft_id = ${draftId}),
        starts as (select entries.*,
          case when minute = lag(minute) over (order by seq) then 0 else 1 end as is_start from entries),
        stretches as (select starts.*, sum(is_start) over (order by seq) as stretch from starts)
      select max(seq) as seq, max(at) as at, count(*) as edits from stretches
      group by stretch order by max(seq) desc limit ${limit}`.execute(db);
    return rows.map(({ seq, at, edits }) => ({ seq, at, edits: Number(edits) }));
  },

  async clients(draftId) {
    const rows = await db.selectFrom('clients').selectAll().where('draft_id', '=', draftId).execute();
    return new Map(rows.map((row) => [row.client_id, row.member_id]));
  },

  async pointNames(draftId) {
    const rows = await db.selectFrom('point_names').select(['seq', 'name']).where('draft_id', '=', draftId).execute();
    return new Map(rows.map(({ seq, name }) => [seq, name]));
  },

  namePoint: (draftId, seq, name, max) =>
    write(db, async (tx) => {
      // Serialises concurrent calls: only one may add the last name within the limit.
      await lockDraft(tx, draftId);
      await tx.deleteFrom('point_names').where('draft_id', '=', draftId).where('seq', '=', seq).execute();
      if (name === '') return true;
      const present = await tx.selectFrom('point_names').select('seq').where('draft_id', '=', draftId).execute();
      if (present.length >= max) return false;
      await tx
        .insertInto('point_names')
        .values({ draft_id: draftId, seq, name: storable(name) })
        .execute();
      return true;
    }),
});

async function keepCheckpoint(tx: Tx, draftId: string, seq: number, bytes: Uint8Array): Promise<void> {
  const kept = await tx
    .insertInto('checkpoints')
    .values({ draft_id: draftId, seq, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .returning('seq')
    .executeTakeFirst();
  if (!kept) return;
  await tx
    .updateTable('drafts')
    .set((row) => ({ bytes: row('bytes', '+', bytes.length + ROW_BYTES) }))
    .where('id', '=', draftId)
    .execute();
}

const updatesAfter = (db: Db | Tx, draftId: string, seq: number) =>
  db
    .selectFrom('updates')
    .select(['seq', 'epoch', 'bytes'])
    .where('draft_id', '=', draftId)
    .where('seq', '>', seq)
    .orderBy('seq');

/** Removes NUL characters, for which PostgreSQL would refuse the whole row. */
export const storable = (text: string): string => text.replaceAll('\0', '');

/** Appends an update in the caller's transaction. */
export async function appendWithin(tx: Tx, update: NewUpdate): Promise<number> {
  const { draftId, memberId, at, bytes, title, newClients, epoch = 0, isAside = false } = update;
  const drafts = await tx
    .updateTable('drafts')
    .set((row) => ({
      seq: row('seq', '+', 1),
      bytes: row('bytes', '+', bytes.length + ROW_BYTES),
      title: storable(title),
      ...(!isAside && { updated_at: at }),
    }))
    .where('id', '=', draftId)
    .returning(['seq', 'epoch'])
    .executeTakeFirstOrThrow();
  if (drafts.epoch !== epoch) throw new AppendRefused('old-epoch');
  const { seq } = drafts;
  await tx.insertInto('updates').values({ draft_id: draftId, seq, member_id: memberId, at, bytes, epoch }).execute();
  if (newClients.length > 0) await claim(tx, draftId, memberId, newClients);
  return seq;
}

/** Assigns Yjs client ids to their first user. Throws if another member has one, which rejects the whole update. */
async function claim(tx: Tx, draftId: string, memberId: string, clients: readonly number[]): Promise<void> {
  await tx
    .insertInto('clients')
    .values(clients.map((id) => ({ draft_id: draftId, client_id: id, member_id: memberId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another process may have claimed it for the same member first.
  const others = await tx
    .selectFrom('clients')
    .select('client_id')
    .where('draft_id', '=', draftId)
    .where('client_id', 'in', clients)
    .where('member_id', '!=', memberId)
    .limit(1)
    .execute();
  if (others.length > 0) throw new AppendRefused('claimed');
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { newId } from '@/lib/kernel/ids';
import type { Db } from './database';
import type { ChangeLibrary } from './library/change-library';
import { forgetInLibrary } from './library/member';
import type { Generations, Members, Renewals } from './store';
import { lockRow } from './sweeps';

/** Log entries rewritten before yielding to the event loop. */
const ENTRIES_AT_ONCE = 500;

/** Databases limit the number of parameters in a statement. */
const AT_ONCE = 500;

/** Generations of cookies and links, in any SQL database that Kysely supports. */
const createRenewals = (db: Db): Renewals => ({
  async generationsOf(memberIds) {
    const found = new Map<string, Generations>();
    for (let at = 0; at < memberIds.length; at += AT_ONCE) {
      const rows = await db
        .selectFrom('members')
        .selectAll()
        .where('id', 'in', memberIds.slice(at, at + AT_ONCE))
        .execute();
      for (const { id, ...generations } of rows) found.set(id, generations);
    }
    return found;
  },

  renew(memberId, what) {
    const [cookies, links] = [Number(what.includes('cookies')), Number(what.includes('links'))];
    return db
      .insertInto('members')
      .values({ id: memberId, cookies, links })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          cookies: row('members.cookies', '+', cookies),
          links: row('members.links', '+', links),
        })),
      )
      .returning(['cookies', 'links'])
      .executeTakeFirstOrThrow();
  },
});

/** Data of members, in any SQL database that Kysely supports. */
export const createMembers = (db: Db, changeLibrary: ChangeLibrary): Members => ({
  ...createRenewals(db),

  async holdingsOf(memberId) {
    const drafts = await db
      .selectFrom('grants')
      .select('draft_id as id')
      .distinct()
      .where('member_id', '=', memberId)
      .where('role', '=', 'owner')
      .execute();
    const tables = await db.selectFrom('people').select('table_id as id').where('member_id', '=', memberId).execute();
    const publications = await db.selectFrom('publications').select('id').where('member_id', '=', memberId).execute();
    const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
    return { drafts: idsOf(drafts), tables: idsOf(tables), publications: idsOf(publications) };
  },

  async forgetMember(memberId, at) {
    await forgetInLibrary(db, changeLibrary, memberId, at);
    const seats = await db.selectFrom('people').select(['table_id', 'id']).where('member_id', '=', memberId).execute();
    for (const seat of seats) await forgetSeat(db, seat.table_id, seat.id);
    const written = await db
      .selectFrom('clients')
      .select('draft_id')
      .distinct()
      .where('member_id', '=', memberId)
      .execute();
    for (const { draft_id: draftId } of written) await forgetWriter(db, draftId, memberId);
    const granted = await db.deleteFrom('grants').where('member_id', '=', memberId).returning('draft_id').execute();
    return [...new Set(granted.map(({ draft_id: draftId }) => draftId))];
  },
});

const forgetSeat = (db: Db, tableId: string, personId: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockRow(tx, 'game_tables', tableId);
    await tx.deleteFrom('votes').where('table_id', '=', tableId).where('person_id', '=', personId).execute();
    await tx.deleteFrom('ideas').where('table_id', '=', tableId).where('author', '=', personId).execute();
    await tx.deleteFrom('people').where('table_id', '=', tableId).where('id', '=', personId).execute();
    await tx
      .updateTable('game_tables')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('id', '=', tableId)
      .execute();
  });

/** Replaces the author of a member's edits by a random id. The edits stay, since others' edits build on them. */
async function forgetWriter(db: Db, draftId: string, memberId: string): Promise<void> {
  const randomAuthor = { member_id: newId(26) };
  const { last } = await db
    .selectFrom('updates')
    .select(({ fn }) => fn.max('seq').as('last'))
    .where('draft_id', '=', draftId)
    .executeTakeFirstOrThrow();
  for (let seq = 0; seq <= Number(last); seq += ENTRIES_AT_ONCE) {
    await db
      .updateTable('updates')
      .set(randomAuthor)
      .where('draft_id', '=', draftId)
      .where('seq', '>', seq)
      .where('seq', '<=', seq + ENTRIES_AT_ONCE)
      .where('member_id', '=', memberId)
      .execute();
    await nextTurn();
  }
  await db
    .updateTable('clients')
    .set(randomAuthor)
    .where('draft_id', '=', draftId)
    .where('member_id', '=', memberId)
    .execute();
}

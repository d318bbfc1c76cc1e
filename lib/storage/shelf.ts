import type { Selectable } from 'kysely';
import { appendWithin, storable } from './draft-log';
import { type DraftRow, type LinkRow, ROLES, type Role, type Shelf } from './store';
import type { Db, Tables, Tx } from './tables';

/** Drafts, grants and links over any SQL database that Kysely speaks to. */
export const createShelf = (db: Db): Shelf => ({
  createDraft: ({ id, system }, ownerId, first) =>
    db.transaction().execute(async (tx) => {
      const { at, title } = first;
      await tx
        .insertInto('drafts')
        .values({ id, system, title: storable(title), created_at: at, updated_at: at, deleted_at: null })
        .execute();
      await tx
        .insertInto('grants')
        .values({ draft_id: id, member_id: ownerId, link_id: '', role: 'owner', created_at: at })
        .execute();
      await appendWithin(tx, { ...first, draftId: id });
    }),

  async draft(draftId) {
    const row = await db.selectFrom('drafts').selectAll().where('id', '=', draftId).executeTakeFirst();
    return row && draftOf(row);
  },

  async draftsOf(memberId) {
    const rows = await db
      .selectFrom('grants')
      .innerJoin('drafts', 'drafts.id', 'grants.draft_id')
      .selectAll('drafts')
      .select('grants.role')
      .where('grants.member_id', '=', memberId)
      .where('drafts.deleted_at', 'is', null)
      .orderBy('drafts.updated_at', 'desc')
      .execute();
    const byId = new Map<string, (typeof rows)[number][]>();
    for (const row of rows) byId.set(row.id, [...(byId.get(row.id) ?? []), row]);
    return [...byId.values()].flatMap((same) => {
      const [first] = same;
      const role = highest(same.map((row) => row.role));
      return first && role ? [{ ...draftOf(first), role }] : [];
    });
  },

  async roleOf(draftId, memberId) {
    const rows = await db
      .selectFrom('grants')
      .innerJoin('drafts', 'drafts.id', 'grants.draft_id')
      .select('grants.role')
      .where('grants.draft_id', '=', draftId)
      .where('grants.member_id', '=', memberId)
      .execute();
    return highest(rows.map((row) => row.role));
  },

  async rolesIn(draftId) {
    const rows = await db.selectFrom('grants').select(['member_id', 'role']).where('draft_id', '=', draftId).execute();
    const roles = new Map<string, Role>();
    for (const { member_id: memberId, role } of rows) {
      const best = highest([role, roles.get(memberId) ?? '']);
      if (best) roles.set(memberId, best);
    }
    return roles;
  },

  async setDeleted(draftId, at) {
    await db.updateTable('drafts').set({ deleted_at: at }).where('id', '=', draftId).execute();
  },

  moveGrants: (fromMember, toMember, personIn) =>
    db.transaction().execute(async (tx) => {
      const grants = await tx.selectFrom('grants').selectAll().where('member_id', '=', fromMember).execute();
      for (const grant of grants) {
        await tx
          .insertInto('grants')
          .values({ ...grant, member_id: toMember })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      await tx.deleteFrom('grants').where('member_id', '=', fromMember).execute();
      await moveSeats(tx, fromMember, toMember, personIn);
    }),

  async addLink({ id, draftId, role, hideGm, createdAt }, tokenHash) {
    await db
      .insertInto('links')
      .values({ id, draft_id: draftId, token_hash: tokenHash, role, hide_gm: hideGm ? 1 : 0, created_at: createdAt })
      .execute();
  },

  async links(draftId) {
    const rows = await db
      .selectFrom('links')
      .selectAll()
      .where('draft_id', '=', draftId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(linkOf);
  },

  async linkByToken(tokenHash) {
    const row = await db.selectFrom('links').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
    return row && linkOf(row);
  },

  async joinByLink({ id, draftId, role }, memberId, at) {
    await db
      .insertInto('grants')
      .values({ draft_id: draftId, member_id: memberId, link_id: id, role, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  revokeLink: (draftId, linkId) =>
    db.transaction().execute(async (tx) => {
      const gone = await tx
        .deleteFrom('links')
        .where('id', '=', linkId)
        .where('draft_id', '=', draftId)
        .returning('id')
        .execute();
      if (gone.length === 0) return false;
      await tx.deleteFrom('grants').where('draft_id', '=', draftId).where('link_id', '=', linkId).execute();
      return true;
    }),
});

/** Seats at tables go along, unless whoever gets them sits there already. */
async function moveSeats(
  tx: Tx,
  fromMember: string,
  toMember: string,
  personIn: (draftId: string) => string,
): Promise<void> {
  const seatsOf = (member: string) =>
    tx
      .selectFrom('people')
      .innerJoin('game_tables', 'game_tables.id', 'people.table_id')
      .select(['people.table_id as tableId', 'people.id as person', 'draft_id as draftId'])
      .where('member_id', '=', member)
      .execute();
  const taken = new Set((await seatsOf(toMember)).map(({ tableId }) => tableId));
  for (const { tableId, person, draftId } of await seatsOf(fromMember)) {
    if (taken.has(tableId)) continue;
    await tx
      .updateTable('game_tables')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('id', '=', tableId)
      .execute();
    await tx
      .updateTable('people')
      .set({ member_id: toMember })
      .where('table_id', '=', tableId)
      .where('id', '=', person)
      .execute();
    await renamePerson(tx, tableId, person, personIn(draftId));
  }
}

/** Somebody at a table has another id from now on, wherever it stands there. */
async function renamePerson(tx: Tx, tableId: string, from: string, to: string): Promise<void> {
  await tx.updateTable('people').set({ id: to }).where('table_id', '=', tableId).where('id', '=', from).execute();
  await tx
    .updateTable('people')
    .set({ would_follow: to })
    .where('table_id', '=', tableId)
    .where('would_follow', '=', from)
    .execute();
  await tx
    .updateTable('ideas')
    .set({ author: to })
    .where('table_id', '=', tableId)
    .where('author', '=', from)
    .execute();
  await tx
    .updateTable('votes')
    .set({ person_id: to })
    .where('table_id', '=', tableId)
    .where('person_id', '=', from)
    .execute();
}

const highest = (roles: readonly string[]): Role | undefined => ROLES.find((role) => roles.includes(role));

const draftOf = (row: Selectable<Tables['drafts']>): DraftRow => ({
  id: row.id,
  system: row.system,
  title: row.title,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  deletedAt: row.deleted_at,
});

const linkOf = (row: Selectable<Tables['links']>): LinkRow => ({
  id: row.id,
  draftId: row.draft_id,
  role: row.role === 'edit' ? 'edit' : 'read',
  hideGm: row.hide_gm !== 0,
  createdAt: row.created_at,
});

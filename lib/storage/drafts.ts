import { type Selectable, sql } from 'kysely';
import type { Database, Db, Tx } from './database';
import { appendWithin, storable } from './draft-log';
import { moveInLibrary } from './library/member';
import { LONG_AGO } from './purge';
import { write } from './right';
import { LINK_ROLES, mayOpen, ROLES, type Role } from './roles';
import type { DraftRow, Drafts, LinkRow } from './store';
import { lockDraft, lockRow } from './sweeps';

const DAY_MS = 24 * 3_600_000;

/** Drafts, grants and links, in any SQL database that Kysely supports. */
export const createDrafts = (db: Db): Drafts => ({
  createDraft: ({ id, system }, ownerId, first) =>
    write(db, async (tx) => {
      const { at, title } = first;
      await tx
        .insertInto('drafts')
        .values({ id, system, title: storable(title), created_at: at, updated_at: at, deleted_at: null, opened_at: at })
        .execute();
      await tx
        .insertInto('grants')
        .values({ draft_id: id, member_id: ownerId, link_id: null, table_id: null, role: 'owner', created_at: at })
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
      return first && mayOpen(role) ? [{ ...draftOf(first), role }] : [];
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
    await db
      .updateTable('drafts')
      .set({ deleted_at: at })
      .where('id', '=', draftId)
      .where((where) => where.or([where('deleted_at', 'is', null), where('deleted_at', '!=', LONG_AGO)]))
      .execute();
  },

  async noteOpened(draftId, at) {
    await db
      .updateTable('drafts')
      .set({ opened_at: sql`case when marked_at > ${at} then marked_at else ${at} end`, marked_at: null })
      .where('id', '=', draftId)
      .where(({ or, eb }) => or([eb('opened_at', '<', at - DAY_MS), eb('marked_at', 'is not', null)]))
      .execute();
  },

  moveGrants: (fromMember, toMember, personIn) =>
    write(db, async (tx) => {
      await moveSeats(tx, fromMember, toMember, personIn);
      await moveLinkGrants(tx, fromMember, toMember);
      await moveInLibrary(tx, fromMember, toMember);
    }),

  addLink: ({ id, draftId, role, hideGm, createdAt }, tokenHash, max) =>
    write(db, async (tx) => {
      // Serialises concurrent calls: only one may add the last link within the limit.
      await lockDraft(tx, draftId);
      const present = await tx.selectFrom('links').select('id').where('draft_id', '=', draftId).execute();
      if (present.length >= max) return false;
      await tx
        .insertInto('links')
        .values({ id, draft_id: draftId, token_hash: tokenHash, role, hide_gm: hideGm ? 1 : 0, created_at: createdAt })
        .execute();
      return true;
    }),

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

  joinByLink: (linkId, memberId, at) =>
    write(db, async (tx) => {
      // The lock orders this and a revocation: an earlier one leaves no link, a later one also deletes this grant.
      await lockRow(tx, 'links', linkId);
      const link = await tx
        .selectFrom('links')
        .innerJoin('drafts', 'drafts.id', 'links.draft_id')
        .select(['links.draft_id', 'links.role'])
        .where('links.id', '=', linkId)
        .where('drafts.deleted_at', 'is', null)
        .executeTakeFirst();
      if (!link) return false;
      await tx
        .insertInto('grants')
        .values({ ...link, member_id: memberId, link_id: linkId, table_id: null, created_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    }),

  async revokeLink(draftId, linkId) {
    const revoked = await db
      .deleteFrom('links')
      .where('id', '=', linkId)
      .where('draft_id', '=', draftId)
      .returning('id')
      .executeTakeFirst();
    return revoked !== undefined;
  },
});

/** Moves a member's ownerships and grants by links. Grants by tables move with the seats. */
async function moveLinkGrants(tx: Tx, fromMember: string, toMember: string): Promise<void> {
  const links = await tx
    .selectFrom('grants')
    .innerJoin('links', 'links.id', 'grants.link_id')
    .select('links.id')
    .where('member_id', '=', fromMember)
    .orderBy('links.id')
    .execute();
  // Locks the links, so that a concurrent revocation deletes either the old or the new grant.
  for (const { id } of links) await lockRow(tx, 'links', id);
  await tx
    .insertInto('grants')
    .columns(['draft_id', 'member_id', 'link_id', 'role', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('grants')
        .select(({ val }) => ['draft_id', val(toMember).as('member_id'), 'link_id', 'role', 'created_at'])
        .where('member_id', '=', fromMember)
        .where('table_id', 'is', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.deleteFrom('grants').where('member_id', '=', fromMember).where('table_id', 'is', null).execute();
}

/** Moves seats at tables, except where the receiver already has one. */
async function moveSeats(
  tx: Tx,
  fromMember: string,
  toMember: string,
  personIn: (draftId: string) => string,
): Promise<void> {
  const tables = await tx
    .selectFrom('people')
    .innerJoin('game_tables', 'game_tables.id', 'people.table_id')
    .select(['table_id as tableId', 'draft_id as draftId'])
    .where('member_id', '=', fromMember)
    .orderBy('table_id')
    .execute();
  for (const { tableId, draftId } of tables) {
    // Locks in the same order as commands at the table do: the table, then seats and grants.
    await lockRow(tx, 'game_tables', tableId);
    const seats = await tx
      .selectFrom('people')
      .select(['id', 'member_id'])
      .where('table_id', '=', tableId)
      .where('member_id', 'in', [fromMember, toMember])
      .execute();
    const [seat] = seats;
    if (!seat || seats.length > 1 || seat.member_id === toMember) continue;
    await tx
      .updateTable('game_tables')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('id', '=', tableId)
      .execute();
    for (const table of ['people', 'grants'] as const) {
      await tx
        .updateTable(table)
        .set({ member_id: toMember })
        .where('table_id', '=', tableId)
        .where('member_id', '=', fromMember)
        .execute();
    }
    await renamePerson(tx, tableId, seat.id, personIn(draftId));
  }
}

/** Changes a person's id everywhere at a table. */
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

const draftOf = (row: Selectable<Database['drafts']>): DraftRow => ({
  id: row.id,
  system: row.system,
  title: row.title,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  deletedAt: row.deleted_at,
  openedAt: row.opened_at,
});

const linkOf = (row: Selectable<Database['links']>): LinkRow => ({
  id: row.id,
  draftId: row.draft_id,
  role: LINK_ROLES.find((role) => role === row.role) ?? 'read',
  hideGm: row.hide_gm !== 0,
  createdAt: row.created_at,
});

import { newId } from '@/lib/kernel/ids';
import type { Db, Tx } from '../database';
import type { ChangeLibrary } from './change-library';
import { withdrawAll } from './withdraw';

/** Moves publications, API keys and reports to another member, who is stopped if either of them was. */
export async function moveInLibrary(tx: Tx, fromMember: string, toMember: string): Promise<void> {
  for (const table of ['publications', 'api_keys'] as const) {
    await tx.updateTable(table).set({ member_id: toMember }).where('member_id', '=', fromMember).execute();
  }
  for (const table of ['library_reports', 'library_stopped'] as const) {
    const rows = await tx.selectFrom(table).selectAll().where('member_id', '=', fromMember).execute();
    if (rows.length > 0) {
      await tx
        .insertInto(table)
        .values(rows.map((row) => ({ ...row, member_id: toMember })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await tx.deleteFrom(table).where('member_id', '=', fromMember).execute();
  }
}

/** Withdraws a member's publications and deletes every reference to the member. */
export async function forgetInLibrary(
  db: Db,
  changeLibrary: ChangeLibrary,
  memberId: string,
  at: number,
): Promise<void> {
  const published = await db.selectFrom('publications').select('id').where('member_id', '=', memberId).execute();
  for (const { id } of published) {
    await withdrawAll(db, changeLibrary, id, memberId, at);
    await db.deleteFrom('draft_publications').where('publication_id', '=', id).execute();
    await db
      .updateTable('publications')
      .set({ member_id: newId(26) })
      .where('id', '=', id)
      .execute();
  }
  for (const table of ['api_keys', 'library_reports', 'library_stopped'] as const) {
    await db.deleteFrom(table).where('member_id', '=', memberId).execute();
  }
}

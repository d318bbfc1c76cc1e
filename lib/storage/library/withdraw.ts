import type { Db, Tx } from '../database';
import { dropUse } from '../pictures';
import type { ChangeLibrary } from './change-library';

/** Deletes a version's contents and reports, not its row. False if it is another member's or withdrawn before. */
export const withdrawVersion = (
  changeLibrary: ChangeLibrary,
  id: string,
  number: number,
  memberId: string,
  at: number,
): Promise<boolean> =>
  changeLibrary(async (tx, relist) => {
    const withdrawn = await tx
      .updateTable('versions')
      .set({ withdrawn_at: at, note: '', fingerprint: '', size: 0 })
      .where('publication_id', '=', id)
      .where('number', '=', number)
      .where('withdrawn_at', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('publications').select('id').where('id', '=', id).where('member_id', '=', memberId)),
      )
      .returning('number')
      .executeTakeFirst();
    if (!withdrawn) return false;
    await relist(id);
    await deleteContents(tx, id, number);
    return true;
  });

async function deleteContents(tx: Tx, id: string, number: number): Promise<void> {
  for (const table of ['version_contents', 'version_parents'] as const) {
    await tx.deleteFrom(table).where('publication_id', '=', id).where('number', '=', number).execute();
  }
  await tx.deleteFrom('library_reports').where('publication_id', '=', id).where('version', '=', number).execute();
  const pictures = await tx
    .deleteFrom('version_art')
    .where('publication_id', '=', id)
    .where('number', '=', number)
    .returning('hash')
    .execute();
  for (const hash of pictures.map((picture) => picture.hash).toSorted()) await dropUse(tx, hash);
}

/** Withdraws every version of a member's publication, each in its own transaction. */
export async function withdrawAll(
  db: Db,
  changeLibrary: ChangeLibrary,
  id: string,
  memberId: string,
  at: number,
): Promise<void> {
  const versions = await db
    .selectFrom('versions')
    .select('number')
    .where('publication_id', '=', id)
    .where('withdrawn_at', 'is', null)
    .orderBy('number', 'desc')
    .execute();
  for (const { number } of versions) await withdrawVersion(changeLibrary, id, number, memberId, at);
}

import type { Tx } from './database';

// Pictures are stored once, with a reference count of the drafts and published versions that use them. Each change of a
// count locks the picture until the transaction ends; transactions that change several do so in the order of their
// hashes.

/** Adds a reference to a picture, storing it if needed. */
export async function keepPicture(
  tx: Tx,
  { hash, type, bytes }: { readonly hash: string; readonly type: string; readonly bytes: Uint8Array },
): Promise<void> {
  if (await addUse(tx, hash)) return;
  await tx
    .insertInto('pictures')
    .values({ hash, type, size: bytes.length, uses: 1, bytes })
    // Another process may have stored it meanwhile.
    .onConflict((conflict) => conflict.column('hash').doUpdateSet((row) => ({ uses: row('pictures.uses', '+', 1) })))
    .execute();
}

/** Adds a reference to a stored picture. False if it is not stored. */
export async function addUse(tx: Tx, hash: string): Promise<boolean> {
  const used = await tx
    .updateTable('pictures')
    .set((row) => ({ uses: row('uses', '+', 1) }))
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

export async function dropPicture(tx: Tx, draftId: string, hash: string): Promise<void> {
  const dropped = await tx
    .deleteFrom('art')
    .where('draft_id', '=', draftId)
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst();
  if (dropped) await dropUse(tx, hash);
}

/** Removes a reference to a picture, and deletes it after the last one. */
export async function dropUse(tx: Tx, hash: string): Promise<void> {
  await tx
    .updateTable('pictures')
    .set((row) => ({ uses: row('uses', '-', 1) }))
    .where('hash', '=', hash)
    .execute();
  await tx.deleteFrom('pictures').where('hash', '=', hash).where('uses', '=', 0).execute();
}

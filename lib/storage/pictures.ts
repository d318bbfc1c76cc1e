import type { Tx } from './database';

// The bytes of each picture are kept once, and counted by how many drafts and published versions have it. Each change of the count locks the
// picture until the transaction ends; where several are changed in one, it is in the order of their hashes.

/** Keeps a picture for one more draft or version. */
export async function keepPicture(
  tx: Tx,
  { hash, type, bytes }: { readonly hash: string; readonly type: string; readonly bytes: Uint8Array },
): Promise<void> {
  if (await addUse(tx, hash)) return;
  await tx
    .insertInto('pictures')
    .values({ hash, type, size: bytes.length, uses: 1, bytes })
    // Another process may have kept it meanwhile.
    .onConflict((conflict) => conflict.column('hash').doUpdateSet((row) => ({ uses: row('pictures.uses', '+', 1) })))
    .execute();
}

/** Counts one more draft or version that has a picture. False if it is not kept. */
export async function addUse(tx: Tx, hash: string): Promise<boolean> {
  const used = await tx
    .updateTable('pictures')
    .set((row) => ({ uses: row('uses', '+', 1) }))
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** Takes a picture from a draft. */
export async function dropPicture(tx: Tx, draftId: string, hash: string): Promise<void> {
  const dropped = await tx
    .deleteFrom('art')
    .where('draft_id', '=', draftId)
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst();
  if (dropped) await dropUse(tx, hash);
}

/** Counts one draft or version less that has a picture. Its bytes go with the last one. */
export async function dropUse(tx: Tx, hash: string): Promise<void> {
  await tx
    .updateTable('pictures')
    .set((row) => ({ uses: row('uses', '-', 1) }))
    .where('hash', '=', hash)
    .execute();
  await tx.deleteFrom('pictures').where('hash', '=', hash).where('uses', '=', 0).execute();
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { isNamed } from '@/lib/kernel/is-named';
import type { Db, Tx } from './database';

/** Permission to write: cookies of a generation, an API key, or a moderator's link of a generation. */
export type Right =
  | { readonly memberId: string; readonly generation: number }
  | { readonly memberId: string; readonly keyId: string }
  | { readonly moderator: number; readonly generation: number };

/** Refusal of a write whose right was revoked meanwhile. */
class RightLost extends Error {
  override readonly name = 'RightLost';
}
export const isRightLost = (error: unknown): boolean => isNamed(error, 'RightLost');

/** Refusal of a write to a draft that was permanently deleted meanwhile. */
export class DraftGone extends Error {
  override readonly name = 'DraftGone';
}
export const isDraftGone = (error: unknown): boolean => isNamed(error, 'DraftGone');

// The pages' bundle and the server's each have their own copy of this module; they share the global object.
const KEY = Symbol.for('trapdoor/right');
const place = globalThis as { [KEY]?: AsyncLocalStorage<Right | undefined> };
place[KEY] ??= new AsyncLocalStorage<Right | undefined>();
const rights = place[KEY];

/** Runs `work` with a right: `write` fails once it is revoked. undefined disables the check. */
export const actingBy = <T>(right: Right | undefined, work: () => T): T => rights.run(right, work);

/**
 * Runs a write transaction on behalf of the current request. Rejects with RightLost if the request's right was revoked,
 * so that requests under way during a deletion, sign-out or revocation leave nothing behind. Revoking the right waits
 * for the transaction.
 */
export const write = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    const right = rights.getStore();
    if (right && !(await isValid(tx, right))) throw new RightLost('The right to write this was taken back.');
    return work(tx);
  });

/** Tells whether a right is valid, and locks its row until the transaction ends. */
async function isValid(tx: Tx, right: Right): Promise<boolean> {
  if ('keyId' in right) {
    const { numUpdatedRows } = await tx
      .updateTable('api_keys')
      .set((row) => ({ name: row.ref('name') }))
      .where('id', '=', right.keyId)
      .where('member_id', '=', right.memberId)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }
  if ('moderator' in right) {
    const { numUpdatedRows } = await tx
      .updateTable('moderators')
      .set((row) => ({ number: row.ref('number') }))
      .where('number', '=', right.moderator)
      .where('generation', '=', right.generation)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }
  // Inserts the row if it is missing, since missing rows can't be locked.
  const { cookies } = await tx
    .insertInto('members')
    .values({ id: right.memberId, cookies: 0, links: 0 })
    .onConflict((conflict) => conflict.column('id').doUpdateSet((row) => ({ cookies: row.ref('members.cookies') })))
    .returning('cookies')
    .executeTakeFirstOrThrow();
  return cookies === right.generation;
}

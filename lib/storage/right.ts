import { AsyncLocalStorage } from 'node:async_hooks';
import { isNamed } from '@/lib/kernel/is-named';
import type { Db, Tx } from './database';

/** Permission to write: a member's cookies of a generation, a member's API key, or a moderator's link of a generation. */
export type Right =
  | { readonly memberId: string; readonly generation: number }
  | { readonly memberId: string; readonly keyId: string }
  | { readonly moderator: number; readonly generation: number };

/** Refuses a write whose right was taken back. */
class RightLost extends Error {
  override readonly name = 'RightLost';
}
export const isRightLost = (error: unknown): boolean => isNamed(error, 'RightLost');

/** Refuses a write in a draft that was deleted for good meanwhile. */
export class DraftGone extends Error {
  override readonly name = 'DraftGone';
}
export const isDraftGone = (error: unknown): boolean => isNamed(error, 'DraftGone');

// The pages' bundle and the server's each have their own copy of this module; they share the global object.
const KEY = Symbol.for('trapdoor/right');
const place = globalThis as { [KEY]?: AsyncLocalStorage<Right | undefined> };
place[KEY] ??= new AsyncLocalStorage<Right | undefined>();
const rights = place[KEY];

/** Runs `work`, whose writes for people (`write`) are refused once this right no longer holds; undefined asks nothing. */
export const actingBy = <T>(right: Right | undefined, work: () => T): T => rights.run(right, work);

/**
 * Runs a transaction that writes for people. It first asks whether the right holds that the current request came in
 * with, and rejects with RightLost if not: what was deleted, signed out or revoked while a request was under
 * way leaves nothing behind. A request that takes the right back waits for the transaction.
 */
export const write = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    const right = rights.getStore();
    if (right && !(await holds(tx, right))) throw new RightLost('The right to write this was taken back.');
    return work(tx);
  });

/** Tells whether a right holds, and locks its row until the transaction ends. */
async function holds(tx: Tx, right: Right): Promise<boolean> {
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
  // A row that is not there could not be locked.
  const { cookies } = await tx
    .insertInto('members')
    .values({ id: right.memberId, cookies: 0, links: 0 })
    .onConflict((conflict) => conflict.column('id').doUpdateSet((row) => ({ cookies: row.ref('members.cookies') })))
    .returning('cookies')
    .executeTakeFirstOrThrow();
  return cookies === right.generation;
}

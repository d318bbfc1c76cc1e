import type { Db } from '../database';
import { storable } from '../draft-log';
import type { ApiKeys, KeyRights } from '../library-port';
import type { ChangeLibrary } from './change-library';

/** Hashes of API keys, in any SQL database that Kysely supports. */
export const createApiKeys = (db: Db, changeLibrary: ChangeLibrary): ApiKeys => ({
  addKey: (memberId, { id, name, createdAt, rights }, hash, max) =>
    // The library's lock serialises concurrent calls: only one may add the last key within the limit.
    changeLibrary(async (tx) => {
      const present = await tx.selectFrom('api_keys').select('id').where('member_id', '=', memberId).execute();
      if (present.length >= max) return false;
      const row = { id, member_id: memberId, name: storable(name), hash, created_at: createdAt, rights };
      await tx.insertInto('api_keys').values(row).execute();
      return true;
    }),

  async keyOwner(hash) {
    const row = await db
      .selectFrom('api_keys')
      .select(['member_id as memberId', 'id as keyId', 'rights'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row && { ...row, rights: rightsOf(row) };
  },

  async keysOf(memberId) {
    const rows = await db
      .selectFrom('api_keys')
      .select(['id', 'name', 'created_at as createdAt', 'rights'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ ...row, rights: rightsOf(row) }));
  },

  async removeKey(memberId, keyId) {
    const removed = await db
      .deleteFrom('api_keys')
      .where('member_id', '=', memberId)
      .where('id', '=', keyId)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  },
});

const rightsOf = ({ rights }: { readonly rights: string }): KeyRights => (rights === 'all' ? 'all' : 'publish');

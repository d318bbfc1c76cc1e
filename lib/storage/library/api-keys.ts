import type { Db } from '../database';
import { storable } from '../draft-log';
import type { ApiKeys } from '../library-port';
import type { ChangeLibrary } from './change-library';

/** Hashes of API keys over any SQL database that Kysely speaks to. */
export const createApiKeys = (db: Db, changeLibrary: ChangeLibrary): ApiKeys => ({
  addKey: (memberId, { id, name, createdAt }, hash, max) =>
    // Two at once must not both find room for the last one.
    changeLibrary(async (tx) => {
      const present = await tx.selectFrom('api_keys').select('id').where('member_id', '=', memberId).execute();
      if (present.length >= max) return false;
      const row = { id, member_id: memberId, name: storable(name), hash, created_at: createdAt };
      await tx.insertInto('api_keys').values(row).execute();
      return true;
    }),

  async keyOwner(hash) {
    const row = await db.selectFrom('api_keys').select(['member_id', 'id']).where('hash', '=', hash).executeTakeFirst();
    return row && { memberId: row.member_id, keyId: row.id };
  },

  async keysOf(memberId) {
    return db
      .selectFrom('api_keys')
      .select(['id', 'name', 'created_at as createdAt'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
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

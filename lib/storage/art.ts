import type { Selectable } from 'kysely';
import type { Database, Db, Tx } from './database';
import { addUse, keepPicture } from './pictures';
import { write } from './right';
import type { Art, ArtRow } from './store';
import { lockDraft } from './sweeps';

/** Pictures of drafts, in any SQL database that Kysely supports. */
export const createArt = (db: Db): Art => ({
  addArt: ({ draftId, hash, type, alt, credit, createdAt }, bytes, limits) =>
    write(db, async (tx) => {
      // Serialises concurrent calls: only one may add the last picture within the limits.
      await lockDraft(tx, draftId);
      const others = await artIn(tx).select(['art.hash', 'size']).where('draft_id', '=', draftId).execute();
      if (others.some((other) => other.hash === hash)) {
        await tx
          .updateTable('art')
          .set({ alt, credit })
          .where('draft_id', '=', draftId)
          .where('hash', '=', hash)
          .execute();
        return true;
      }
      const added = bytes?.length ?? (await sizeOf(tx, hash));
      if (added === undefined || others.length >= limits.count) return false;
      if (others.reduce((sum, { size }) => sum + size, added) > limits.bytes) return false;
      if (bytes) await keepPicture(tx, { hash, type, bytes });
      else if (!(await addUse(tx, hash))) return false;
      await tx.insertInto('art').values({ draft_id: draftId, hash, alt, credit, created_at: createdAt }).execute();
      return true;
    }),

  async hasPicture(hash) {
    return (await sizeOf(db, hash)) !== undefined;
  },

  async artOf(draftId) {
    const rows = await artIn(db)
      .selectAll('art')
      .select(['type', 'size'])
      .where('draft_id', '=', draftId)
      .orderBy('created_at')
      .orderBy('art.hash')
      .execute();
    return rows.map(artOfRow);
  },

  async artBytes(draftId, hash) {
    return artIn(db)
      .select(['type', 'bytes'])
      .where('draft_id', '=', draftId)
      .where('art.hash', '=', hash)
      .executeTakeFirst();
  },

  async artSeenBy(memberId, hash) {
    const row = await artIn(db)
      .innerJoin('grants', 'grants.draft_id', 'art.draft_id')
      .innerJoin('drafts', 'drafts.id', 'art.draft_id')
      .selectAll('art')
      .select(['type', 'size'])
      .where('grants.member_id', '=', memberId)
      .where('art.hash', '=', hash)
      .where('drafts.deleted_at', 'is', null)
      .orderBy('art.created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && artOfRow(row);
  },

  copyArt: (fromDraft, toDraft) =>
    write(db, async (tx) => {
      await lockDraft(tx, toDraft);
      const present = tx.selectFrom('art').select('hash').where('draft_id', '=', toDraft);
      const missing = await tx
        .selectFrom('art')
        .selectAll()
        .where('draft_id', '=', fromDraft)
        .where('hash', 'not in', present)
        .orderBy('hash')
        .execute();
      for (const art of missing) {
        if (await addUse(tx, art.hash))
          await tx
            .insertInto('art')
            .values({ ...art, draft_id: toDraft })
            .execute();
      }
    }),
});

const artIn = (db: Db | Tx) => db.selectFrom('art').innerJoin('pictures', 'pictures.hash', 'art.hash');

async function sizeOf(db: Db | Tx, hash: string): Promise<number | undefined> {
  const row = await db.selectFrom('pictures').select('size').where('hash', '=', hash).executeTakeFirst();
  return row?.size;
}

type Row = Selectable<Database['art']> & Pick<Selectable<Database['pictures']>, 'type' | 'size'>;

const artOfRow = (row: Row): ArtRow => ({
  draftId: row.draft_id,
  hash: row.hash,
  type: row.type,
  size: row.size,
  alt: row.alt,
  credit: row.credit,
  createdAt: row.created_at,
});

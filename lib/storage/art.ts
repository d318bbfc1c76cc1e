import type { Selectable } from 'kysely';
import type { Database, Db } from './database';
import { hold } from './hold';
import type { Art, ArtRow } from './store';

const WITHOUT_BYTES = ['draft_id', 'hash', 'type', 'size', 'alt', 'credit', 'created_at'] as const;

/** People's pictures over any SQL database that Kysely speaks to. */
export const createArtCabinet = (db: Db): Art => ({
  addArt: ({ draftId, hash, type, alt, credit, createdAt }, bytes, limits) =>
    db.transaction().execute(async (tx) => {
      // Two at once must not both find room for the last one.
      await hold(tx, 'drafts', draftId);
      const others = await tx.selectFrom('art').select(['hash', 'size']).where('draft_id', '=', draftId).execute();
      if (others.some((other) => other.hash === hash)) {
        await tx
          .updateTable('art')
          .set({ alt, credit })
          .where('draft_id', '=', draftId)
          .where('hash', '=', hash)
          .execute();
        return true;
      }
      const size = others.reduce((sum, other) => sum + other.size, bytes.length);
      if (others.length >= limits.count || size > limits.bytes) return false;
      await tx
        .insertInto('art')
        .values({ draft_id: draftId, hash, type, size: bytes.length, bytes, alt, credit, created_at: createdAt })
        .execute();
      return true;
    }),

  async artOf(draftId) {
    const rows = await db
      .selectFrom('art')
      .select(WITHOUT_BYTES)
      .where('draft_id', '=', draftId)
      .orderBy('created_at')
      .orderBy('hash')
      .execute();
    return rows.map(artOfRow);
  },

  async artBytes(draftId, hash) {
    return db
      .selectFrom('art')
      .select(['type', 'bytes'])
      .where('draft_id', '=', draftId)
      .where('hash', '=', hash)
      .executeTakeFirst();
  },

  async artSeenBy(memberId, hash) {
    const row = await db
      .selectFrom('art')
      .innerJoin('grants', 'grants.draft_id', 'art.draft_id')
      .innerJoin('drafts', 'drafts.id', 'art.draft_id')
      .select(WITHOUT_BYTES.map((column) => `art.${column}` as const))
      .select('art.bytes')
      .where('grants.member_id', '=', memberId)
      .where('art.hash', '=', hash)
      .where('drafts.deleted_at', 'is', null)
      .orderBy('art.created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && { ...artOfRow(row), bytes: row.bytes };
  },

  async copyArt(fromDraft, toDraft) {
    await db
      .insertInto('art')
      .columns([...WITHOUT_BYTES, 'bytes'])
      .expression((from) =>
        from
          .selectFrom('art')
          .select(({ val }) => [
            val(toDraft).as('draft_id'),
            'hash',
            'type',
            'size',
            'alt',
            'credit',
            'created_at',
            'bytes',
          ])
          .where('draft_id', '=', fromDraft),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});

const artOfRow = (row: Omit<Selectable<Database['art']>, 'bytes'>): ArtRow => ({
  draftId: row.draft_id,
  hash: row.hash,
  type: row.type,
  size: row.size,
  alt: row.alt,
  credit: row.credit,
  createdAt: row.created_at,
});

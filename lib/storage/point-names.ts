import type { Db } from './database';
import { storable } from './draft-log';
import { holdDraft } from './hold';
import { write } from './right';
import type { PointNames } from './store';

/** Names of a draft's earlier states, over any SQL database that Kysely speaks to. */
export const createPointNames = (db: Db): PointNames => ({
  async pointNames(draftId) {
    const rows = await db.selectFrom('point_names').select(['seq', 'name']).where('draft_id', '=', draftId).execute();
    return new Map(rows.map(({ seq, name }) => [seq, name]));
  },

  namePoint: (draftId, seq, name, max) =>
    write(db, async (tx) => {
      // Two at once must not both find room for the last one.
      await holdDraft(tx, draftId);
      await tx.deleteFrom('point_names').where('draft_id', '=', draftId).where('seq', '=', seq).execute();
      if (name === '') return true;
      const present = await tx.selectFrom('point_names').select('seq').where('draft_id', '=', draftId).execute();
      if (present.length >= max) return false;
      await tx
        .insertInto('point_names')
        .values({ draft_id: draftId, seq, name: storable(name) })
        .execute();
      return true;
    }),
});

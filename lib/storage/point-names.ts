import type { Db } from './database';
import { storable } from './draft-log';
import { hold } from './hold';
import type { PointNames } from './store';

/** Names of a draft's earlier states, over any SQL database that Kysely speaks to. */
export const createPointNames = (db: Db): PointNames => ({
  async pointNames(draftId) {
    const rows = await db.selectFrom('point_names').select(['seq', 'name']).where('draft_id', '=', draftId).execute();
    return new Map(rows.map(({ seq, name }) => [seq, name]));
  },

  namePoint: (draftId, seq, name, max) =>
    db.transaction().execute(async (tx) => {
      // Two at once must not both find room for the last one.
      await hold(tx, 'drafts', draftId);
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

import type { Db } from '../database';
import type { LoadedVersion, OwnPublication, PublicationRow, Publications } from '../library-port';
import { addVersion } from './add-version';
import type { ChangeLibrary } from './change-library';
import { entryOf, isListed, publicationOf, versionOf } from './rows';
import { withdrawAll, withdrawVersion } from './withdraw';

/** Publications, in any SQL database that Kysely supports. */
export const createPublications = (db: Db, changeLibrary: ChangeLibrary): Publications => {
  const ofMember = (memberId: string) =>
    db
      .selectFrom('publications')
      .leftJoin('draft_publications', 'publication_id', 'id')
      .selectAll('publications')
      .select('draft_id')
      .where('member_id', '=', memberId);
  const ownOf = (row: Awaited<ReturnType<ReturnType<typeof ofMember>['execute']>>[number]): OwnPublication => ({
    ...publicationOf(row),
    draftId: row.draft_id,
  });

  return {
    addVersion: (version, limits) => changeLibrary((tx, relist) => addVersion(tx, relist, version, limits)),

    publication: (id) => loadPublication(db, id),

    async publicationOfDraft(draftId, memberId) {
      const row = await ofMember(memberId).where('draft_id', '=', draftId).executeTakeFirst();
      return row && ownOf(row);
    },

    async publicationsOf(memberId) {
      const rows = await ofMember(memberId).orderBy('created_at', 'desc').orderBy('id').execute();
      return rows.map(ownOf);
    },

    async versionsOf(id) {
      const rows = await db
        .selectFrom('versions')
        .selectAll()
        .where('publication_id', '=', id)
        .orderBy('number', 'desc')
        .execute();
      return rows.map(versionOf);
    },

    version: (id, number) => loadVersion(db, id, number),

    async versionBytes(id, number) {
      const row = await db
        .selectFrom('version_contents')
        .select('bytes')
        .where('publication_id', '=', id)
        .where('number', '=', number)
        .executeTakeFirst();
      return row?.bytes;
    },

    async versionBySha(sha256) {
      const rows = await db.selectFrom('versions').selectAll().where('sha256', '=', sha256).orderBy('at').execute();
      const row = rows.find(({ withdrawn_at }) => withdrawn_at === null) ?? rows[0];
      return row && versionOf(row);
    },

    versionArt: (id, number, hash) =>
      db
        .selectFrom('version_art')
        .innerJoin('pictures', 'pictures.hash', 'version_art.hash')
        .select(['type', 'bytes'])
        .where('publication_id', '=', id)
        .where('number', '=', number)
        .where('version_art.hash', '=', hash)
        .executeTakeFirst(),

    async remixesOf(id, limit) {
      const rows = await db
        .selectFrom('publications')
        .selectAll()
        .where('listed', '=', 1)
        .where('id', '!=', id)
        .where('id', 'in', (from) =>
          from
            .selectFrom('versions')
            .innerJoin('version_parents', 'version_parents.sha256', 'versions.sha256')
            .select('version_parents.publication_id')
            .where('versions.publication_id', '=', id)
            .whereRef('version_parents.number', '=', 'publications.shown'),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(publicationOf).filter(isListed);
    },

    withdrawVersion: (id, number, memberId, at) => withdrawVersion(changeLibrary, id, number, memberId, at),

    async withdrawPublication(id, memberId, at) {
      const publication = await loadPublication(db, id);
      if (publication?.memberId !== memberId) return false;
      await withdrawAll(db, changeLibrary, id, memberId, at);
      return true;
    },

    setListing: (id, memberId, listing) =>
      changeLibrary(async (tx, relist) => {
        const changed = await tx
          .updateTable('publications')
          .set({ listing })
          .where('id', '=', id)
          .where('member_id', '=', memberId)
          .$if(listing === 'public', (query) => query.where('unlisted_at', 'is', null))
          .returning('id')
          .executeTakeFirst();
        if (!changed) return false;
        await relist(id);
        return true;
      }),
  };
};

async function loadPublication(db: Db, id: string): Promise<PublicationRow | undefined> {
  const row = await db.selectFrom('publications').selectAll().where('id', '=', id).executeTakeFirst();
  return row && publicationOf(row);
}

async function loadVersion(db: Db, id: string, number: number): Promise<LoadedVersion | undefined> {
  const publication = await loadPublication(db, id);
  const row = await db
    .selectFrom('versions')
    .selectAll()
    .where('publication_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!publication || !row) return undefined;
  const contents = await db
    .selectFrom('version_contents')
    .select(['entry', 'details'])
    .where('publication_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  const pictures = await db
    .selectFrom('version_art')
    .select(['hash', 'alt', 'credit'])
    .where('publication_id', '=', id)
    .where('number', '=', number)
    .orderBy('place')
    .execute();
  return {
    ...versionOf(row),
    publication,
    contents: contents && { entry: entryOf(contents.entry), details: JSON.parse(contents.details), pictures },
  };
}

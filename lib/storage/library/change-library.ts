import { sql } from 'kysely';
import type { Db, Tx } from '../database';
import { write } from '../right';
import { placedTokens, type WordIndex } from './word-index';

/** Updates what the library lists of a publication. Call after each change that can affect it. */
export type Relist = (publicationId: string) => Promise<void>;

/** Runs a change of publications in a transaction; serialised across all processes. */
export type ChangeLibrary = <T>(work: (tx: Tx, relist: Relist) => Promise<T>) => Promise<T>;

export const createChangeLibrary =
  (db: Db, index: WordIndex): ChangeLibrary =>
  (work) =>
    write(db, async (tx) => {
      const revision = await nextRevision(tx);
      return work(tx, (publicationId) => relist(tx, index, revision, publicationId));
    });

/** Locks the library until the transaction ends and returns the next revision: they grow in commit order. */
async function nextRevision(tx: Tx): Promise<number> {
  const { revision } = await tx
    .insertInto('library')
    .values({ id: 'library', revision: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({ revision: row('library.revision', '+', 1) })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

async function relist(tx: Tx, index: WordIndex, revision: number, publicationId: string): Promise<void> {
  const before = await tx
    .selectFrom('publications')
    .select(['place', 'listing', 'hidden_at', 'unlisted_at', 'changed_at', 'shown', 'listed'])
    .where('id', '=', publicationId)
    .executeTakeFirstOrThrow();
  const version = await versionToShow(tx, publicationId);
  const shown = version?.number ?? null;
  const isFree = before.listing === 'public' && before.hidden_at === null && before.unlisted_at === null;
  const listed = Number(isFree && version !== undefined);
  const after = { shown, listed, changed_at: version?.at ?? before.changed_at, entry: version?.entry ?? null };
  await tx
    .updateTable('publications')
    .set({ ...after, revision })
    .where('id', '=', publicationId)
    .execute();
  if (before.listed === listed && before.shown === shown) return;

  if (listed && version) await index.put(tx, before.place, placedTokens(JSON.parse(version.tokens)));
  else await index.remove(tx, before.place);
  const parents = new Set<string>();
  for (const number of [before.listed ? before.shown : null, listed ? shown : null]) {
    for (const id of await parentsOf(tx, publicationId, number)) parents.add(id);
  }
  for (const id of parents) await countRemixes(tx, revision, id);
}

/** Finds the newest version that may be shown. */
const versionToShow = (tx: Tx, publicationId: string) =>
  tx
    .selectFrom('versions')
    .innerJoin('version_contents', (join) =>
      join
        .onRef('version_contents.publication_id', '=', 'versions.publication_id')
        .onRef('version_contents.number', '=', 'versions.number'),
    )
    .select(['versions.number', 'versions.at', 'entry', 'tokens'])
    .where('versions.publication_id', '=', publicationId)
    .where('approved_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('versions.number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns the ids of the other publications that a version is remixed from. */
async function parentsOf(tx: Tx, publicationId: string, number: number | null): Promise<readonly string[]> {
  if (number === null) return [];
  const rows = await tx
    .selectFrom('version_parents')
    .innerJoin('versions', 'versions.sha256', 'version_parents.sha256')
    .select('versions.publication_id as id')
    .distinct()
    .where('version_parents.publication_id', '=', publicationId)
    .where('version_parents.number', '=', number)
    .where('versions.publication_id', '!=', publicationId)
    .execute();
  return rows.map(({ id }) => id);
}

async function countRemixes(tx: Tx, revision: number, publicationId: string): Promise<void> {
  await sql`
    update publications set revision = ${revision}, remixes = (
      select count(distinct version_parents.publication_id)
      from versions
      join version_parents on version_parents.sha256 = versions.sha256
      join publications as remix on remix.id = version_parents.publication_id and remix.shown = version_parents.number
      where versions.publication_id = ${publicationId} and remix.id != ${publicationId} and remix.listed = 1)
    where id = ${publicationId}`.execute(tx);
}

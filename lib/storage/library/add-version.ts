import { sql } from 'kysely';
import type { Tx } from '../database';
import { storable } from '../draft-log';
import type { AddedVersion, LibraryEntry, LibraryLimits, NewVersion } from '../library-port';
import { addUse, keepPicture } from '../pictures';
import type { Relist } from './change-library';
import { isStopped } from './moderation';
import { entryOf } from './rows';

/** Approximate overhead of a version's rows. */
const ROW_BYTES = 500;

/** Publishes a version or refuses it. The transaction must hold the library's lock, which prevents races. */
export async function addVersion(
  tx: Tx,
  relist: Relist,
  version: NewVersion,
  limits: LibraryLimits,
): Promise<AddedVersion> {
  const { publicationId: id, draftId } = version;
  const other = draftId === null ? undefined : await publicationOfDraft(tx, draftId);
  if (other !== undefined && other !== id) return { kind: 'draft-has', id: other };
  if (await isStopped(tx, version.memberId)) return { kind: 'stopped' };
  const present = await tx.selectFrom('publications').selectAll().where('id', '=', id).executeTakeFirst();
  if (present && present.member_id !== version.memberId) return { kind: 'not-yours' };
  if (present && present.hidden_at !== null) return { kind: 'gone' };
  const refusal = (await sameVersion(tx, version)) ?? (await copiedVersion(tx, version));
  if (refusal) return refusal;
  const number = (present?.last ?? 0) + 1;
  if (number > limits.versions) return { kind: 'too-many' };
  const contents = contentsOf(version);
  const missing = await missingPicture(tx, version);
  if (missing !== undefined) return { kind: 'missing-picture', hash: missing };
  if ((await publishedBytes(tx)) + contents.size + (await newPictureBytes(tx, version)) > limits.bytes) {
    return { kind: 'full' };
  }

  if (present) await tx.updateTable('publications').set({ last: number }).where('id', '=', id).execute();
  else await insertPublication(tx, version);
  await insertVersion(tx, version, number, contents);
  // Comes after the pictures, to take locks in the same order as a purge of the draft.
  if (draftId !== null && other === undefined) {
    await tx.insertInto('draft_publications').values({ draft_id: draftId, publication_id: id }).execute();
  }
  await relist(id);
  return { kind: 'added', number, isNew: !present };
}

async function publicationOfDraft(tx: Tx, draftId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('draft_publications')
    .select('publication_id')
    .where('draft_id', '=', draftId)
    .executeTakeFirst();
  return row?.publication_id;
}

async function sameVersion(tx: Tx, { publicationId, sha256 }: NewVersion): Promise<AddedVersion | undefined> {
  const row = await tx
    .selectFrom('versions')
    .select(['number', 'withdrawn_at'])
    .where('publication_id', '=', publicationId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row && { kind: 'same', number: row.number, isWithdrawn: row.withdrawn_at !== null };
}

/** Finds the oldest version with the same bytes or texts, outside this publication and those it is remixed from. */
async function copiedVersion(
  tx: Tx,
  { publicationId, sha256, fingerprint, parents }: NewVersion,
): Promise<AddedVersion | undefined> {
  const row = await tx
    .selectFrom('versions')
    .innerJoin('publications', 'publications.id', 'versions.publication_id')
    .innerJoin('version_contents', (join) =>
      join
        .onRef('version_contents.publication_id', '=', 'versions.publication_id')
        .onRef('version_contents.number', '=', 'versions.number'),
    )
    .select(['publications.id', 'versions.number', 'version_contents.entry', 'listed'])
    .where('publications.id', '!=', publicationId)
    .where('withdrawn_at', 'is', null)
    .where(({ or, and, eb }) =>
      // Ignores '': too little text to compare.
      or([eb('versions.sha256', '=', sha256), and([eb('fingerprint', '=', fingerprint), eb('fingerprint', '!=', '')])]),
    )
    .$if(parents.length > 0, (query) =>
      query.where('publications.id', 'not in', (from) =>
        from.selectFrom('versions as parent').select('parent.publication_id').where('parent.sha256', 'in', parents),
      ),
    )
    .orderBy('place')
    .orderBy('versions.number')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, number, entry, listed } = row;
  return { kind: 'copy', of: { id, number, title: entryOf(entry).title, isListed: listed === 1 } };
}

interface Contents {
  readonly entry: string;
  readonly details: string;
  readonly tokens: string;
  readonly size: number;
}

function contentsOf({ bytes, entry, details, tokens }: NewVersion): Contents {
  // Copies the known fields only: the object may have others.
  const { title, authors, mark, cover, summary, language, licence, tags, warnings } = entry;
  const { playersMin, playersMax, minutesLow, minutesHigh, won } = entry;
  const kept: LibraryEntry = {
    ...{ title, authors, mark, cover, summary, language, licence, tags, warnings },
    ...{ playersMin, playersMax, minutesLow, minutesHigh, won },
    ...(entry.hunter && { hunter: entry.hunter }),
  };
  const texts = { entry: JSON.stringify(kept), details: JSON.stringify(details), tokens: JSON.stringify(tokens) };
  const length = Object.values(texts).reduce((sum, text) => sum + Buffer.byteLength(text), bytes.length);
  return { ...texts, size: length + ROW_BYTES };
}

/** Returns the approximate size of all versions and their pictures. */
async function publishedBytes(tx: Tx): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (select coalesce(sum(size), 0) from versions)
      + (select coalesce(sum(size), 0) from pictures where hash in (select hash from version_art)) as bytes`.execute(
    tx,
  );
  return Number(rows[0]?.bytes ?? 0);
}

async function missingPicture(tx: Tx, { pictures }: NewVersion): Promise<string | undefined> {
  const asked = pictures.filter(({ file }) => !file).map(({ hash }) => hash);
  if (asked.length === 0) return undefined;
  const rows = await tx.selectFrom('pictures').select('hash').where('hash', 'in', asked).execute();
  const kept = new Set(rows.map(({ hash }) => hash));
  return asked.find((hash) => !kept.has(hash));
}

/** Returns the bytes of pictures that no published version has yet. */
async function newPictureBytes(tx: Tx, { pictures }: NewVersion): Promise<number> {
  const hashes = pictures.map(({ hash }) => hash);
  if (hashes.length === 0) return 0;
  const published = await tx.selectFrom('version_art').select('hash').distinct().where('hash', 'in', hashes).execute();
  const known = new Set(published.map(({ hash }) => hash));
  const kept = await tx.selectFrom('pictures').select(['hash', 'size']).where('hash', 'in', hashes).execute();
  const sizes = new Map(kept.map(({ hash, size }) => [hash, size]));
  return pictures
    .filter(({ hash }) => !known.has(hash))
    .reduce((sum, { hash, file }) => sum + (sizes.get(hash) ?? file?.bytes.length ?? 0), 0);
}

async function insertPublication(tx: Tx, version: NewVersion): Promise<void> {
  const { last } = await tx
    .selectFrom('publications')
    .select(({ fn }) => fn.max('place').as('last'))
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('publications')
    .values({
      id: version.publicationId,
      place: Number(last ?? 0) + 1,
      member_id: version.memberId,
      system: version.system,
      listing: version.listing,
      created_at: version.at,
      changed_at: version.at,
      hidden_at: null,
      unlisted_at: null,
      last: 1,
      shown: null,
      listed: 0,
      remixes: 0,
      revision: 0,
      entry: null,
    })
    .execute();
}

async function insertVersion(tx: Tx, version: NewVersion, number: number, { size, ...texts }: Contents): Promise<void> {
  const { publicationId, at, sha256, fingerprint, note, bytes, approved } = version;
  const key = { publication_id: publicationId, number };
  await tx
    .insertInto('versions')
    .values({
      ...key,
      ...{ sha256, fingerprint, at, size },
      approved_at: approved ? at : null,
      withdrawn_at: null,
      note: storable(note),
    })
    .execute();
  await tx
    .insertInto('version_contents')
    .values({ ...key, ...texts, bytes })
    .execute();
  const parents = [...new Set(version.parents)].map((parent, place) => ({ ...key, place, sha256: parent }));
  if (parents.length > 0) await tx.insertInto('version_parents').values(parents).execute();
  const pictures = version.pictures.map((picture, place) => ({ ...picture, place }));
  for (const { hash, alt, credit, file, place } of pictures.toSorted((a, b) => (a.hash < b.hash ? -1 : 1))) {
    if (file) await keepPicture(tx, { hash, ...file });
    else await addUse(tx, hash);
    await tx
      .insertInto('version_art')
      .values({ ...key, hash, alt: storable(alt), credit: storable(credit), place })
      .execute();
  }
}

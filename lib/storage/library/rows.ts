import type { Selectable } from 'kysely';
import type { Database } from '../database';
import type { LibraryEntry, ListedPublication, PublicationRow, VersionRow } from '../library-port';

export const publicationOf = (row: Selectable<Database['publications']>): PublicationRow => ({
  id: row.id,
  memberId: row.member_id,
  system: row.system,
  listing: row.listing === 'public' ? 'public' : 'unlisted',
  unlistedAt: row.unlisted_at,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  hiddenAt: row.hidden_at,
  last: row.last,
  shown: row.shown,
  isListed: row.listed === 1,
  remixes: row.remixes,
  entry: row.entry === null ? null : entryOf(row.entry),
});

/** Parses an entry that `addVersion` wrote. */
export const entryOf = (json: string): LibraryEntry => ({ won: null, ...JSON.parse(json) });

export const versionOf = (row: Selectable<Database['versions']>): VersionRow => ({
  publicationId: row.publication_id,
  number: row.number,
  sha256: row.sha256,
  at: row.at,
  approvedAt: row.approved_at,
  withdrawnAt: row.withdrawn_at,
  note: row.note,
});

export const isListed = (publication: PublicationRow): publication is ListedPublication =>
  publication.isListed && publication.shown !== null && publication.entry !== null;

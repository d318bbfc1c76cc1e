import { publicationPath, versionPath } from '@/lib/library/address';
import type { ApiFound, ApiPublication, ApiWholePublication } from '@/lib/library/api-schema';
import type { ChainLink } from '@/lib/scenario/draft';
import type { LibraryEntry, ListedPublication, PublicationRow } from '@/lib/storage/library-port';
import type { ReadVersion } from './read';
import type { FoundPage } from './search';

/** Formats a page of search results for the API. `origin` is the studio's origin. */
export const foundAnswer = (origin: string, { rows, next }: FoundPage, total: number): ApiFound => ({
  results: rows.map((row) => listedAnswer(origin, row)),
  total,
  next: next ?? null,
});

const listedAnswer = (origin: string, row: ListedPublication): ApiPublication =>
  publicationAnswer(origin, row, row.entry, row.shown);

/** Formats a publication for the API, with everything that its page shows. */
export function wholeAnswer(origin: string, version: ReadVersion, chain: readonly ChainLink[]): ApiWholePublication {
  const { publication, number, contents, versions } = version;
  const { counts, routes, effort, figures } = contents.details;
  return {
    ...publicationAnswer(origin, publication, contents.entry, number),
    counts: [...counts],
    routes: [...routes],
    effort,
    figures: figures && {
      ...figures,
      tables: figures.tables.map((table) => ({ ...table, endings: [...table.endings] })),
    },
    chain: chain.map((link) => ({
      ...link,
      authors: [...link.authors],
      address: link.address.startsWith('/') ? origin + link.address : link.address,
    })),
    versions: versions.map((each) => ({
      number: each.number,
      sha256: each.sha256,
      url: origin + versionPath(publication.id, each.number),
      publishedAt: isoTime(each.at),
      note: each.note,
      withdrawnAt: each.withdrawnAt === null ? null : isoTime(each.withdrawnAt),
    })),
  };
}

function publicationAnswer(origin: string, row: PublicationRow, entry: LibraryEntry, number: number): ApiPublication {
  const { title, authors, mark, summary, language, licence, tags, warnings } = entry;
  const { playersMin, playersMax, minutesLow, minutesHigh, won } = entry;
  return {
    id: row.id,
    version: number,
    url: origin + publicationPath(row.id, title),
    file: `${origin}${filePath(row.id, number)}`,
    system: row.system,
    title,
    authors: [...authors],
    publisher: mark,
    summary,
    language,
    licence: licence as ApiPublication['licence'],
    tags: [...tags] as ApiPublication['tags'],
    warnings: [...warnings] as ApiPublication['warnings'],
    players: { min: playersMin, max: playersMax },
    minutes: minutesLow === null || minutesHigh === null ? null : { low: minutesLow, high: minutesHigh },
    won,
    publishedAt: isoTime(row.createdAt),
    changedAt: isoTime(row.changedAt),
    remixes: row.remixes,
  };
}

export const filePath = (id: string, number: number): string => `/api/library/${id}/versions/${number}`;

const isoTime = (at: number): string => new Date(at).toISOString();

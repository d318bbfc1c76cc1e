import { versionPath } from '@/lib/library/address';
import type { VersionDetails } from '@/lib/library/version-details';
import type { ChainLink } from '@/lib/scenario/draft';
import type {
  ListedPublication,
  LoadedVersion,
  PublicationRow,
  VersionContents,
  VersionRow,
} from '@/lib/storage/library-port';
import type { Services } from '../requests/services';
import { requireLibrary } from './find';

/** Result of a lookup: found, gone (withdrawn or hidden), or none. */
export type Found<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'gone'; readonly why: 'hidden' | 'withdrawn'; readonly versions: readonly VersionRow[] }
  | { readonly kind: 'none' };

/** A version with everything that its pages show. */
export interface ReadVersion extends Omit<LoadedVersion, 'contents'> {
  readonly contents: Omit<VersionContents, 'details'> & { readonly details: VersionDetails };
  /** Versions of its publication, newest first. Those that wait for approval are left out, except itself. */
  readonly versions: readonly VersionRow[];
}

const NONE = { kind: 'none' } as const;

/** Loads the version shown at a publication's URL: the newest approved one, or the newest if all wait for approval. */
export async function loadPublication(services: Services, id: string): Promise<Found<ReadVersion>> {
  requireLibrary(services);
  const { store } = services;
  const row = await store.publication(id);
  if (!row) return NONE;
  const versions = await store.versionsOf(id);
  const newest = row.shown ?? versions.find(({ withdrawnAt }) => withdrawnAt === null)?.number;
  return newest === undefined ? goneOf(row, versions) : readVersion(services, id, newest, versions);
}

export async function loadVersion(services: Services, id: string, number: number): Promise<Found<ReadVersion>> {
  requireLibrary(services);
  return readVersion(services, id, number, await services.store.versionsOf(id));
}

async function readVersion(
  { store }: Services,
  id: string,
  number: number,
  versions: readonly VersionRow[],
): Promise<Found<ReadVersion>> {
  const version = await store.version(id, number);
  if (!version) return NONE;
  const { contents, publication } = version;
  const known = versions.filter((each) => each.number === number || !isWaiting(each));
  if (!contents || publication.hiddenAt !== null) return goneOf(publication, known);
  const details = contents.details as unknown as VersionDetails;
  return { kind: 'found', value: { ...version, contents: { ...contents, details }, versions: known } };
}

const isWaiting = ({ approvedAt, withdrawnAt }: VersionRow): boolean => approvedAt === null && withdrawnAt === null;

const goneOf = ({ hiddenAt }: PublicationRow, versions: readonly VersionRow[]): Found<never> =>
  hiddenAt === null ? { kind: 'gone', why: 'withdrawn', versions } : { kind: 'gone', why: 'hidden', versions: [] };

/** Maximum number of remixes listed on a page. */
const REMIXES_NAMED = 24;

export const loadRemixes = ({ store }: Services, id: string): Promise<readonly ListedPublication[]> =>
  store.remixesOf(id, REMIXES_NAMED);

/** Loads the ancestors of a remix, nearest first. Listed ones link to this library, wherever the studio is now. */
export const loadChain = ({ store }: Services, { contents }: ReadVersion): Promise<readonly ChainLink[]> =>
  Promise.all(
    contents.details.chain.map(async (link) => {
      const version = await store.versionBySha(link.sha256);
      const isListed = version && (await store.publication(version.publicationId))?.isListed;
      return isListed ? { ...link, address: versionPath(version.publicationId, version.number) } : link;
    }),
  );

/** Tells whether search engines may index a version's page: the publication is listed and shows this version. */
export const isPublic = ({ publication, number }: ReadVersion): boolean =>
  publication.isListed && publication.shown === number;

/** Returns the newest version below a number that has not been withdrawn. */
export const versionBefore = (versions: readonly VersionRow[], number: number): number | undefined =>
  versions.find((version) => version.number < number && version.withdrawnAt === null)?.number;

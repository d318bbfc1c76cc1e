import { originForOthers } from '@/lib/config/lan';
import type { Listing, OwnPublication, VersionRow } from '@/lib/storage/library-port';
import { memberOf, siteOf } from '../requests/member-of';
import { requireServices, type Services } from '../requests/services';

/** Visibility of a publication or a version. */
export type PublicationState = 'public' | 'unlisted' | 'waits' | 'hidden' | 'withdrawn';

export interface ListedVersion {
  readonly number: number;
  /** ISO 8601. */
  readonly at: string;
  readonly note: string;
  readonly state: 'published' | 'waits' | 'withdrawn';
}

/** A publication as its publisher's list shows it. */
export interface ListedOwn {
  readonly id: string;
  /** Title of its newest version; '' if all are withdrawn. */
  readonly title: string;
  readonly system: string;
  readonly state: PublicationState;
  readonly listing: Listing;
  /** True if a moderator keeps it unlisted. */
  readonly isKeptUnlisted: boolean;
  /** Highest version number so far, including withdrawn versions. */
  readonly last: number;
  readonly url: string;
  /** Newest first. */
  readonly versions: readonly ListedVersion[];
}

/** Lists everything that a member has published, newest first. `origin` is the public origin of the studio. */
export async function listOwnPublications(
  services: Services,
  memberId: string,
  origin: string,
): Promise<readonly ListedOwn[]> {
  const publications = await services.store.publicationsOf(memberId);
  return Promise.all(publications.map((publication) => listedOwn(services, publication, origin)));
}

/** Lists the publications of the member with these cookies, for a request to this host. */
export async function loadOwnPublications(cookies: string | null, host: string | null): Promise<readonly ListedOwn[]> {
  const services = requireServices();
  const member = await memberOf(services, cookies);
  if (member === undefined || services.library.mode === 'off') return [];
  const { origin } = siteOf(services, host ?? 'localhost');
  return listOwnPublications(services, member, originForOthers(origin, services));
}

/** Describes a publication to its publisher. */
export async function listedOwn(
  { store }: Pick<Services, 'store'>,
  publication: OwnPublication,
  origin: string,
): Promise<ListedOwn> {
  const { id, system, listing, unlistedAt, last } = publication;
  const versions = await store.versionsOf(id);
  const newest = versions.find(({ withdrawnAt }) => withdrawnAt === null);
  const entry = newest && (await store.version(id, newest.number))?.contents?.entry;
  return {
    id,
    title: entry?.title ?? '',
    system,
    state: stateOf(publication, newest),
    listing,
    isKeptUnlisted: unlistedAt !== null,
    last,
    url: `${origin}/library/${id}`,
    versions: versions.map(({ number, at, note, approvedAt, withdrawnAt }) => ({
      number,
      at: new Date(at).toISOString(),
      note,
      state: withdrawnAt !== null ? 'withdrawn' : approvedAt === null ? 'waits' : 'published',
    })),
  };
}

function stateOf(publication: OwnPublication, newest: VersionRow | undefined): PublicationState {
  const { hiddenAt, unlistedAt, listing, shown } = publication;
  if (hiddenAt !== null) return 'hidden';
  if (!newest) return 'withdrawn';
  if (listing === 'unlisted' || unlistedAt !== null) return 'unlisted';
  return shown === null ? 'waits' : 'public';
}

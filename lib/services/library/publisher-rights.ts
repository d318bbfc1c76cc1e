import { parseNumber, parsePublicationId } from '@/lib/kernel/address-parts';
import type { Listing, PublicationRow } from '@/lib/storage/library-port';
import { ApiError } from '../requests/api-error';
import type { Services } from '../requests/services';

/** Same answer for missing publications and those of other members. */
const noPublication = () =>
  new ApiError(404, 'library/not-found', 'You have no such publication. Look up its id in your list.');

/** Throws unless the member may publish with that listing; `wanted` is undefined if the listing stays unchanged. */
export async function requireMayPublish(
  { store, library }: Pick<Services, 'store' | 'library'>,
  memberId: string,
  wanted: Listing | undefined,
): Promise<void> {
  if (library.mode === 'off') {
    throw new ApiError(404, 'library/off', 'This studio has no library. Export the file and share that instead.');
  }
  if (library.mode === 'unlisted' && wanted === 'public') {
    throw new ApiError(403, 'library/unlisted-only', 'This studio publishes unlisted scenarios only: choose unlisted.');
  }
  if (await store.isStopped(memberId)) throw stopped();
}

/** Error for members whom a moderator has stopped from publishing. */
export const stopped = () =>
  new ApiError(
    403,
    'library/stopped',
    'A moderator has stopped you from publishing here. What you published stays, and you can withdraw it.',
  );

/** Returns a member's own publication. Throws a 404 for all others. */
export async function ownPublication(
  { store }: Pick<Services, 'store'>,
  memberId: string,
  asked: string,
): Promise<PublicationRow> {
  const id = parsePublicationId(asked);
  const publication = id === undefined ? undefined : await store.publication(id);
  if (publication?.memberId !== memberId) throw noPublication();
  return publication;
}

/** Permanently deletes a version's contents. Its number and dates stay. */
export async function withdrawVersion(services: Services, memberId: string, id: string, asked: string): Promise<void> {
  await ownPublication(services, memberId, id);
  const number = parseNumber(asked);
  if (number === undefined || !(await services.store.withdrawVersion(id, number, memberId, services.now()))) {
    throw new ApiError(404, 'library/no-such-version', 'There is no such version, or it was already withdrawn.');
  }
  await services.store.overwriteRemoved();
}

/** Withdraws every version of a publication. */
export async function withdrawPublication(services: Services, memberId: string, id: string): Promise<void> {
  await ownPublication(services, memberId, id);
  await services.store.withdrawPublication(id, memberId, services.now());
  await services.store.overwriteRemoved();
}

export async function changeListing(services: Services, memberId: string, id: string, listing: Listing): Promise<void> {
  await ownPublication(services, memberId, id);
  if (listing === 'public') await requireMayPublish(services, memberId, listing);
  if (!(await services.store.setListing(id, memberId, listing))) {
    throw new ApiError(403, 'library/kept-unlisted', 'A moderator keeps this publication off the list.');
  }
}

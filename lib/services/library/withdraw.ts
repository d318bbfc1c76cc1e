import { parseNumber } from '@/lib/kernel/address-parts';
import type { Listing } from '@/lib/storage/library-port';
import { ApiError } from '../requests/api-error';
import type { Services } from '../requests/services';
import { ownPublication, requireMayPublish } from './publisher-rights';

/** Deletes what a version holds for good. Its number and dates stay. */
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

/** Lists a publication for everybody, or only for those who have its address. */
export async function changeListing(services: Services, memberId: string, id: string, listing: Listing): Promise<void> {
  await ownPublication(services, memberId, id);
  if (listing === 'public') await requireMayPublish(services, memberId, listing);
  if (!(await services.store.setListing(id, memberId, listing))) {
    throw new ApiError(403, 'library/kept-unlisted', 'A moderator keeps this publication off the list.');
  }
}

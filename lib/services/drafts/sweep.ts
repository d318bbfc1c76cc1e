import type { Due } from '@/lib/storage/store';
import type { Services } from '../requests/services';

const DAY_MS = 24 * 3_600_000;
/** How long a deleted draft can be brought back. */
const KEPT_DAYS = 30;
const AT_ONCE = 20;
const PAUSE_MS = 50;

type Needed = Pick<Services, 'store' | 'documents' | 'now' | 'forgetAfterDays'>;

/**
 * Removes what was deleted 30 days ago and, where the operator wants it, what nobody has opened for long; gives the space
 * back to the disk. Other processes may do the same meanwhile.
 */
export async function sweep({ store, documents, now, forgetAfterDays }: Needed, signal?: AbortSignal): Promise<void> {
  const due: Due = {
    deletedBefore: now() - KEPT_DAYS * DAY_MS,
    unusedSince: forgetAfterDays === undefined ? undefined : now() - forgetAfterDays * DAY_MS,
  };
  for (let ids = await store.draftsDue(due, AT_ONCE); ids.length > 0; ids = await store.draftsDue(due, AT_ONCE)) {
    for (const id of ids) {
      if (signal?.aborted) return;
      await store.purgeDrafts([id], due);
      await documents.recheck(id);
    }
  }
  while (!signal?.aborted && (await store.giveBack())) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

/** In how many days a draft is deleted if nobody opens it; undefined if it never is. */
export function daysLeft(
  { now, forgetAfterDays }: Pick<Services, 'now' | 'forgetAfterDays'>,
  { openedAt, updatedAt }: { readonly openedAt: number; readonly updatedAt: number },
): number | undefined {
  if (forgetAfterDays === undefined) return undefined;
  const idleDays = (now() - Math.max(openedAt, updatedAt)) / DAY_MS;
  return Math.max(0, Math.ceil(forgetAfterDays - idleDays));
}

import type { StarterVersion } from '@/lib/library/starter-versions';
import { SYSTEM_MEMBER } from '@/lib/storage/store';
import type { Services } from '../requests/services';
import { addMade } from './publish';

/**
 * Publishes each starter that the library does not have as it is now, as the studio itself. Other processes may do the
 * same meanwhile. Ends early when it is told to.
 */
export async function publishStarters(
  services: Services,
  starters: readonly StarterVersion[],
  signal: AbortSignal,
): Promise<void> {
  if (services.library.mode === 'off') return;
  for (const { publicationId, ...made } of starters) {
    signal.throwIfAborted();
    const versions = await services.store.versionsOf(publicationId);
    if (versions.some(({ sha256 }) => sha256 === made.sha256)) continue;
    const note = versions.length === 0 ? '' : 'Came with a new release of Trapdoor.';
    const placing = { memberId: SYSTEM_MEMBER, draftId: null, note, listing: 'public', approved: true } as const;
    await addMade(services, publicationId, made, placing);
  }
}

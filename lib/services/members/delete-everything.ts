import { success } from '@/lib/kernel/result';
import { actingBy } from '@/lib/storage/right';
import { decideErasure } from '@/lib/table/decide/forget';
import { personOfMember } from '@/lib/table/decide/join';
import { personId } from '../drafts/people-of-draft';
import type { Services } from '../requests/services';
import { changeTable } from '../tables/tables';
import { signOut } from './sign-out';
import { type Withdrawals, withdrawnBy } from './withdrawals';

/**
 * Permanently deletes all data of a member: the drafts they own, their seats, votes and ideas at other people's tables
 * (including anonymous ideas proven by `withdrawals`), their comments on other people's drafts, and every cookie and
 * link. What they wrote in these drafts stays, without an author. Idempotent: can be repeated after a failure.
 */
export async function deleteEverything(services: Services, memberId: string, withdrawals: Withdrawals): Promise<void> {
  await removeAll(services, memberId, withdrawals);
  await signOut(services, memberId);
  // Deletes what concurrent requests of the member added meanwhile. No more can follow: signing out took the right to
  // write from all requests under way, including this one.
  await actingBy(undefined, () => removeAll(services, memberId, withdrawals));
  await services.store.overwriteRemoved();
  services.securityLog.note('deleted-everything');
}

async function removeAll(services: Services, memberId: string, withdrawals: Withdrawals): Promise<void> {
  const { store, documents } = services;
  const { drafts, tables } = await store.holdingsOf(memberId);
  for (const draftId of drafts) {
    await store.purgeDrafts([draftId]);
    await documents.recheck(draftId);
  }
  for (const tableId of new Set([...tables, ...Object.keys(withdrawals)])) {
    const isWithdrawn = withdrawnBy(withdrawals[tableId] ?? []);
    await changeTable(services, tableId, undefined, (state) => {
      const personId = personOfMember(state, memberId)?.id;
      const isTheirs = (idea: Parameters<typeof isWithdrawn>[0]) =>
        isWithdrawn(idea) || (personId !== undefined && idea.author === personId);
      return success(decideErasure(state, personId, isTheirs));
    });
  }
  for (const draftId of await store.forgetMember(memberId, services.now())) {
    await documents.recheck(draftId);
    // Drafts of their own are already gone.
    if (!drafts.includes(draftId))
      await documents.forgetCommenter(draftId, personId(services.secret, draftId, memberId));
  }
}

import { success } from '@/lib/kernel/result';
import { actingBy } from '@/lib/storage/right';
import { decideForget } from '@/lib/table/decide/forget';
import { personOfMember } from '@/lib/table/decide/join';
import type { Services } from '../requests/services';
import { changeTable } from '../tables/tables';
import { signOut } from './sign-out';
import { type Withdrawals, withdrawnBy } from './withdrawals';

/**
 * Deletes everything of a member for good: the drafts they own, seats, votes and ideas at tables of others, also ideas
 * without a name that `withdrawals` know, and every cookie and link that leads to them. What they wrote in drafts of
 * others stays there, by nobody. If it fails halfway, it can be asked again.
 */
export async function deleteEverything(services: Services, memberId: string, withdrawals: Withdrawals): Promise<void> {
  await removeAll(services, memberId, withdrawals);
  await signOut(services, memberId);
  // What another request of theirs made meanwhile. There can be no more: what is under way has lost its right to write,
  // as this request has.
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
      return success(decideForget(state, personId, isTheirs));
    });
  }
  for (const draftId of await store.forgetMember(memberId, services.now())) await documents.recheck(draftId);
}

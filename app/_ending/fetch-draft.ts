import { ask } from '@/app/_data/request';
import { invariant } from '@/lib/kernel/invariant';
import type { Draft } from '@/lib/scenario/envelope';
import type { ListedPoint } from '@/lib/services/drafts/restore-points';

/** Fetches the whole draft as last saved, for people who may edit it. */
export async function fetchDraft(draftId: string): Promise<Draft> {
  const address = `/api/drafts/${draftId}/points`;
  const [newest] = await ask<readonly ListedPoint[]>('GET', address);
  invariant(newest, 'a draft begins with an edit');
  return ask<Draft>('GET', `${address}/${newest.seq}`);
}

import { invariant } from '@/lib/kernel/invariant';
import { findSystem } from '@/lib/systems/registry';
import { type Filling, fillGaps } from '@/lib/table/fill-gaps';
import type { FillJob } from './publishing-jobs';

/** Fills the gaps of a draft of any game in the registry. */
export async function fillDraft({ fill: { system: id, draft, seed } }: FillJob): Promise<Filling> {
  const system = await findSystem(id)?.load();
  invariant(system, 'a draft has one of the registered games');
  return fillGaps(system, draft, seed);
}

import type { Json } from '@/lib/kernel/json';
import { type Opened, openDraft } from '@/lib/scenario/open';
import { findSystem } from '@/lib/systems/registry';

/** Loads a draft's game and opens the draft; undefined for an unknown game. */
export async function openFor(id: string, draft: Json): Promise<Opened | undefined> {
  const system = await findSystem(id)?.load();
  return system && openDraft(draft, system);
}

import { replayDraft } from '@/lib/collab/document/replay-draft';
import type { System } from '@/lib/contract/authored';
import { invariant } from '@/lib/kernel/invariant';
import { draftShape } from '@/lib/scenario/draft-shape';
import { type Draft, type DraftFields, newDraft } from '@/lib/scenario/envelope';
import { parseScenario } from '@/lib/scenario/open';
import type { DraftSource, RenderSource } from '@/lib/services/requests/renderer';
import { findSystem } from '@/lib/systems/registry';

export interface Opened {
  readonly system: System;
  readonly draft: Draft;
}

/** Replays a draft's log with its game. */
export async function openDraftSource({ system: id, updates, draftId }: DraftSource): Promise<Opened> {
  const system = await systemOf(id);
  const fields = replayDraft(draftShape(system), updates) as unknown as DraftFields;
  return { system, draft: newDraft(system, { ...fields, id: draftId }) };
}

/** Opens a draft's log or a version's file with its game. */
export async function openSource(source: RenderSource): Promise<Opened> {
  if (source.kind === 'draft') return openDraftSource(source);
  const parsed = await parseScenario(source.bytes, findSystem);
  invariant(parsed.ok, 'what was published can be opened');
  return parsed.value;
}

export async function systemOf(id: string): Promise<System> {
  const system = await findSystem(id)?.load();
  invariant(system, 'drafts of unknown games are refused before they come here');
  return system;
}

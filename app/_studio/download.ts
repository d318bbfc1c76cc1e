import { saveFile } from '@/app/_print/save-file';
import { type Draft, formatDraft } from '@/lib/scenario/envelope';
import { slugOf } from '@/lib/scenario/slug';
import type { System } from '@/lib/systems/contract';

/** Hands the scenario's file to the browser. */
export function downloadDraft(draft: Draft, system: Pick<System, 'shape'>): void {
  saveFile(`${slugOf(draft.title)}.trapdoor.json`, [formatDraft(draft, system)], 'application/json');
}

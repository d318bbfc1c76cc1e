import { saveFile } from '@/app/_print/save-file';
import { type Draft, formatDraft } from '@/lib/scenario/envelope';
import type { System } from '@/lib/systems/contract';

/** A file name for a title: "The pod, again!" → "the-pod-again". */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'untitled';

/** Hands the scenario's file to the browser. */
export function downloadDraft(draft: Draft, system: System): void {
  saveFile(`${slugOf(draft.title)}.trapdoor.json`, [formatDraft(draft, system)], 'application/json');
}

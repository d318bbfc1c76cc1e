import { saveFile } from '@/app/_ui/save-file';
import type { Desk } from '@/lib/scenario/desk';
import type { Draft } from '@/lib/scenario/draft';
import { writeDraftFile } from '@/lib/scenario/draft-file';
import { slugOf } from '@/lib/scenario/slug';

/** Hands the scenario's file to the browser. */
export function downloadDraft(draft: Draft, { draftShape }: Pick<Desk, 'draftShape'>): void {
  saveFile(`${slugOf(draft.title)}.trapdoor.json`, [writeDraftFile(draft, draftShape)], 'application/json');
}

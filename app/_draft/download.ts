import { saveFile } from '@/app/_ui/save-file';
import { slugOf } from '@/lib/kernel/slug';
import { type Draft, writeDraftFile } from '@/lib/scenario/draft';
import type { GameManifest } from '@/lib/scenario/game-manifest';

export function downloadDraft(draft: Draft, { draftShape }: Pick<GameManifest, 'draftShape'>): void {
  saveFile(`${slugOf(draft.title)}.trapdoor.json`, [writeDraftFile(draft, draftShape)], 'application/json');
}

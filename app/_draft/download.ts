import { saveFile } from '@/app/_ui/save-file';
import { fileNameOf } from '@/lib/kernel/file-name';
import { type Draft, writeDraftFile } from '@/lib/scenario/draft';
import type { GameManifest } from '@/lib/scenario/game-manifest';

export function downloadDraft(draft: Draft, { draftShape }: Pick<GameManifest, 'draftShape'>): void {
  saveFile(`${fileNameOf(draft.title)}.trapdoor.json`, [writeDraftFile(draft, draftShape)], 'application/json');
}

import type { JsonObject } from '@/lib/kernel/json';
import type { DraftRow } from '@/lib/storage/store';
import { ApiError } from '../requests/api-error';
import { inTurn } from '../requests/in-turn';
import type { Services } from '../requests/services';
import { adoptArt } from './art';
import { draftAskedFor } from './drafts';
import { lastEdit, restorePoint } from './restore-points';

/**
 * Makes a draft what a file's scenario says, or what it was right after an edit, in front of everybody. Returns the
 * number of the edit that leads back.
 */
export async function replaceDraft(
  services: Services,
  { id, system }: DraftRow,
  memberId: string,
  { scenario, seq }: JsonObject,
): Promise<number> {
  const before = await lastEdit(services, id);
  if (scenario === undefined) {
    await restorePoint(services, { draftId: id, system }, seq);
    return before;
  }
  const asked = await inTurn(() => draftAskedFor(services, { scenario }));
  if (asked.system.id !== system) {
    throw new ApiError(409, 'draft/other-game', 'This file is of another game. Open it as a copy instead.');
  }
  const draft = { ...asked.draft, id };
  await services.documents.edit(id, () => [{ op: 'set', path: [], value: draft as unknown as JsonObject }]);
  await adoptArt(services, id, memberId, draft);
  return before;
}

import { createHash } from 'node:crypto';
import type { FilledPart } from '@/lib/scenario/filled';
import type { TableRow } from '@/lib/table/state';
import { lastEdit } from '../drafts/restore-points';
import { ApiError } from '../requests/api-error';
import type { Services } from '../requests/services';

const BUSY_S = 20;
const BUSY = new ApiError(503, 'table/busy', 'Many drafts are being filled in. Try again in a minute.', BUSY_S);
const TOO_LONG = new ApiError(422, 'table/too-much', 'This draft is too large to be filled in here.');
const CHANGED = new ApiError(
  409,
  'table/changed',
  'People are writing at the moment. Try again once they have stopped.',
);
const TRIES = 3;
/** Limit for named versions of a draft, and the name of the one to which a table can go back. */
const NAMES_MAX = 100;
const POINT = 'Before gaps were filled in';

/** Fills the gaps of a table's draft in one edit, and names the version before it. The work is done in a thread. */
export async function fillDraftOf(
  services: Services,
  { draftId, system }: Pick<TableRow, 'draftId' | 'system'>,
): Promise<readonly FilledPart[]> {
  const { store, documents, preparer } = services;
  const seed = createHash('sha256').update(draftId).digest().readUInt32BE();
  for (let tries = 0; tries < TRIES; tries++) {
    const draft = await documents.read(draftId);
    const last = await lastEdit(services, draftId);
    const made = await preparer.fill({ fill: { system, draft, seed } });
    if (!made.ok) throw made.error === 'busy' ? BUSY : TOO_LONG;
    const { patches, filled } = made.value;
    if (patches.length === 0) return [];
    let isFilled = false;
    await documents.edit(draftId, (present) => {
      isFilled = JSON.stringify(present) === JSON.stringify(draft);
      return isFilled ? patches : [];
    });
    if (!isFilled) continue;
    await store.namePoint(draftId, last, POINT, NAMES_MAX);
    return filled;
  }
  throw CHANGED;
}

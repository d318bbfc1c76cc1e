import type { JsonObject } from '@/lib/kernel/json';
import { changesInWords } from '@/lib/scenario/changes-in-words';
import { draftShape } from '@/lib/scenario/draft-shape';
import type { Services } from '../requests/services';
import { requireSystem } from './drafts';
import { type ListedPoint, listRestorePoints, loadPoint } from './restore-points';

/** A minute of a draft, and for the newest ones what was done in it. */
export interface DescribedRestorePoint extends ListedPoint {
  readonly said?: readonly string[];
}

const DESCRIBED_MAX = 60;

/** The minutes that a draft can be brought back to, newest first; told in words as far as the log is at hand. */
export async function describeRestorePoints(
  services: Services,
  { draftId, system: systemId }: { readonly draftId: string; readonly system: string },
): Promise<readonly DescribedRestorePoint[]> {
  const minutes = await listRestorePoints(services, draftId);
  const shape = draftShape(await requireSystem(services, systemId));
  const updates = await services.store.load(draftId);
  const from = updates[0]?.seq ?? 0;
  const told = minutes.slice(0, DESCRIBED_MAX + 1).filter(({ seq }) => seq >= from);
  const drafts = services.documents.replayEach(shape, updates, new Set(told.map(({ seq }) => seq))).toReversed();
  return minutes.map((minute, i) => {
    const [after, before] = [drafts[i], drafts[i + 1]];
    return after && before ? { ...minute, said: changesInWords(shape, before, after) } : minute;
  });
}

/** What would become of the draft if it were brought back to right after the edit with that number. */
export async function differenceTo(
  services: Services,
  { draftId, system: systemId }: { readonly draftId: string; readonly system: string },
  seq: number,
): Promise<readonly string[]> {
  const then = await loadPoint(services, draftId, systemId, seq);
  const now = await services.documents.read(draftId);
  return changesInWords(draftShape(await requireSystem(services, systemId)), now, then as unknown as JsonObject);
}

/** The number of a draft's last edit so far. */
export async function lastEdit({ store }: Services, draftId: string): Promise<number> {
  return (await store.history(draftId, 1)).at(-1)?.seq ?? 0;
}

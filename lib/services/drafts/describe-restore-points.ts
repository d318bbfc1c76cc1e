import type { Services } from '../requests/services';
import { requireSystem } from './drafts';
import {
  type DraftOfGame,
  type ListedPoint,
  lastEdit,
  listRestorePoints,
  madeOr503,
  requireEdit,
  updatesUpTo,
} from './restore-points';

/** A minute of a draft's history; the newest ones list their changes. */
export interface DescribedRestorePoint extends ListedPoint {
  readonly said?: readonly string[];
}

const DESCRIBED_MAX = 60;

/** Lists the minutes that a draft can be restored to, newest first, with the changes in the newest ones. */
export async function describeRestorePoints(
  services: Services,
  { draftId, system }: DraftOfGame,
): Promise<readonly DescribedRestorePoint[]> {
  const minutes = await listRestorePoints(services, draftId);
  const last = minutes[0]?.seq ?? 0;
  const { said } = madeOr503(
    await services.renderer.render('history', JSON.stringify([draftId, system, last]), async () => {
      await requireSystem(services, system);
      const updates = await services.store.load(draftId, last);
      const from = updates[0]?.seq ?? 0;
      return {
        source: { kind: 'draft', draftId, system, updates: updates.map(({ bytes }) => bytes) },
        numbers: updates.map(({ seq }) => seq),
        seqs: minutes.slice(0, DESCRIBED_MAX + 1).flatMap(({ seq }) => (seq >= from ? [seq] : [])),
      };
    }),
  );
  const bySeq = new Map(said);
  return minutes.map((minute) => {
    const words = bySeq.get(minute.seq);
    return words ? { ...minute, said: words } : minute;
  });
}

/** Describes the changes that restoring a draft to the state after an edit would make. */
export async function differenceTo(
  services: Services,
  { draftId, system }: DraftOfGame,
  asked: unknown,
): Promise<readonly string[]> {
  const seq = requireEdit(asked);
  const last = await lastEdit(services, draftId);
  const draft = { draftId, system };
  const difference = await services.renderer.render(
    'difference',
    JSON.stringify([draftId, system, last, seq]),
    async () => ({
      source: { kind: 'draft', ...draft, updates: await updatesUpTo(services, draft, last) },
      target: await updatesUpTo(services, draft, seq),
    }),
  );
  return madeOr503(difference).said;
}

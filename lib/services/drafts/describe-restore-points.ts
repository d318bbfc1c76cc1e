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

/** A restore point; the newest ones list their changes. */
export interface DescribedRestorePoint extends ListedPoint {
  readonly said?: readonly string[];
}

const DESCRIBED_MAX = 60;

/** Lists the minutes that a draft can be restored to, newest first, with the changes in the newest ones. */
export const describeRestorePoints = async (services: Services, draft: DraftOfGame) =>
  describePoints(services, draft, await listRestorePoints(services, draft.draftId));

/** Adds the changes since the point before to the newest of these points, which are sorted with the newest first. */
export async function describePoints(
  services: Services,
  { draftId, system }: DraftOfGame,
  points: readonly ListedPoint[],
): Promise<readonly DescribedRestorePoint[]> {
  const asked = points.slice(0, DESCRIBED_MAX + 1).map(({ seq }) => seq);
  const [last = 0] = asked;
  const { said } = madeOr503(
    await services.renderer.render('history', JSON.stringify([draftId, system, asked]), async () => {
      await requireSystem(services, system);
      const updates = await services.store.load(draftId, last);
      const from = updates[0]?.seq ?? 0;
      return {
        source: { kind: 'draft', draftId, system, updates: updates.map(({ bytes }) => bytes) },
        numbers: updates.map(({ seq }) => seq),
        seqs: asked.filter((seq) => seq >= from),
      };
    }),
  );
  const bySeq = new Map(said);
  return points.map((point) => {
    const words = bySeq.get(point.seq);
    return words ? { ...point, said: words } : point;
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

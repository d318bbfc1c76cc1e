import { lastEdit, restorePoint } from '@/lib/services/drafts/restore-points';
import { type At, answer } from '@/lib/services/requests/answer';
import { chargeDraft } from '@/lib/services/requests/pay';
import { requireLead } from '@/lib/services/tables/tables';

/** Restores the draft, for everybody, to right after that edit. `before` is the edit to restore for undoing this. */
export const POST = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async (visit) => {
    const { services, memberId, json } = visit;
    const { state } = await requireLead(services, (await params).id, memberId);
    await chargeDraft(visit, await services.store.loadLength(state.table.draftId));
    const { seq } = await json();
    const before = await lastEdit(services, state.table.draftId);
    await restorePoint(services, state.table, seq);
    return { before };
  });

import { answer } from '@/lib/library/answer';
import { lastEdit } from '@/lib/library/minutes';
import { restorePoint } from '@/lib/library/restore-points';
import { requireLead } from '@/lib/library/tables';

/** Makes the draft what it was right after the edit with that number, for everybody. `before` leads back from there. */
export const POST = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async ({ house, memberId, json }) => {
    const { state } = await requireLead(house, (await params).id, memberId);
    const { seq } = await json();
    const before = await lastEdit(house, state.table.draftId);
    await restorePoint(house, state.table, Number(seq));
    return { before };
  });

import { answer } from '@/lib/library/answer';
import { restorePoint } from '@/lib/library/restore-points';
import { requireLead } from '@/lib/library/tables';

/** Makes the draft what it was right after the edit with that number, for everybody. Nothing of the log is lost. */
export const POST = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async ({ house, memberId, json }) => {
    const { state } = await requireLead(house, (await params).id, memberId);
    await restorePoint(house, state.table, Number((await json()).seq));
    return { ok: true };
  });

import { differenceTo } from '@/lib/services/drafts/describe-restore-points';
import { answer } from '@/lib/services/requests/answer';
import { requireLead } from '@/lib/services/tables/tables';

/** What bringing the draft back to right after that edit would do, in words. */
export const GET = (
  request: Request,
  { params }: { params: Promise<{ id: string; seq: string }> },
): Promise<Response> =>
  answer(request, async ({ house, memberId }) => {
    const { id, seq } = await params;
    const { state } = await requireLead(house, id, memberId);
    return { said: await differenceTo(house, state.table, Number(seq)) };
  });

import { answer } from '@/lib/library/answer';
import { describeMinutes } from '@/lib/library/minutes';
import { requireLead } from '@/lib/library/tables';

/** The minutes that the draft can be brought back to, newest first. */
export const GET = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async ({ house, memberId }) => {
    const { state } = await requireLead(house, (await params).id, memberId);
    return describeMinutes(house, state.table);
  });

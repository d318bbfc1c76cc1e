import { describeRestorePoints } from '@/lib/services/drafts/describe-restore-points';
import { type At, answer } from '@/lib/services/requests/answer';
import { requireLead } from '@/lib/services/tables/tables';

/** Lists the minutes to which the draft can be restored, newest first. */
export const GET = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { state } = await requireLead(services, (await params).id, memberId);
    return describeRestorePoints(services, state.table);
  });

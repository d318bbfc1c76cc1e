import { describePoints } from '@/lib/services/drafts/describe-restore-points';
import { requireDraft } from '@/lib/services/drafts/drafts';
import { listPoints } from '@/lib/services/drafts/restore-points';
import { type At, answer } from '@/lib/services/requests/answer';

/** Lists the restore points of a draft; with `?described`, with the changes in the newest ones. */
export const GET = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { id, system } = await requireDraft(services, (await params).id, memberId, 'edit');
    const points = await listPoints(services, id);
    const isDescribed = new URL(request.url).searchParams.has('described');
    return isDescribed ? describePoints(services, { draftId: id, system }, points) : points;
  });

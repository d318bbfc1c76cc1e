import { type At, answer } from '@/lib/services/requests/answer';
import { tableAnswer } from '@/lib/services/tables/table-answers';
import { renewLinks, requireSeat } from '@/lib/services/tables/tables';

/** Revokes all links and the code, and creates new ones. */
export const POST = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId, originForOthers }) => {
    const { id } = await params;
    await renewLinks(services, id, memberId);
    return tableAnswer(services, await requireSeat(services, id, memberId), originForOthers);
  });

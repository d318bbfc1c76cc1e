import { type At, answer } from '@/lib/services/requests/answer';
import { tableAnswer } from '@/lib/services/tables/table-answers';
import { requireSeat } from '@/lib/services/tables/tables';

export const GET = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId, originForOthers }) =>
    tableAnswer(services, await requireSeat(services, (await params).id, memberId), originForOthers),
  );

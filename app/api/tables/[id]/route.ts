import { answer } from '@/lib/services/requests/answer';
import { tableAnswer } from '@/lib/services/tables/table-answers';
import { requireSeat } from '@/lib/services/tables/tables';

export const GET = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async ({ house, memberId, originForOthers }) =>
    tableAnswer(house, await requireSeat(house, (await params).id, memberId), originForOthers),
  );

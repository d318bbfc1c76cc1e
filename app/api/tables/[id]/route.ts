import { answer } from '@/lib/library/answer';
import { tableAnswer } from '@/lib/library/table-answers';
import { requireSeat } from '@/lib/library/tables';

export const GET = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async ({ house, memberId, originForOthers }) =>
    tableAnswer(house, await requireSeat(house, (await params).id, memberId), originForOthers),
  );

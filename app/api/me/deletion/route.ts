import { deleteEverything } from '@/lib/services/members/delete-everything';
import { deletionSchema } from '@/lib/services/members/withdrawals';
import { answer } from '@/lib/services/requests/answer';
import { requirePace } from '@/lib/services/requests/paces';
import { parseAsked } from '@/lib/services/tables/table-answers';

/** Deletes everything of this browser's list for good. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ services, requireMember, becomeNobody, json }) => {
    const memberId = requireMember();
    const { withdrawals } = parseAsked(deletionSchema, await json());
    await requirePace(services, 'erase', memberId);
    await deleteEverything(services, memberId, withdrawals);
    becomeNobody();
    return { ok: true };
  });

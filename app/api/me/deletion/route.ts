import { deleteEverything } from '@/lib/services/members/delete-everything';
import { deletionSchema } from '@/lib/services/members/withdrawals';
import { answer } from '@/lib/services/requests/answer';
import { requirePace } from '@/lib/services/requests/paces';
import { parseRequest } from '@/lib/services/tables/table-answers';

/** Deletes everything of this browser's list for good. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ services, requireMember, clearMember, json }) => {
    const memberId = requireMember();
    const { withdrawals } = parseRequest(deletionSchema, await json());
    await requirePace(services, 'erase', memberId);
    await deleteEverything(services, memberId, withdrawals);
    clearMember();
    return { ok: true };
  });

import { differenceTo } from '@/lib/services/drafts/describe-restore-points';
import { type At, answer } from '@/lib/services/requests/answer';
import { requireLead } from '@/lib/services/tables/tables';

/** Describes what restoring the draft to right after that edit would change. */
export const GET = (request: Request, { params }: At<'id' | 'seq'>): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { id, seq } = await params;
    const { state } = await requireLead(services, id, memberId);
    return { said: await differenceTo(services, state.table, seq) };
  });

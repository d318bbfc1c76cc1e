import { differenceTo } from '@/lib/services/drafts/describe-restore-points';
import { answer } from '@/lib/services/requests/answer';
import { requireLead } from '@/lib/services/tables/tables';

/** Describes what restoring the draft to right after that edit would change. */
export const GET = (
  request: Request,
  { params }: { params: Promise<{ id: string; seq: string }> },
): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { id, seq } = await params;
    const { state } = await requireLead(services, id, memberId);
    return { said: await differenceTo(services, state.table, seq) };
  });

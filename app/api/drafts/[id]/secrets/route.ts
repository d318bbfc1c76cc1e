import { requireDraft } from '@/lib/services/drafts/drafts';
import { answer } from '@/lib/services/requests/answer';
import { toldTo } from '@/lib/services/tables/secrets';

/** What was settled for the night at a table of this draft, for whoever leads it; nothing for everybody else. */
export const GET = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async ({ house, memberId }) => {
    const { id } = await requireDraft(house, (await params).id, memberId, 'edit');
    return toldTo(house, id, String(memberId));
  });

import { requireDraft } from '@/lib/services/drafts/drafts';
import { answer } from '@/lib/services/requests/answer';
import { toldTo } from '@/lib/services/tables/secrets';

/** What was settled for the night at a table of this draft, for those who lead it; nothing for everybody else. */
export const GET = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { id } = await requireDraft(services, (await params).id, memberId, 'edit');
    return toldTo(services, id, String(memberId));
  });

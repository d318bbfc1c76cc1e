import { answer } from '@/lib/library/answer';
import { requireDraft } from '@/lib/library/drafts';
import { toldTo } from '@/lib/library/night-secrets';

/** What was settled for the night at a table of this draft, for whoever leads it; nothing for everybody else. */
export const GET = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async ({ house, memberId }) => {
    const { id } = await requireDraft(house, (await params).id, memberId, 'edit');
    return toldTo(house, id, String(memberId));
  });

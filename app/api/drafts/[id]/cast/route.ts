import { requireDraft } from '@/lib/services/drafts/drafts';
import { type At, answer } from '@/lib/services/requests/answer';
import { castFor } from '@/lib/services/tables/making';

/** Returns the characters and Extras made at a table of this draft, for people at it; an empty list for others. */
export const GET = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { id } = await requireDraft(services, (await params).id, memberId, 'edit');
    return castFor(services, id, String(memberId));
  });

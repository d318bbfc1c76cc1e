import { requireDraft } from '@/lib/services/drafts/drafts';
import { peopleOfDraft } from '@/lib/services/drafts/people-of-draft';
import { type At, answer } from '@/lib/services/requests/answer';

export const GET = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { id } = await requireDraft(services, (await params).id, memberId, 'edit');
    return peopleOfDraft(services, id, String(memberId));
  });

import { answer } from '@/lib/library/answer';
import { requireDraft } from '@/lib/library/drafts';
import { peopleOfDraft } from '@/lib/library/people-of-draft';

export const GET = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async ({ house, memberId }) => {
    const { id } = await requireDraft(house, (await params).id, memberId, 'edit');
    return peopleOfDraft(house, id, String(memberId));
  });

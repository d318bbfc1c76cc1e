import { duplicateDraft, requireDraft } from '@/lib/services/drafts/drafts';
import { answer } from '@/lib/services/requests/answer';

export const POST = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async ({ house, memberId, becomeMember }) => {
    const draft = await requireDraft(house, (await params).id, memberId, 'read');
    return Response.json({ id: await duplicateDraft(house, draft, becomeMember()) }, { status: 201 });
  });

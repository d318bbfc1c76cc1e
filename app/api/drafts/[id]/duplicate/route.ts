import { duplicateDraft, requireDraft } from '@/lib/services/drafts/drafts';
import { answer } from '@/lib/services/requests/answer';

export const POST = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async ({ services, memberId, becomeMember }) => {
    const draft = await requireDraft(services, (await params).id, memberId, 'read');
    return Response.json({ id: await duplicateDraft(services, draft, becomeMember()) }, { status: 201 });
  });

import { duplicateDraft, requireDraft } from '@/lib/services/drafts/drafts';
import { type At, answer } from '@/lib/services/requests/answer';
import { becomeMaker, chargeDraft } from '@/lib/services/requests/pay';

export const POST = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async (visit) => {
    const { services, memberId } = visit;
    const draft = await requireDraft(services, (await params).id, memberId, 'read');
    await chargeDraft(visit, await services.store.loadLength(draft.id));
    return Response.json({ id: await duplicateDraft(services, draft, await becomeMaker(visit)) }, { status: 201 });
  });

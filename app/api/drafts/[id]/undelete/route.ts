import { requireDraft, setDeleted } from '@/lib/services/drafts/drafts';
import { type At, answer } from '@/lib/services/requests/answer';

export const POST = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { id } = await requireDraft(services, (await params).id, memberId, 'owner', { deleted: true });
    await setDeleted(services, id, false);
    return { ok: true };
  });

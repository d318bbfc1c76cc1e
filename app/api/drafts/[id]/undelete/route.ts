import { requireDraft, setDeleted } from '@/lib/services/drafts/drafts';
import { answer } from '@/lib/services/requests/answer';

export const POST = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async ({ house, memberId }) => {
    const { id } = await requireDraft(house, (await params).id, memberId, 'owner', { deleted: true });
    await setDeleted(house, id, false);
    return { ok: true };
  });

import { answer } from '@/lib/library/answer';
import { requireDraft } from '@/lib/library/drafts';
import { revokeLink } from '@/lib/library/share-links';

export const DELETE = (
  request: Request,
  { params }: { params: Promise<{ id: string; linkId: string }> },
): Promise<Response> =>
  answer(request, async ({ house, memberId }) => {
    const { id, linkId } = await params;
    await requireDraft(house, id, memberId, 'owner');
    await revokeLink(house, id, linkId);
    return { ok: true };
  });

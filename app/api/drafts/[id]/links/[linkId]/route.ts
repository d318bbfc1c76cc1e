import { requireDraft } from '@/lib/services/drafts/drafts';
import { revokeLink } from '@/lib/services/drafts/share-links';
import { type At, answer } from '@/lib/services/requests/answer';

export const DELETE = (request: Request, { params }: At<'id' | 'linkId'>): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { id, linkId } = await params;
    await requireDraft(services, id, memberId, 'owner');
    await revokeLink(services, id, linkId);
    return { ok: true };
  });

import { listArt } from '@/lib/services/drafts/art';
import { requireDraft } from '@/lib/services/drafts/drafts';
import { type At, answer } from '@/lib/services/requests/answer';

export const GET = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { id } = await requireDraft(services, (await params).id, memberId, 'read');
    return listArt(services, id);
  });

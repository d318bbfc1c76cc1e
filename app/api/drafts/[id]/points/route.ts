import { answer } from '@/lib/library/answer';
import { requireDraft } from '@/lib/library/drafts';
import { listPoints } from '@/lib/library/restore-points';

export const GET = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async ({ house, memberId }) => {
    const { id } = await requireDraft(house, (await params).id, memberId, 'edit');
    return listPoints(house, id);
  });

import { answer } from '@/lib/library/answer';
import { requireDraft } from '@/lib/library/drafts';
import { loadPoint } from '@/lib/library/restore-points';

export const GET = (
  request: Request,
  { params }: { params: Promise<{ id: string; seq: string }> },
): Promise<Response> =>
  answer(request, async ({ house, memberId }) => {
    const { id: draftId, seq } = await params;
    const { id, system } = await requireDraft(house, draftId, memberId, 'edit');
    return loadPoint(house, id, system, Number(seq));
  });

import { requireDraft } from '@/lib/services/drafts/drafts';
import { loadPoint } from '@/lib/services/drafts/restore-points';
import { answer } from '@/lib/services/requests/answer';

export const GET = (
  request: Request,
  { params }: { params: Promise<{ id: string; seq: string }> },
): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { id: draftId, seq } = await params;
    const { id, system } = await requireDraft(services, draftId, memberId, 'edit');
    return loadPoint(services, id, system, Number(seq));
  });

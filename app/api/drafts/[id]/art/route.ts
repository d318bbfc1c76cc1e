import { answer } from '@/lib/library/answer';
import { listArt } from '@/lib/library/art';
import { requireDraft } from '@/lib/library/drafts';

/** The pictures that people brought into a draft. */
export const GET = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async ({ house, memberId }) => {
    const { id } = await requireDraft(house, (await params).id, memberId, 'read');
    return listArt(house, id);
  });

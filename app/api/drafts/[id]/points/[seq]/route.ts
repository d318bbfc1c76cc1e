import { requireDraft } from '@/lib/services/drafts/drafts';
import { loadPoint, namePoint } from '@/lib/services/drafts/restore-points';
import { type At, answer } from '@/lib/services/requests/answer';

export const GET = (request: Request, { params }: At<'id' | 'seq'>): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { id: draftId, seq } = await params;
    const { id, system } = await requireDraft(services, draftId, memberId, 'edit');
    const point = await loadPoint(services, { draftId: id, system }, seq);
    return new Response(point, { headers: { 'content-type': 'application/json' } });
  });

/** Names that state, or removes its name. */
export const PATCH = (request: Request, { params }: At<'id' | 'seq'>): Promise<Response> =>
  answer(request, async ({ services, memberId, json }) => {
    const { id: draftId, seq } = await params;
    const { id } = await requireDraft(services, draftId, memberId, 'edit');
    await namePoint(services, id, seq, (await json()).name);
    return { ok: true };
  });

import { listed, renameDraft, requireDraft, setDeleted } from '@/lib/services/drafts/drafts';
import { answer } from '@/lib/services/requests/answer';

interface At {
  readonly params: Promise<{ readonly id: string }>;
}

export const GET = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ house, memberId }) =>
    listed(await requireDraft(house, (await params).id, memberId, 'read')),
  );

export const PATCH = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ house, memberId, json }) => {
    const { id } = await requireDraft(house, (await params).id, memberId, 'edit');
    await renameDraft(house, id, (await json()).title);
    return { ok: true };
  });

export const DELETE = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ house, memberId }) => {
    const { id } = await requireDraft(house, (await params).id, memberId, 'owner');
    await setDeleted(house, id, true);
    return { ok: true };
  });

import { listed, renameDraft, requireDraft, setDeleted } from '@/lib/services/drafts/drafts';
import { answer } from '@/lib/services/requests/answer';

interface At {
  readonly params: Promise<{ readonly id: string }>;
}

export const GET = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId }) =>
    listed(services, await requireDraft(services, (await params).id, memberId, 'read')),
  );

export const PATCH = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId, json }) => {
    const { id } = await requireDraft(services, (await params).id, memberId, 'edit');
    await renameDraft(services, id, (await json()).title);
    return { ok: true };
  });

export const DELETE = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { id } = await requireDraft(services, (await params).id, memberId, 'owner');
    await setDeleted(services, id, true);
    return { ok: true };
  });

import { listed, renameDraft, requireDraft, setDeleted } from '@/lib/services/drafts/drafts';
import { replaceDraft } from '@/lib/services/drafts/restore-points';
import { requireCarrier } from '@/lib/services/library/keys';
import { type At, answer } from '@/lib/services/requests/answer';
import { chargeDraft } from '@/lib/services/requests/pay';

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

/** Replaces the draft by a file's scenario or its state after an edit. `before` is the edit to restore for undo. */
export const PUT = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async (visit) => {
    const { services, memberId, json } = visit;
    const draft = await requireDraft(services, (await params).id, memberId, 'edit');
    await chargeDraft(visit);
    return { before: await replaceDraft(services, draft, String(memberId), await json()) };
  });

export const DELETE = (request: Request, { params }: At): Promise<Response> =>
  answer(
    request,
    async ({ services, memberId, key }) => {
      const { id } = await requireDraft(services, (await params).id, memberId, 'owner');
      await requireCarrier(services, id, key);
      await setDeleted(services, id, true);
      return { ok: true };
    },
    { takesKeys: 'publish' },
  );

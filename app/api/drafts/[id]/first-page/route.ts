import { parseCoverOrder } from '@/lib/kit/cover-order';
import { SVG_HEADERS } from '@/lib/services/drafts/art';
import { requireDraft, requireSystem } from '@/lib/services/drafts/drafts';
import { lastEdit, madeOr503 } from '@/lib/services/drafts/restore-points';
import { type At, answer } from '@/lib/services/requests/answer';
import { badRequest } from '@/lib/services/requests/api-error';

/** Returns the first page of the kit as an SVG, for browsers that have not loaded the printing tools yet. */
export const GET = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { id, system } = await requireDraft(services, (await params).id, memberId, 'read');
    await requireSystem(services, system);
    const order = parseCoverOrder(new URL(request.url).searchParams);
    if (!order) throw badRequest('Say for which paper and in which colours the page is printed.');
    const last = await lastEdit(services, id);
    const page = await services.renderer.render('firstPage', JSON.stringify([id, system, last, order]), async () => {
      const updates = (await services.store.load(id, last)).map(({ bytes }) => bytes);
      return { source: { kind: 'draft', draftId: id, system, updates }, order };
    });
    return new Response(madeOr503(page).text, { headers: { ...SVG_HEADERS, 'cache-control': 'private, no-store' } });
  });

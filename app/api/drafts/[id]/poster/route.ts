import { SVG_HEADERS } from '@/lib/services/drafts/art';
import { requireDraft, requireSystem } from '@/lib/services/drafts/drafts';
import { lastEdit, madeOr503 } from '@/lib/services/drafts/restore-points';
import { type At, answer } from '@/lib/services/requests/answer';

/** Returns the poster as an SVG. Its address contains the last change, so browsers cache it for good. */
export const GET = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { id, system } = await requireDraft(services, (await params).id, memberId, 'read');
    await requireSystem(services, system);
    const last = await lastEdit(services, id);
    const poster = await services.renderer.render('poster', JSON.stringify([id, system, last]), async () => {
      const updates = (await services.store.load(id, last)).map(({ bytes }) => bytes);
      return { source: { kind: 'draft', draftId: id, system, updates } };
    });
    return new Response(madeOr503(poster).text, {
      headers: { ...SVG_HEADERS, 'cache-control': 'private, max-age=31536000, immutable' },
    });
  });

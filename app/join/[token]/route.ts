import { findLink } from '@/lib/services/drafts/share-links';
import { answer, goTo } from '@/lib/services/requests/answer';

/** Lets anyone who has an edit link into its draft, and sends everybody where their link leads. */
export const GET = (request: Request, { params }: { params: Promise<{ token: string }> }): Promise<Response> =>
  answer(request, async ({ services, becomeMember }) => {
    const { token } = await params;
    const link = await findLink(services, token);
    if (!link) return goTo('/?notice=link-gone');
    if (link.role === 'read') return goTo(`/read/${token}`);
    // Asked again in the transaction that lets them in: it may have been revoked since.
    const joined = await services.store.joinByLink(link.id, await becomeMember(), services.now());
    return goTo(joined ? `/studio/${link.draftId}` : '/?notice=link-gone');
  });

/** Next would let HEAD do what GET does; programs that look at links say it, and nobody comes in by that. */
export const HEAD = (): Response => new Response(null, { headers: { 'cache-control': 'no-store' } });

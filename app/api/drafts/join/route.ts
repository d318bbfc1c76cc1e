import { findLink } from '@/lib/services/drafts/share-links';
import { answer } from '@/lib/services/requests/answer';
import { ApiError } from '@/lib/services/requests/api-error';
import { linkSchema, parseAsked } from '@/lib/services/tables/table-answers';

/** Lets anyone who has an edit link into its draft, and answers with the page that their link leads to. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ services, json, becomeMember }) => {
    const { token } = parseAsked(linkSchema, await json());
    const link = await findLink(services, token);
    if (link?.role === 'read') return { page: `/read/${token}` };
    // Asked again in the transaction that lets them in: it may have been revoked since.
    if (!link || !(await services.store.joinByLink(link.id, await becomeMember(), services.now()))) throw linkGone();
    return { page: `/studio/${link.draftId}` };
  });

const linkGone = () =>
  new ApiError(
    404,
    'links/gone',
    'That link no longer works: it was revoked, or its scenario was deleted. Ask the person who sent it for a new one.',
  );

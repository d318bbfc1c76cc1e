import { findLink } from '@/lib/services/drafts/share-links';
import { answer } from '@/lib/services/requests/answer';
import { ApiError } from '@/lib/services/requests/api-error';
import { linkSchema, parseRequest } from '@/lib/services/tables/table-answers';

/** Lets the visitor of an edit link into its draft. Answers with the page for the link. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ services, json, becomeMember }) => {
    const { token } = parseRequest(linkSchema, await json());
    const link = await findLink(services, token);
    if (link && link.role !== 'edit') return { page: `/read/${token}` };
    // Checked again in the transaction that lets them in, since the link may have been revoked meanwhile.
    if (!link || !(await services.store.joinByLink(link.id, await becomeMember(), services.now()))) throw linkGone();
    return { page: `/studio/${link.draftId}` };
  });

const linkGone = () =>
  new ApiError(
    404,
    'links/gone',
    'That link no longer works: it was revoked, or its scenario was deleted. Ask the person who sent it for a new one.',
  );

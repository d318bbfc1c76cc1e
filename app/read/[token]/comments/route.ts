import { commentByLink, commentRequest, commentsOfLink } from '@/lib/services/drafts/comments';
import { type At, answer } from '@/lib/services/requests/answer';
import { notFound } from '@/lib/services/requests/api-error';
import { parseRequest } from '@/lib/services/tables/table-answers';

export const GET = (request: Request, { params }: At<'token'>): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const comments = await commentsOfLink(services, (await params).token, memberId);
    if (!comments) throw notFound();
    return comments;
  });

/** Adds, deletes or resolves a comment of the visitor, who may do nothing else with this link. */
export const POST = (request: Request, { params }: At<'token'>): Promise<Response> =>
  answer(request, async ({ services, json, becomeMember }) => {
    const asked = parseRequest(commentRequest, await json());
    return commentByLink(services, (await params).token, await becomeMember(), asked);
  });

import { offerOf } from '@/lib/services/members/recovery';
import { answer } from '@/lib/services/requests/answer';
import { linkSchema, parseRequest } from '@/lib/services/tables/table-answers';

/** Returns the effect of a recovery link on this browser. Changes nothing. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ services, memberId, json, origin }) => {
    const { token } = parseRequest(linkSchema, await json());
    return offerOf(services, token, memberId, origin);
  });

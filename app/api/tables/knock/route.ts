import { answer } from '@/lib/services/requests/answer';
import { openTableLink } from '@/lib/services/tables/open-link';
import { linkSchema, parseRequest } from '@/lib/services/tables/table-answers';

/** Returns what a link to a table opens for this browser. Changes nothing. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async (visit) =>
    openTableLink(visit.services, parseRequest(linkSchema, await visit.json()).token, visit),
  );

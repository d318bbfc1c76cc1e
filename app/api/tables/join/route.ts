import { answer } from '@/lib/services/requests/answer';
import { joinTable } from '@/lib/services/tables/join-table';
import { parseRequest, tablePage } from '@/lib/services/tables/table-answers';
import { joinSchema } from '@/lib/table/commands';

/** Joins a table by its code or a link's token. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ services, json, becomeMember, address }) => {
    const asked = parseRequest(joinSchema, await json());
    return tablePage(await joinTable(services, asked, await becomeMember(), address));
  });

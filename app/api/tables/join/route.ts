import { answer } from '@/lib/services/requests/answer';
import { parseAsked, tablePage } from '@/lib/services/tables/table-answers';
import { joinTable } from '@/lib/services/tables/tables';
import { joinSchema } from '@/lib/table/commands';

/** Lets somebody in by the code or by a link's token. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ services, json, becomeMember, address }) => {
    const asked = parseAsked(joinSchema, await json());
    return tablePage(await joinTable(services, asked, await becomeMember(), address));
  });

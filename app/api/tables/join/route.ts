import { answer } from '@/lib/library/answer';
import { parseAsked, tablePage } from '@/lib/library/table-answers';
import { joinTable } from '@/lib/library/tables';
import { joinSchema } from '@/lib/session/commands';

/** Lets somebody in by the code or by a link's token. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ house, json, becomeMember, address }) => {
    const asked = parseAsked(joinSchema, await json());
    return tablePage(await joinTable(house, asked, becomeMember(), address));
  });

import { answer } from '@/lib/services/requests/answer';
import { joinTable } from '@/lib/services/tables/join-table';
import { parseRequest, tablePage } from '@/lib/services/tables/table-answers';
import { ticketFor } from '@/lib/services/tables/tables';
import { joinSchema } from '@/lib/table/commands';

/** Joins a table by its code or a link's token. Returns its page, and a ticket for its connection. */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async ({ services, json, becomeMember, address }) => {
    const asked = parseRequest(joinSchema, await json());
    const memberId = await becomeMember();
    const table = await joinTable(services, asked, memberId, address);
    return { ...tablePage(table), ticket: await ticketFor(services, table.id, memberId, {}) };
  });

import type { JsonObject } from '@/lib/kernel/json';
import { answer, redirectTo, type Visit } from '@/lib/services/requests/answer';
import { joinTable } from '@/lib/services/tables/join-table';
import { parseRequest, tablePage } from '@/lib/services/tables/table-answers';
import { ticketFor } from '@/lib/services/tables/tables';
import { joinSchema } from '@/lib/table/commands';

/**
 * Joins a table by its code or a link's token. Returns its page, and a ticket for its connection. Redirects forms that
 * were sent before the page's scripts ran to the table, or back to the form with the error.
 */
export const POST = (request: Request): Promise<Response> =>
  answer(request, async (visit) => {
    const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
    if (isForm) return redirectTo(tablePage(await join(visit, await readForm(visit))).page);
    const { services, json } = visit;
    const table = await join(visit, await json());
    return { ...tablePage(table), ticket: await ticketFor(services, table.id, table.memberId, {}) };
  });

async function readForm(visit: Visit): Promise<JsonObject> {
  const asked = Object.fromEntries(await visit.form());
  visit.returnTo(tablePage({ id: '', code: encodeURIComponent(asked.code ?? '') }).page);
  return asked;
}

async function join({ services, becomeMember, address }: Visit, json: JsonObject) {
  const asked = parseRequest(joinSchema, json);
  const memberId = await becomeMember();
  return { ...(await joinTable(services, asked, memberId, address)), memberId };
}

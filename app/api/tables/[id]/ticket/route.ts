import { type At, answer } from '@/lib/services/requests/answer';
import { parseRequest, ticketSchema } from '@/lib/services/tables/table-answers';
import { ticketFor } from '@/lib/services/tables/tables';

/** Returns a ticket for the table's connection: for people at the table, or for a watch link. */
export const POST = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId, json }) => ({
    ticket: await ticketFor(services, (await params).id, memberId, parseRequest(ticketSchema, await json())),
  }));

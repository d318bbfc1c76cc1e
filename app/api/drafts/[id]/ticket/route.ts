import { parseId } from '@/lib/kernel/address-parts';
import { type At, answer } from '@/lib/services/requests/answer';
import { notFound } from '@/lib/services/requests/api-error';
import { writeTicket } from '@/lib/sockets/ticket';

/** Returns a ticket that opens the draft's connection once. Access to the draft is checked there. */
export const POST = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const subject = parseId((await params).id);
    if (subject === undefined) throw notFound();
    return { ticket: writeTicket(services.secret, { kind: 'draft', subject, epoch: 0 }, memberId, services.now()) };
  });

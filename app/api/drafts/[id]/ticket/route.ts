import { answer } from '@/lib/services/requests/answer';
import { writeTicket } from '@/lib/sockets/ticket';

/** What opens the draft's line once. Whether its member may have the draft is asked there. */
export const POST = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async ({ services, memberId }) => ({
    ticket: writeTicket(
      services.secret,
      { kind: 'draft', subject: (await params).id, epoch: 0 },
      memberId,
      services.now(),
    ),
  }));

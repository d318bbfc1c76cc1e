import { takeReport } from '@/lib/services/library/report';
import { answer } from '@/lib/services/requests/answer';

/** Takes a report of a published version; comes from a form, which needs no script. */
export const POST = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async (visit) => takeReport(visit, (await params).id));

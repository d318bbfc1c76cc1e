import { takeReport } from '@/lib/services/library/report';
import { type At, answer } from '@/lib/services/requests/answer';

/** Accepts a report about a published version, from a form that needs no script. */
export const POST = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async (visit) => takeReport(visit, (await params).id));

import { answer } from '@/lib/services/requests/answer';
import { secretsOfTable } from '@/lib/services/tables/secrets';
import { requireLead } from '@/lib/services/tables/tables';

/** What there is to settle for the night; what was settled comes with the table's own line. */
export const GET = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { state } = await requireLead(services, (await params).id, memberId);
    return secretsOfTable(services, state);
  });

import { answer } from '@/lib/library/answer';
import { secretsOfTable } from '@/lib/library/night-secrets';
import { requireLead } from '@/lib/library/tables';

/** What there is to settle for the night; what was settled comes with the table's own line. */
export const GET = (request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  answer(request, async ({ house, memberId }) => {
    const { state } = await requireLead(house, (await params).id, memberId);
    return secretsOfTable(house, state);
  });

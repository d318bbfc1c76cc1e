import { type At, answer } from '@/lib/services/requests/answer';
import { secretsOfTable } from '@/lib/services/tables/secrets';
import { requireLead } from '@/lib/services/tables/tables';

/** Lists the secrets to decide for tonight. Decided ones come with the table's connection. */
export const GET = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { state } = await requireLead(services, (await params).id, memberId);
    return secretsOfTable(services, state);
  });

import { requireDraft } from '@/lib/services/drafts/drafts';
import { type At, answer } from '@/lib/services/requests/answer';
import { settledSecretsOf } from '@/lib/services/tables/secrets';

/** Returns the secrets decided at a table of this draft, for people who lead it; an empty object for others. */
export const GET = (request: Request, { params }: At): Promise<Response> =>
  answer(request, async ({ services, memberId }) => {
    const { id } = await requireDraft(services, (await params).id, memberId, 'edit');
    return settledSecretsOf(services, id, String(memberId));
  });

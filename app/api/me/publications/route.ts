import { listOwnPublications } from '@/lib/services/library/own-publications';
import { answer } from '@/lib/services/requests/answer';

export const GET = (request: Request): Promise<Response> =>
  answer(request, async ({ services, memberId, originForOthers }) =>
    memberId === undefined ? [] : listOwnPublications(services, memberId, originForOthers),
  );

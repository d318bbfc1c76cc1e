import { publishedArt } from '@/lib/services/library/pictures';
import type { At } from '@/lib/services/requests/answer';
import { answerPublic } from '@/lib/services/requests/answer-public';

export const GET = (request: Request, { params }: At<'id' | 'version' | 'hash'>): Promise<Response> =>
  answerPublic(request, async (visit) => {
    const { id, version, hash } = await params;
    return publishedArt(visit, id, version, hash);
  });

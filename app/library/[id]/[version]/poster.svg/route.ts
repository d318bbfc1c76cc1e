import { versionPoster } from '@/lib/services/library/pictures';
import type { At } from '@/lib/services/requests/answer';
import { answerPublic } from '@/lib/services/requests/answer-public';

/** Returns the poster of a published version. */
export const GET = (request: Request, { params }: At<'id' | 'version'>): Promise<Response> =>
  answerPublic(request, async (visit) => {
    const { id, version } = await params;
    return versionPoster(visit, id, version);
  });

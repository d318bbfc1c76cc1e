import { versionSample } from '@/lib/services/library/pictures';
import type { At } from '@/lib/services/requests/answer';
import { answerPublic } from '@/lib/services/requests/answer-public';

/** Returns a picture of a few cards of a published version. */
export const GET = (request: Request, { params }: At<'id' | 'version'>): Promise<Response> =>
  answerPublic(request, async (visit) => {
    const { id, version } = await params;
    return versionSample(visit, id, version, 'cards');
  });

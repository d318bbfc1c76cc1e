import { publishedArt } from '@/lib/services/library/pictures';
import { answerPublic } from '@/lib/services/requests/answer-public';

export const GET = (
  request: Request,
  { params }: { params: Promise<{ id: string; version: string; hash: string }> },
): Promise<Response> =>
  answerPublic(request, async (visit) => {
    const { id, version, hash } = await params;
    return publishedArt(visit, id, version, hash);
  });

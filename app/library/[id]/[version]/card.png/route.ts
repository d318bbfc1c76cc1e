import { linkCard } from '@/lib/services/library/pictures';
import { answerPublic } from '@/lib/services/requests/answer-public';

/** Returns the preview picture for links to a published version. */
export const GET = (
  request: Request,
  { params }: { params: Promise<{ id: string; version: string }> },
): Promise<Response> =>
  answerPublic(request, async (visit) => {
    const { id, version } = await params;
    return linkCard(visit, id, version);
  });

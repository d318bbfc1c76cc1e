import { formatFeed } from '@/lib/services/library/feed';
import { findPublications, readAsked } from '@/lib/services/library/find';
import { answerPublic } from '@/lib/services/requests/answer-public';

/** Returns the newest publications as a feed, filtered like the library's page. */
export const GET = (request: Request): Promise<Response> =>
  answerPublic(request, async ({ services, origin, address, cacheFor }) => {
    const asked = readAsked(new URL(request.url).searchParams);
    const { rows } = await findPublications(services, asked, address);
    return new Response(formatFeed(origin, asked, rows), {
      headers: { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': cacheFor(60) },
    });
  });

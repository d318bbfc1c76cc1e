import { answerPublic } from '@/lib/services/requests/answer-public';

// Next would answer files of this name once and for all, while it builds.
export const dynamic = 'force-dynamic';

/** Pages that need a link ask not to be indexed themselves, which a robot has to read them to learn. */
export const GET = (request: Request): Promise<Response> =>
  answerPublic(
    request,
    async ({ origin, cacheFor }) =>
      new Response(
        [
          'User-agent: *',
          'Disallow: /api/',
          'Disallow: /studio/',
          'Disallow: /library?',
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
        { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cacheFor(3_600) } },
      ),
  );

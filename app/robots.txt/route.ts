import { answerPublic } from '@/lib/services/requests/answer-public';

// Otherwise Next would render a file with this name once, at build time.
export const dynamic = 'force-dynamic';

/** Pages that need a link aren't disallowed: they ask not to be indexed, which robots learn only by reading them. */
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

import { PUBLIC_PAGES } from '@/app/_home/public-pages';
import { sitemapAnswer } from '@/lib/services/library/sitemap';
import { answerPublic } from '@/lib/services/requests/answer-public';

// Otherwise Next would render a file with this name once, at build time.
export const dynamic = 'force-dynamic';

/** Lists all pages that search engines may index. */
export const GET = (request: Request): Promise<Response> =>
  answerPublic(request, async (visit) => sitemapAnswer(visit, PUBLIC_PAGES));

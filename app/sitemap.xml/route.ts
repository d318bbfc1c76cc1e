import { PUBLIC_PAGES } from '@/app/_home/public-pages';
import { sitemapAnswer } from '@/lib/services/library/sitemap';
import { answerPublic } from '@/lib/services/requests/answer-public';

// Next would answer files of this name once and for all, while it builds.
export const dynamic = 'force-dynamic';

/** All pages that search engines may list. */
export const GET = (request: Request): Promise<Response> =>
  answerPublic(request, async (visit) => sitemapAnswer(visit, PUBLIC_PAGES));

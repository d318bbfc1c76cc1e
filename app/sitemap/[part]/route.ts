import { PUBLIC_PAGES } from '@/app/_home/public-pages';
import { parseNumber } from '@/lib/kernel/address-parts';
import { sitemapPart } from '@/lib/services/library/sitemap';
import type { At } from '@/lib/services/requests/answer';
import { answerPublic } from '@/lib/services/requests/answer-public';

/** Returns a part of a sitemap that is too long for one file. */
export const GET = (request: Request, { params }: At<'part'>): Promise<Response> =>
  answerPublic(request, async (visit) => sitemapPart(visit, PUBLIC_PAGES, parseNumber((await params).part) ?? 0));

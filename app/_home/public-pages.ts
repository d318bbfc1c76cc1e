import { GUIDE_PAGES } from './guides';
import { RULES_PAGES } from './rules';

/** Our own pages for search engines, as paths from the studio's root; the library adds its pages. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/guides',
  ...GUIDE_PAGES.map((slug) => `/guides/${slug}`),
  ...RULES_PAGES.map(({ address }) => address),
  '/privacy',
];

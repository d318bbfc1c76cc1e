import { systems } from '@/lib/systems/registry';
import { gameAddress } from './games';
import { GUIDE_PAGES } from './guides';
import { RULES_PAGES } from './rules';

/** Our own pages for search engines, as paths from the studio's root; the library adds its pages. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  ...systems.map(({ id }) => gameAddress(id)),
  ...systems.flatMap(({ starters }) => starters.map(({ id }) => `/ready/${id}`)),
  '/guides',
  ...GUIDE_PAGES,
  ...RULES_PAGES.map(({ address }) => address),
  '/privacy',
];

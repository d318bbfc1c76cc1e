import { systems } from '@/lib/systems/registry';
import { gameAddress } from './games';
import { GUIDE_SLUGS, guideAddress, rulesAddress } from './guide-addresses';

/** Our own pages for search engines, as paths from the studio's root; the library adds its pages. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  ...systems.map(({ id }) => gameAddress(id)),
  ...systems.flatMap(({ starters }) => starters.map(({ id }) => `/ready/${id}`)),
  '/guides',
  ...GUIDE_SLUGS.map(guideAddress),
  ...systems.map(({ id }) => rulesAddress(id)),
  '/privacy',
];

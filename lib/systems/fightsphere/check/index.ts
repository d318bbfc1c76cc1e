import { checkerOf } from '@/lib/tabletop/reporter';
import type { Campaign } from '../schema';
import { checkReferences } from './codes';
import { checkCore, checkEpisodes, checkGladiators, checkLayers, checkWorld } from './world';

/** Everything wrong with a campaign, or worth a second look (rules 12). In the order in which one is made. */
export const check = checkerOf(
  (body: Campaign) => body,
  [checkWorld, checkLayers, checkEpisodes, checkGladiators, checkCore, checkReferences],
);

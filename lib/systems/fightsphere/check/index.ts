import { checkerOf } from '@/lib/tabletop/authoring/reporter';
import type { Campaign } from '../schema';
import { checkReferences } from './codes';
import { checkCore, checkEpisodes, checkGladiators, checkLayers, checkWorld } from './world';

/** Returns all issues of a campaign (rules 12), in the order in which a campaign is made. */
export const check = checkerOf(
  (body: Campaign) => body,
  [checkWorld, checkLayers, checkEpisodes, checkGladiators, checkCore, checkReferences],
);

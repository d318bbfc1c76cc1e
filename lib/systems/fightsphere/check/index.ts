import { checkerOf } from '@/lib/tabletop/authoring/reporter';
import type { Campaign } from '../schema';
import { checkBalance } from './balance';
import { checkReferences } from './codes';
import { checkGladiators } from './gladiators';
import { checkPrepared } from './prepared';
import { checkCore, checkEpisodes, checkLayers, checkWorld } from './world';

/** Returns all issues of a campaign (rules 12), in the order in which a campaign is made. */
export const check = checkerOf(
  (body: Campaign) => body,
  [checkWorld, checkLayers, checkEpisodes, checkPrepared, checkGladiators, checkBalance, checkCore, checkReferences],
);

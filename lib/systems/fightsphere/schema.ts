import type { z } from 'zod';
import { declinedSuggestions } from '@/lib/schema/hidden-lists';
import { part } from '@/lib/schema/short-fields';
import { campaign, core, layers, options } from './fields/campaign';
import { episodes } from './fields/episodes';
import { npcGladiators, pregens } from './fields/gladiators';

/** Schema of a campaign: shape and limits of rules 12. The check judges whether a campaign is good. */
export const schema = part('Campaign', 'A way down through the Sphere, and the people who fight for it.', {
  ...campaign,
  layers,
  episodes,
  core,
  pregens,
  npcGladiators,
  options,
  declined: declinedSuggestions(),
});

export type Campaign = z.infer<typeof schema>;
export type Episode = Campaign['episodes'][number];
export type Community = Episode['communities'][number];
export type Problem = Episode['problems'][number];
export type Gladiator = Campaign['npcGladiators'][number];
export type HouseRules = Campaign['options'];

import { chapter, heading, small } from '@/lib/kit/short-blocks';
import { houseRuleBlocks } from '@/lib/tabletop/house-rules';
import { CREDIT } from '../credit';
import { options } from '../fields/options';
import { rulesLeaflet } from './input';
import { conflict } from './leaflet/conflict';
import { encounter, leavingAndTruces } from './leaflet/encounter';
import { aim, drives, layers, making } from './leaflet/making';
import { core, out } from './leaflet/out';

/** The whole game, under the house rules of this campaign. */
export const leaflet = rulesLeaflet(
  (input) => [
    ...chapter('How to play', [...aim(), ...making(input), ...drives()]),
    ...chapter('Turns', [...layers(input), ...conflict(input.body)]),
    ...chapter('Encounters', [...encounter(input.body), ...leavingAndTruces(input.body)]),
    ...chapter('The way down', [...out(input.body), ...core(input.body)]),
    heading('House rules'),
    ...houseRuleBlocks(options, input.body.options),
    small(CREDIT),
  ],
  { small: true },
);

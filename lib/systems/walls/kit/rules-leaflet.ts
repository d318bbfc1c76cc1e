import { chapter, heading } from '@/lib/kit/short-blocks';
import { houseRuleBlocks } from '@/lib/tabletop/house-rules';
import { options } from '../fields/options';
import { rulesLeaflet } from './input';
import { aim, settingUp } from './leaflet/setting-up';
import { credit, ending, trapped } from './leaflet/trapped';
import { moving, round } from './leaflet/turn';
import { wall } from './leaflet/wall';

/** The whole game, under the house rules of this arena. */
export const leaflet = rulesLeaflet((input) => [
  ...chapter('How to play', [...aim(input), ...settingUp(input)]),
  ...chapter('Turns', [...round(input), ...moving(input), ...wall(input), ...trapped(input), ...ending(input)]),
  heading('House rules'),
  ...houseRuleBlocks(options, input.body.options),
  ...credit(),
]);

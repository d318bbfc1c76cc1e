import { flow, heading } from '@/lib/kit/short-blocks';
import { objectShapeOf } from '@/lib/schema/shape';
import { houseRuleBlocks } from '@/lib/tabletop/house-rules';
import { options } from '../fields/options';
import { rulesLeaflet } from './input';
import { aim, settingUp } from './leaflet/setting-up';
import { credit, ending, trapped } from './leaflet/trapped';
import { moving, round } from './leaflet/turn';
import { wall } from './leaflet/wall';

/** The whole game, under the house rules of this arena. */
export const leaflet = rulesLeaflet((input) => [
  heading('How to play'),
  ...flow([...aim(input), ...settingUp(input)]),
  heading('Turns'),
  ...flow([...round(input), ...moving(input), ...wall(input), ...trapped(input), ...ending(input)]),
  heading('House rules'),
  ...houseRuleBlocks(objectShapeOf(options), input.body.options),
  ...credit(),
]);

import { chapter } from '@/lib/kit/short-blocks';
import { houseRulesChapter } from '@/lib/tabletop/house-rules';
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
  ...houseRulesChapter(options, input.body.options),
  ...credit(),
]);

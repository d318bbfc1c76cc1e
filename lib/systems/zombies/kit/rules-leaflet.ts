import { chapter } from '@/lib/kit/short-blocks';
import { houseRulesChapter } from '@/lib/tabletop/house-rules';
import { options } from '../fields/table';
import { rulesLeaflet } from './input';
import { creatures } from './leaflet/creatures';
import { howToPlay, turns } from './leaflet/turns';

/** The whole game, under the house rules of this box. */
export const leaflet = rulesLeaflet(
  ({ body }) => [
    ...chapter('How to play', howToPlay(body)),
    ...chapter('Turns', turns(body)),
    ...chapter('Creatures', creatures(body)),
    ...houseRulesChapter(options, body.options),
  ],
  { small: true },
);

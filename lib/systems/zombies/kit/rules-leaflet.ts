import { flow, heading } from '@/lib/kit/short-blocks';
import { objectShapeOf } from '@/lib/schema/shape';
import { houseRuleBlocks } from '@/lib/tabletop/house-rules';
import { options } from '../fields/table';
import { rulesLeaflet } from './input';
import { creatures } from './leaflet/creatures';
import { howToPlay, turns } from './leaflet/turns';

/** The whole game, under the house rules of this box. */
export const leaflet = rulesLeaflet(
  ({ body }) => [
    heading('How to play'),
    ...flow(howToPlay(body)),
    heading('Turns'),
    ...flow(turns(body)),
    heading('Creatures'),
    ...flow(creatures(body)),
    heading('House rules'),
    ...houseRuleBlocks(objectShapeOf(options), body.options),
  ],
  { small: true },
);

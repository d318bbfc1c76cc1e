import { flow, heading } from '@/lib/kit/short-blocks';
import { objectShapeOf } from '@/lib/schema/shape';
import { houseRuleBlocks } from '@/lib/tabletop/house-rules';
import { options } from '../fields/table';
import { rulesLeaflet } from './input';
import { actions, award, ending, linkLock, trapped } from './leaflet/creatures';
import { aim, aiming, empty, settingUp, sorts, turn } from './leaflet/turns';

/** The whole game, under the house rules of this box. */
export const leaflet = rulesLeaflet(
  (input) => [
    heading('How to play'),
    ...flow([...aim(input), ...sorts(input), ...settingUp(input)]),
    heading('Turns'),
    ...flow([...turn(input), ...aiming(input), ...empty(input)]),
    heading('Creatures'),
    ...flow([...trapped(input), ...award(input), ...linkLock(input), ...actions(), ...ending(input)]),
    heading('House rules'),
    ...houseRuleBlocks(objectShapeOf(options), input.body.options),
  ],
  { small: true },
);

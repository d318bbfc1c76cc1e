import { chapter, flow, heading, section, small } from '@/lib/kit/short-blocks';
import { houseRuleBlocks } from '@/lib/tabletop/house-rules';
import { CREDIT } from '../credit';
import { options } from '../fields/options';
import { makers } from './input';
import { conflict, core, defeatTable, diceTable, out } from './leaflet/conflict';
import { encounter, leavingAndTruces } from './leaflet/encounter';
import { aim, driveTable, layers, making, ties } from './leaflet/making';

/** The whole game, under the house rules of this campaign. */
export const leaflet = makers.rulesLeaflet(
  (input) => [
    ...chapter('How to play', [...aim(), ...making(input)]),
    { block: 'break' },
    ...section('Drive and ties', 2, [driveTable(), ...flow([ties()])]),
    ...chapter('Turns', layers(input)),
    { block: 'break' },
    heading('A conflict'),
    diceTable(),
    ...flow(conflict(input.body.options)),
    ...chapter('Encounters', [...encounter(input.body.options), ...leavingAndTruces(input.body.options)]),
    heading('The way down'),
    ...section('Defeated or last standing', 2, [defeatTable(input.body.options)]),
    ...flow([...out(), ...core(input.body.options)]),
    heading('House rules'),
    ...houseRuleBlocks(options, input.body.options),
    small(CREDIT),
  ],
  { small: true },
);

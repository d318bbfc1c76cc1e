import { chapter, flow, heading, section, small, text } from '@/lib/kit/short-blocks';
import { houseRuleBlocks } from '@/lib/tabletop/house-rules';
import { CREDIT } from '../credit';
import { options as fields } from '../fields/options';
import { makers } from './input';
import { aftermath, endings, night } from './leaflet/after';
import { aim, map } from './leaflet/beginning';
import { conflict, diceTable, extraDice, firstReading, secondReading, specialCases } from './leaflet/conflict';

/** The whole game, under the house rules of this siege. */
export const leaflet = makers.rulesLeaflet(
  ({ body, body: { options } }) => [
    ...chapter('How to play', aim()),
    heading('The map'),
    ...map(),
    ...chapter('A conflict', conflict(options)),
    ...section('Dice', 2, [diceTable(options), text(extraDice(options))]),
    ...section('First reading', 2, firstReading(options)),
    ...section('Second reading', 2, secondReading()),
    ...chapter('Other rolls', specialCases(options)),
    ...chapter('What it leaves behind', aftermath(options)),
    heading('The night'),
    ...flow(night(body)),
    endings(),
    heading('House rules'),
    ...houseRuleBlocks(fields, options),
    small(CREDIT),
  ],
  { small: true },
);

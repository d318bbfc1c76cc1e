import { bullets, chapter, flow, heading, section, small, text } from '@/lib/kit/short-blocks';
import { houseRuleBlocks } from '@/lib/tabletop/house-rules';
import { CREDIT } from '../credit';
import { options } from '../fields/options';
import { makers } from './input';
import { aftermath, endings, night, recovery, sessionRolls } from './leaflet/after';
import { aim, cast, map } from './leaflet/beginning';
import {
  conflict,
  degreeTable,
  diceTable,
  example,
  extraDice,
  firstReading,
  secondReading,
  specialCases,
} from './leaflet/conflict';

/** The whole game, under the house rules of this siege. */
export const leaflet = makers.rulesLeaflet(
  ({ body }) => [
    ...chapter('How to play', [...aim(), ...cast()]),
    ...chapter('The map', map()),
    ...chapter('A conflict', conflict(body.options)),
    ...section('Dice', 2, [diceTable(body.options), text(extraDice(body.options))]),
    ...section('First reading', 2, flow(firstReading(body.options))),
    ...section('Second reading', 2, [...flow(secondReading()), degreeTable(), ...example()]),
    ...chapter('Other rolls', specialCases(body.options)),
    ...chapter('What it leaves behind', aftermath(body.options)),
    heading('The night'),
    ...flow([
      ...night(body),
      ...section('End of a session', 2, [
        text('After every session but the last, each two people inside may do this:'),
        bullets(sessionRolls(body.options)),
      ]),
      ...section('Recovery', 2, [bullets(recovery())]),
    ]),
    endings(),
    heading('House rules'),
    ...houseRuleBlocks(options, body.options),
    small(CREDIT),
  ],
  { small: true },
);

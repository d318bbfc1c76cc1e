import type { Block } from '@/lib/kit/blocks';
import { bullets, cells, section, table, text } from '@/lib/kit/short-blocks';
import type { Campaign } from '../../schema';

type HouseRules = Campaign['options'];

/** What players do who are out, below the table of defeats (rules 9). */
export const out = (): readonly Block[] => [
  text('You were left for dead, or the floor gave way: say how you dropped out.'),
  ...section('Judgment Pool', 2, [bullets(judgmentUses())]),
];

/** What comes of defeat and of survival (rules 9). */
export const defeatTable = ({ npcLastStanding }: HouseRules): Block =>
  table(Object.entries({ Who: 4, 'What becomes of them': 5 }), [
    cells('NPC Gladiator, defeated', 'dead'),
    cells(
      'Player’s Gladiator, defeated before the Core',
      'out of the episode; wakes on the next layer with a pool as large as its Threshold',
    ),
    cells('Player’s Gladiator, last standing', 'goes on with the old pool and the new Threshold added'),
    cells(
      'NPC Gladiator, last standing',
      npcLastStanding === 'gains' ? 'the same' : 'goes on with the old pool (house rule)',
    ),
    cells('Player’s Gladiator, defeated in the Core', 'dead'),
  ]);

export const judgmentUses = (): readonly string[] => [
  'When your Gladiator is knocked out, last standing, or dead in the Core, you get as many dice as the layer’s Threshold, and one for each of that Gladiator’s ties.',
  'Frame scenes for other players when they ask.',
  'Put dice into any conflict, on either side, once both are built. In an encounter back one Gladiator, who has to show more ones than each opponent compared.',
  'Stakes are reversed: you lose these dice only if the side you backed **succeeds**.',
  'What is left is gone when the layer ends, and each time is counted from scratch. In the Core it lasts to the end.',
];

/** The last episode (rules 10). */
export const core = ({ options }: Campaign): readonly Block[] =>
  section('The Core', 2, [
    text(
      'It opens when the last NPC Gladiator is dead and open episodes are done. One episode for all players’ Gladiators, with the next Threshold in line. Who falls here is dead. It ends with one alive: that player tells the epilogue and decides what the Sphere is for.',
    ),
    text(CORE_TIE[options.coreTie]),
    text('Look back on the whole campaign for it, the GM’s hints included.'),
  ]);

const CORE_TIE: Readonly<Record<HouseRules['coreTie'], string>> = {
  highestPool: 'If all fall in one roll, the highest pool survives. Equal pools share the epilogue.',
  shared: 'If all fall in one roll, they share the epilogue (house rule).',
};

import { percent } from '@/lib/kernel/words';
import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { cells, flow, heading, onePageEach, sections, steps, subsections, table, text } from '@/lib/kit/short-blocks';
import { written } from '@/lib/tabletop/pieces/pictured';
import { copiesForPlayers } from '@/lib/tabletop/pieces/piece-makers';
import { counted } from '@/lib/tabletop/words/wording';
import { layerName } from '../names';
import { successChance } from '../rules/odds';
import { thresholdOf } from '../rules/ratings';
import type { Campaign, HouseRules } from '../schema';
import { makers } from './input';
import {
  DICE_TABLE,
  DRIVE_TABLE,
  defeatTable,
  encounterSteps,
  failure,
  JUDGMENT_USES,
  leavingAndTruces,
  losing,
  outcome,
  REWARDS,
} from './leaflet/conflict';

/** A player's reference: four small pages on one folded sheet, one for each player (rules 13). */
export const playerReference = makers.copiesPiece(
  { id: 'player-reference', title: 'Player references', audience: 'player' },
  ({ body: { options }, players }) => copiesForPlayers(players, () => onePageEach(lookedUp(options))),
  { booklet: true, small: true },
);

const lookedUp = (options: HouseRules): readonly (readonly Block[])[] => [
  [
    heading('A conflict'),
    DICE_TABLE,
    text(outcome(options)),
    ...subsections({ 'Success: take one': REWARDS, 'Failure: all of these': failure(options) }),
  ],
  [
    heading('An encounter'),
    steps(encounterSteps(options)),
    ...subsections({ 'If you lose to somebody': losing(options) }),
  ],
  [heading('Leaving'), ...leavingAndTruces(options), ...sections({ 'Judgment Pool': JUDGMENT_USES })],
  [
    heading('Drive and defeat'),
    DRIVE_TABLE,
    defeatTable(options),
    text(
      'You begin alone and think of nothing but staying alive. Find out what matters to this person, and show it by taking sides. To win without having lost everybody is to do better than most.',
    ),
  ],
];

const DICE = [1, 2, 4, 6, 8, 10, 12];
/** Enough layers to see how the odds develop. */
const LAYERS_SHOWN = 12;

/** The GM's reference: how to run the game, odds by layer, and hints to drop (rules 4, 5 and 11). */
export const gmReference = makers.headed('gm-reference', 'GM’s reference', 'gm', ({ body }) => [
  ...flow(
    sections({
      'Your job': [
        'Think of an old television serial: the trouble is there before the strangers come, and they judge it and take sides. Prepare the trouble, not the answer.',
        [
          'You run the NPCs, the NPC Gladiators and the Sphere. You decide whether a background bears on a scene. Shared tags are a hint, no more.',
          'People know a Gladiator on sight. Some see death come in, some a saviour. They beg, and they scheme.',
          'Leave supplies alone unless they are the trouble.',
          'Tell results so that they set up later scenes, and bring back NPCs with ties.',
          'Never say what the Core means. Hint.',
        ],
      ],
      'On a turn': steps([
        'Frame a scene if the player asks you to. Only players start encounters.',
        'It plays in that player’s own episode. Whoever frames it says which NPCs are there; you say whether the background counts.',
        'Roll as many dice as the Threshold.',
        'On a failure tell a cut-scene about a living NPC Gladiator, who may take a reward, or resume an encounter that was broken off.',
        'Have somebody write down what is now true.',
      ]),
      'Between layers': [
        'Ask who shares an episode with whom. Two Gladiators at least in each; fill up with NPC Gladiators. Say which.',
        'Give each group a brief of the layer, or make one up, and note it on the layer tracker.',
        'Pools as the table in the player reference says. Judgment Pools are gone. Counters with a fist are for NPC Gladiators in an episode; the ledger has the others.',
        'Drives may be exchanged now, once in the campaign.',
        'No NPC Gladiator lives? The Core comes next, with a brief of its own.',
      ],
      'Hints about the Core': written(body.coreHints, (hint) => hint.text).map(asMarkdown),
    }),
  ),
  ...sections({ 'Chance of success in a conflict': odds(body) }),
]);

/** Chances of success by layer and dice, under the house rules. */
function odds(body: Campaign): Block {
  const layers = Array.from({ length: Math.min(LAYERS_SHOWN, Math.max(1, body.layers.length)) }, (_, place) => {
    const threshold = thresholdOf(body, place);
    const chances = DICE.map((dice) => percent(successChance(dice, threshold, body.options.tieFails).share));
    return cells(layerName(body, place), String(threshold), ...chances);
  });
  const columns = DICE.map((dice) => [counted(dice, 'die', 'dice'), 2] as const);
  return table([...Object.entries({ Layer: 5, Threshold: 2 }), ...columns], layers);
}

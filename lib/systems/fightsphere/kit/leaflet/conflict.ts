import type { Block } from '@/lib/kit/blocks';
import { bullets, cells, section, table, text } from '@/lib/kit/short-blocks';
import type { Campaign } from '../../schema';

type HouseRules = Campaign['options'];

/** A roll against the layer (rules 5). */
export const conflict = ({ options }: Campaign): readonly Block[] => [
  text(
    'Roll at least one die. There is no other base die. Gamble and bought ties together are no more than your pool. The GM rolls as many dice as the Threshold.',
  ),
  text(outcome(options)),
  ...section('If you succeed', 3, [text('You keep your gamble. Take one of these:'), bullets(rewards())]),
  ...section('If you fail', 3, [bullets(failure(options))]),
  text(
    '*Example:* from a pool of 5 you buy a tie with a rating of 2 and gamble 2 dice, and your background counts: 2 + 2 + 1 is 5 dice. If you succeed, your pool is 4 before the reward. If you fail, it is 2, and the tie rests for two conflicts.',
  ),
];

/** Where a player's dice come from. */
export const diceTable = (): Block =>
  table(Object.entries({ Dice: 3, Cost: 3, Adds: 5 }), [
    cells(
      'Background',
      'nothing',
      '1 die, once a roll, if the GM agrees that a detail of your back story bears on it: a skill or a sore point',
    ),
    cells('Gamble', 'lost if you fail', 'as many as you like'),
    cells(
      'Tie',
      '1 die of your pool, never refunded',
      'its rating. Say what the NPC has to do with it, even as an obstacle. Buy several if you like',
    ),
    cells('Judgment', 'nothing to you', 'what players who are out add'),
  ]);

export const outcome = ({ tieFails }: HouseRules): string =>
  tieFails
    ? 'Count ones. You succeed with more ones than the GM. Equal ones are a failure.'
    : 'Count ones. You succeed with at least as many ones as the GM (house rule).';

export const rewards = (): readonly string[] => [
  '1 die for your pool;',
  'a tie to an NPC of the scene whom you have no tie with, unless lost;',
  '+1 to the base of a tie whose NPC was in the scene, bought or not.',
];

export const failure = ({ restUnit }: HouseRules): readonly string[] => [
  'Gambled dice leave your pool.',
  `Each tie you bought rests for as many conflicts as its rating (0: not at all). ${RESTS[restUnit]} A resting tie adds nothing. Its NPC may appear, but something bad happens to that person.`,
  'The GM tells a cut-scene about any living NPC Gladiator, in whatever episode or none. That Gladiator may take one of the three rewards, from the cut-scene.',
  'Instead, the GM may resume an encounter between you and an NPC Gladiator that was broken off when one of you got away. It comes on your next turn, and the NPC Gladiator has the initiative.',
];

const RESTS: Readonly<Record<HouseRules['restUnit'], string>> = {
  own: 'Every later conflict of yours counts, encounters too.',
  episode: 'Every later conflict in your episode counts, also those of others (house rule).',
};

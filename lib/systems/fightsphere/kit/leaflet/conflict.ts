import type { Block } from '@/lib/kit/blocks';
import { wordTable } from '@/lib/kit/short-blocks';
import type { HouseRules } from '../../schema';

// What leaflet and references say of a conflict (rules 5), and of those who are out (rules 9).

/** Where a player's dice come from. */
export const DICE_TABLE = wordTable({ Dice: 3, Cost: 3, Adds: 5 }, [
  [
    'Background',
    'nothing',
    '1 die, once a roll, if the GM agrees that a detail of your back story bears on it: a skill or a sore point',
  ],
  ['Gamble', 'lost if you fail', 'as many as you like'],
  [
    'Tie',
    '1 die of your pool, never refunded',
    'its rating. Say what the NPC has to do with it, even as an obstacle. Buy several if you like',
  ],
  ['Judgment', 'nothing to you', 'what players who are out add'],
]);

export const outcome = ({ tieFails }: HouseRules): string =>
  tieFails
    ? 'Count ones. You succeed with more ones than the GM. Equal ones are a failure.'
    : 'Count ones. You succeed with at least as many ones as the GM (house rule).';

export const REWARDS = [
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

/** What comes of defeat and of survival (rules 9). */
export const defeatTable = ({ npcLastStanding }: HouseRules): Block =>
  wordTable({ Who: 4, 'What becomes of them': 5 }, [
    ['NPC Gladiator, defeated', 'dead'],
    [
      'Player’s Gladiator, defeated before the Core',
      'out of the episode; wakes on the next layer with a pool as large as its Threshold',
    ],
    ['Player’s Gladiator, last standing', 'goes on with the old pool and the new Threshold added'],
    [
      'NPC Gladiator, last standing',
      npcLastStanding === 'gains' ? 'the same' : 'goes on with the old pool (house rule)',
    ],
    ['Player’s Gladiator, defeated in the Core', 'dead'],
  ]);

export const JUDGMENT_USES = [
  'When your Gladiator is knocked out, last standing, or dead in the Core, you get as many dice as the layer’s Threshold, and one for each of that Gladiator’s ties.',
  'Frame scenes for other players when they ask.',
  'Put dice into any conflict, on either side, once both are built. In an encounter back one Gladiator, who has to show more ones than each opponent compared.',
  'Stakes are reversed: you lose these dice only if the side you backed **succeeds**.',
  'What is left is gone when the layer ends, and each time is counted from scratch. In the Core it lasts to the end.',
];

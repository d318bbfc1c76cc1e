import type { Block } from '@/lib/kit/blocks';
import { sections, wordTable } from '@/lib/kit/short-blocks';
import type { HouseRules } from '../../schema';

// Shared by leaflet and references: conflicts (rules 5) and players who are out (rules 9).

// Shared by leaflet and references: encounters (rules 7) and drives.

export const encounterSteps = (options: HouseRules): readonly string[] => [
  '**Bonuses** for first meetings go to pools and stay there: once for each pair in an episode, resumed or not. Resting ties count.',
  '**Initiative:** the framer says background, gamble and ties, as in any conflict.',
  '**The others** follow in turn order. Nobody gambles more dice than the initiative did; if that was none, nobody gambles. Ties and background have no such limit.',
  `${options.npcDisengage ? 'Any of them' : 'Any player’s Gladiator, but no NPC Gladiator (house rule),'} may declare to **disengage**, the initiative included.`,
  'An NPC bought by one adds dice to all who are tied to that NPC, unless their tie rests.',
  '**Betrayals** are declared, then **Judgment dice**.',
  'All roll, at least one die each. The Threshold does not matter. Compare **every pair**: more ones wins, and the difference is its Victories. Equal ones do nothing. All results apply together.',
  ...(options.encounterReward === 'standard'
    ? ['If you beat somebody and lost to nobody, take one reward as in a conflict (house rule).']
    : []),
];

export const losing = (options: HouseRules): readonly string[] => [
  'Your gamble leaves your pool, once, however many you lose to.',
  'Add up the Victories against you. So many more dice leave your pool.',
  'Take as many points off ratings of the ties you used, split as you like; those that helped by another’s purchase count as used. All points must be taken, even far below 0. No ties used: nothing happens.',
  'Pool below 0: you are defeated. At 0 you are still up.',
  'Rating below 0: that NPC is dead, mad or gone, and lost to everybody.',
  options.encounterCooldown
    ? 'Ties you used rest as after a failure, for the rating that is left (house rule).'
    : 'Ties do not rest after an encounter.',
  ...(options.encounterReward === 'none' ? ['Winners get nothing.'] : []),
];

/** Disengaging, truces and betrayal (rules 8). */
export const leavingAndTruces = (options: HouseRules): readonly Block[] =>
  sections({
    Disengage: `You get away with more ones than everybody else in the encounter, partners included. Equal is not enough. ${HARM[options.disengageHarm]} If only two were in it, it is over for both.`,
    'Truce and betrayal': [
      'On your turn, before a scene, you may offer one Gladiator of your episode a truce: once a turn, even if you are fighting. The answer comes at once; the GM gives it for an NPC Gladiator. It lasts until the episode ends.',
      'A truce needs more than two Gladiators in the episode, and is over the moment only its two are left. If they were in an encounter then, it goes on between them.',
      'Partners may share scenes without an encounter, each with a conflict of their own and never against each other. They cannot help one another or put dice together. In an encounter they are not compared.',
      `Once all rolls are built, a partner may **betray**: the traitor’s pool gains the Threshold at once, the two are compared in this roll, and the truce is over. If both betray, both gain and are compared once. ${USABLE[String(options.betrayalBonusUsableThisRoll)]}`,
    ],
  });

const HARM: Readonly<Record<HouseRules['disengageHarm'], string>> = {
  normal: 'Losses count all the same.',
  none: 'Then your pairs have no effect on anybody (house rule).',
};

const USABLE: Readonly<Record<string, string>> = {
  false: 'The bonus cannot be gambled in this roll, but it cushions losses.',
  true: 'The traitor may gamble more at once, within the limit; the initiative has none, and the limit of the others stays (house rule).',
};

/** Effects of drives on ties (rules 6). */
export const DRIVE_TABLE = wordTable({ '': 4, 'Death wish': 3, 'Reason to Live': 3 }, [
  ['Rating of a tie', 'base + 1', 'base − 1'],
  ['A new tie', '2', '0'],
  ['First meeting in an episode', 'Opponents gain a die for each of your ties', 'You gain a die for each of your ties'],
]);

/** Sources of a player's dice. */
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
    'its rating. The NPC is then in the scene: say how, even as an obstacle. Buy several if you like',
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
  'Instead, the GM may resume an encounter between you and an NPC Gladiator that was broken off when one of you got away. It comes on your next turn, and the NPC Gladiator has the initiative. It is dropped if by then one of you has fallen or fights elsewhere, or you have a truce.',
];

const RESTS: Readonly<Record<HouseRules['restUnit'], string>> = {
  own: 'Every later conflict of yours counts, encounters too.',
  episode: 'Every later conflict in your episode counts, also those of others (house rule).',
};

/** Consequences of defeat and survival (rules 9). */
export const defeatTable = ({ npcLastStanding }: HouseRules): Block =>
  wordTable({ Who: 4, 'What becomes of them': 5 }, [
    ['NPC Gladiator, defeated', 'dead'],
    [
      'Player’s Gladiator, defeated before the Core',
      'out of the episode; wakes on the next layer with a pool as large as its Threshold',
    ],
    ['Player’s Gladiator, last standing', 'goes on with the old pool and the new Threshold added'],
    ['NPC Gladiator in no episode', 'keeps the pool'],
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

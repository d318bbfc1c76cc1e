import type { Block } from '@/lib/kit/blocks';
import { sections, wordTable } from '@/lib/kit/short-blocks';
import type { HouseRules } from '../../schema';

// What leaflet and references say of Gladiators against each other (rules 7), and of drives.

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

/** Getting out, and getting along (rules 8). */
export const leavingAndTruces = (options: HouseRules): readonly Block[] =>
  sections({
    Disengage: `You get away with more ones than everybody else in the encounter, partners included. Equal is not enough. ${HARM[options.disengageHarm]} If only two were in it, it is over for both.`,
    'Truce and betrayal': [
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

/** What a drive does to ties (rules 6). */
export const DRIVE_TABLE = wordTable({ '': 4, 'Death wish': 3, 'Reason to Live': 3 }, [
  ['Rating of a tie', 'base + 1', 'base − 1'],
  ['A new tie', '2', '0'],
  ['First meeting in an episode', 'Opponents gain a die for each of your ties', 'You gain a die for each of your ties'],
]);

import { oneOf, part, yesNo } from '@/lib/schema/short-fields';

/** House rules, with the defaults of rules 12. */
export const options = part('House rules', 'Where the rules leave a choice. The defaults suit most tables.', {
  tieFails: yesNo('Equal ones fail', 'In an ordinary conflict, as many ones as the GM are not enough.', true),
  restUnit: oneOf('Ties rest for', 'Which later conflicts bring a used tie back.', {
    own: 'The Gladiator’s conflicts',
    episode: 'Any conflict of the episode',
  }),
  encounterReward: oneOf(
    'Winning an encounter roll',
    'Whether a Gladiator who beat somebody and lost to nobody takes a reward.',
    { none: 'No reward', standard: 'One reward, as after a success' },
  ),
  encounterCooldown: yesNo(
    'Ties rest after a lost encounter roll',
    'The ties that the loser used rest for as many conflicts as they are still worth.',
  ),
  disengageHarm: oneOf(
    'Getting away',
    'What the roll does to a Gladiator who gets away, and to those it was compared with.',
    { normal: 'Losses count', none: 'No losses on either side' },
  ),
  npcDisengage: yesNo('NPC Gladiators may disengage', 'Otherwise only players’ Gladiators try to get away.', true),
  betrayalBonusUsableThisRoll: yesNo(
    'A betrayer may gamble more at once',
    'The dice gained by betrayal can be gambled in the same roll.',
  ),
  npcLastStanding: oneOf('An NPC Gladiator is last standing', 'What becomes of its pool.', {
    gains: 'It grows by the next Threshold',
    unchanged: 'It stays as it is',
  }),
  npcAlone: oneOf(
    'NPC Gladiators are left alone',
    'What happens once every player’s Gladiator is out of the episode.',
    { oneSurvives: 'One survives', allSurvive: 'All survive' },
  ),
  coreTie: oneOf('The last fall together', 'Who survives the Core if all fall in one roll.', {
    highestPool: 'The highest pool',
    shared: 'They share the epilogue',
  }),
  npcGladiatorsFrom: oneOf(
    'Source of NPC Gladiators',
    'The campaign, or the Gladiators that players make on the first evening and do not pick.',
    { scenario: 'The campaign', players: 'The players' },
  ),
});

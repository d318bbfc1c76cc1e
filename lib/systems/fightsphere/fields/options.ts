import { choice, group, toggle } from '@/lib/schema/fields';

/** House rules, with the defaults of rules 12. */
export const options = group(
  {
    tieFails: toggle({
      title: 'Equal ones fail',
      description: 'In an ordinary conflict, as many ones as the GM are not enough.',
      initial: true,
    }),
    restUnit: choice(['own', 'episode'], {
      title: 'Ties rest for',
      description: 'Which later conflicts bring a used tie back.',
      labels: { own: 'The Gladiator’s conflicts', episode: 'Any conflict of the episode' },
    }),
    encounterReward: choice(['none', 'standard'], {
      title: 'Winning an encounter roll',
      description: 'Whether a Gladiator who beat somebody and lost to nobody takes a reward.',
      labels: { none: 'No reward', standard: 'One reward, as after a success' },
    }),
    encounterCooldown: toggle({
      title: 'Ties rest after a lost encounter roll',
      description: 'The ties that the loser used rest for as many conflicts as they are still worth.',
    }),
    disengageHarm: choice(['normal', 'none'], {
      title: 'Getting away',
      description: 'What the roll does to a Gladiator who gets away, and to those it was compared with.',
      labels: { normal: 'Losses count', none: 'No losses on either side' },
    }),
    npcDisengage: toggle({
      title: 'NPC Gladiators may disengage',
      description: 'Otherwise only players’ Gladiators try to get away.',
      initial: true,
    }),
    betrayalBonusUsableThisRoll: toggle({
      title: 'A betrayer may gamble more at once',
      description: 'The dice gained by betrayal can be gambled in the same roll.',
    }),
    npcLastStanding: choice(['gains', 'unchanged'], {
      title: 'An NPC Gladiator is last standing',
      description: 'What becomes of its pool.',
      labels: { gains: 'It grows by the next Threshold', unchanged: 'It stays as it is' },
    }),
    npcAlone: choice(['oneSurvives', 'allSurvive'], {
      title: 'NPC Gladiators are left alone',
      description: 'What happens once every player’s Gladiator is out of the episode.',
      labels: { oneSurvives: 'One survives', allSurvive: 'All survive' },
    }),
    coreTie: choice(['highestPool', 'shared'], {
      title: 'The last fall together',
      description: 'Who survives the Core if all fall in one roll.',
      labels: { highestPool: 'The highest pool', shared: 'They share the epilogue' },
    }),
    npcGladiatorsFrom: choice(['scenario', 'players'], {
      title: 'Source of NPC Gladiators',
      description: 'The campaign, or the Gladiators that players make on the first evening and do not pick.',
      labels: { scenario: 'The campaign', players: 'The players' },
    }),
  },
  { title: 'House rules', description: 'Where the rules leave a choice. The defaults suit most tables.' },
);

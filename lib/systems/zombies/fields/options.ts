import { choice, group, optionalCount, toggle } from '@/lib/schema/fields';

/** House rules, with the defaults of rules 13. */
export const options = group(
  {
    roundReset: choice(['keep', 'redeal'], {
      title: 'After a round',
      description: 'The cards that were turned up lie down again where they were, or everything is dealt again.',
      labels: { keep: 'Rows stay', redeal: 'Deal everything again' },
    }),
    revealedSpecials: choice(['discard', 'turnBack'], {
      title: 'Special cards under a trap',
      description: 'What happens to a Super Trap! or Link & Lock that somebody else’s trap turned up.',
      labels: { discard: 'Discarded', turnBack: 'Turned down again' },
    }),
    linkLockHold: toggle({
      title: 'Link & Lock can wait',
      description: 'It may be put aside and used at the start of a later turn; otherwise it is used at once or lost.',
    }),
    removePlayedActions: toggle({
      title: 'Played actions leave the game',
      description: 'An Action that was carried out is not shuffled back; one that was declined is.',
    }),
    tieBreak: choice(['share', 'mostCreatures', 'highestSingle', 'roll'], {
      title: 'Level scores',
      description: 'Who wins if several have the most points.',
      labels: {
        share: 'They share the win',
        mostCreatures: 'Most creatures wins',
        highestSingle: 'Highest creature wins',
        roll: 'They roll for it',
      },
    }),
    direction: choice(['clockwise', 'counterclockwise'], {
      title: 'Turns go',
      description: 'Which way turns and first turns pass round the table.',
      labels: { clockwise: 'Clockwise', counterclockwise: 'Counterclockwise' },
    }),
    maxTurnsPerRound: optionalCount({
      title: 'Most turns in a round',
      description: 'After so many turns the round ends and nobody gets its creature; empty for no limit.',
      min: 1,
      max: 1_000,
    }),
  },
  { title: 'House rules', description: 'Where the rules leave a choice. The defaults suit most tables.' },
);

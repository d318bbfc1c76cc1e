import { choice, count, group, optionalCount, toggle, within } from '@/lib/schema/fields';
import { boxFields } from '@/lib/tabletop/authoring/table-size';
import { CREATURES, PLAYERS, PLAYERS_MAX } from '../vocabulary';

export const { minutes, ages, players } = boxFields(
  { min: 2, max: PLAYERS_MAX },
  { ...PLAYERS, minutes: 20, ages: 10 },
  {
    fewest: 'A TRAP! card needs somebody to aim at, so one person cannot play.',
    most: 'Each gets a row of cards and a mat. The more there are, the fewer cards are left to draw.',
  },
);

export const slots = count({
  title: 'Cards in a row',
  description: 'How many cards lie face down in front of each player.',
  ...within(2, 5, 3),
});

export const die = group(
  {
    sides: count({
      title: 'Sides',
      description: 'At least as many as the highest creature. The kit has a die to fold for six, otherwise a spinner.',
      ...within(4, 12, 6),
    }),
  },
  { title: 'Die', description: 'What decides whether a TRAP! card holds its creature.' },
);

export const rounds = group(
  {
    single: count({
      title: 'Rounds with one deck',
      description: 'Round 1 hunts creature 1, and so on. One less than the creatures leaves the highest out of reach.',
      ...within(1, CREATURES.max, 5),
    }),
    multi: count({
      title: 'Rounds with several decks',
      description: 'With several decks there are two of the highest, so that one can win the other.',
      ...within(1, CREATURES.max, 6),
    }),
  },
  { title: 'Rounds', description: 'How many creatures are hunted, one a round.' },
);

export const bonuses = group(
  {
    pair: count({
      title: 'Two linked creatures',
      description: 'Points for two creatures of different decks under one Link & Lock.',
      ...within(0, 50, 7),
    }),
    equal: count({
      title: 'Two of one number',
      description: 'Points instead, if the two have the same number.',
      ...within(0, 50, 10),
    }),
  },
  { title: 'Bonuses', description: 'What Link & Lock cards are worth at the end.' },
);

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
      description: 'After this many turns the round ends and nobody gets its creature; empty for no limit.',
      min: 1,
      max: 1_000,
    }),
  },
  { title: 'House rules', description: 'Where the rules leave a choice. The defaults suit most tables.' },
);

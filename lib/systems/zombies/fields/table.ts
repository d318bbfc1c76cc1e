import { within } from '@/lib/schema/fields';
import { lever } from '@/lib/schema/number-use';
import { maybeNumber, number, oneOf, part, yesNo } from '@/lib/schema/short-fields';
import { boxFields } from '@/lib/tabletop/authoring/table-size';
import { CREATURES, PLAYERS, PLAYERS_MAX, TURNS_PER_ROUND } from '../vocabulary';

export const { minutes, ages, players } = boxFields(
  { min: 2, max: PLAYERS_MAX },
  { ...PLAYERS, minutes: 20, ages: 10 },
  {
    fewest: 'A TRAP! card needs somebody to aim at, so one person cannot play.',
    most: 'Each gets a row of cards and a mat. The more there are, the fewer cards are left to draw.',
  },
);

export const slots = lever(
  number('Cards in a row', 'How many cards lie face down in front of each player.', within(2, 5, 3)),
);

export const die = part('Die', 'What decides whether a TRAP! card holds its creature.', {
  sides: lever(
    number(
      'Sides',
      'At least as many as the highest creature. The kit has a die to fold for six, otherwise a spinner.',
      within(4, 12, 6),
    ),
  ),
});

export const rounds = part('Rounds', 'How many creatures are hunted, one a round.', {
  single: lever(
    number(
      'Rounds with one deck',
      'Round 1 hunts creature 1, and so on. One less than the creatures leaves the highest out of reach.',
      within(1, CREATURES.max, 5),
    ),
  ),
  multi: lever(
    number(
      'Rounds with several decks',
      'With several decks there are two of the highest, so that one can win the other.',
      within(1, CREATURES.max, 6),
    ),
  ),
});

export const bonuses = part('Bonuses', 'What Link & Lock cards are worth at the end.', {
  pair: number(
    'Two linked creatures',
    'Points for two creatures of different decks under one Link & Lock.',
    within(0, 50, 7),
  ),
  equal: number('Two of one number', 'Points instead, if the two have the same number.', within(0, 50, 10)),
});

/** House rules, with the defaults of rules 13. */
export const options = part('House rules', 'Where the rules leave a choice. The defaults suit most tables.', {
  roundReset: oneOf(
    'After a round',
    'The cards that were turned up lie down again where they were, or everything is dealt again.',
    { keep: 'Rows stay', redeal: 'Deal everything again' },
  ),
  revealedSpecials: oneOf(
    'Special cards under a trap',
    'What happens to a Super Trap! or Link & Lock that somebody else’s trap turned up.',
    { discard: 'Discarded', turnBack: 'Turned down again' },
  ),
  linkLockHold: yesNo(
    'Link & Lock can wait',
    'It may be put aside and used at the start of a later turn; otherwise it is used at once or lost.',
  ),
  removePlayedActions: yesNo(
    'Played actions leave the game',
    'An Action that was carried out is not shuffled back; one that was declined is.',
  ),
  tieBreak: oneOf('Level scores', 'Who wins if several have the most points.', {
    share: 'They share the win',
    mostCreatures: 'Most creatures wins',
    highestSingle: 'Highest creature wins',
    roll: 'They roll for it',
  }),
  direction: oneOf('Turns go', 'Which way turns and first turns pass round the table.', {
    clockwise: 'Clockwise',
    counterclockwise: 'Counterclockwise',
  }),
  maxTurnsPerRound: maybeNumber(
    'Most turns in a round',
    `After this many turns the round ends and nobody gets its creature; empty for no limit, except in games of bots, which end it after ${TURNS_PER_ROUND}.`,
    1,
    1_000,
  ),
});

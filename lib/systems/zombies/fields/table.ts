import { count, group } from '@/lib/schema/fields';
import { boxFields } from '@/lib/tabletop/table-size';
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
  min: 2,
  max: 5,
  initial: 3,
});

export const die = group(
  {
    sides: count({
      title: 'Sides',
      description: 'At least as many as the highest creature. The kit has a die to fold for six, otherwise a spinner.',
      min: 4,
      max: 12,
      initial: 6,
    }),
  },
  { title: 'Die', description: 'What decides whether a TRAP! card holds its creature.' },
);

export const rounds = group(
  {
    single: count({
      title: 'Rounds with one deck',
      description: 'Round 1 hunts creature 1, and so on. One less than the creatures leaves the highest out of reach.',
      min: 1,
      max: CREATURES.max,
      initial: 5,
    }),
    multi: count({
      title: 'Rounds with several decks',
      description: 'With several decks there are two of the highest, so that one can win the other.',
      min: 1,
      max: CREATURES.max,
      initial: 6,
    }),
  },
  { title: 'Rounds', description: 'How many creatures are hunted, one a round.' },
);

export const bonuses = group(
  {
    pair: count({
      title: 'Two linked creatures',
      description: 'Points for two creatures of different decks under one Link & Lock.',
      min: 0,
      max: 50,
      initial: 7,
    }),
    equal: count({
      title: 'Two of one number',
      description: 'Points instead, if the two have the same number.',
      min: 0,
      max: 50,
      initial: 10,
    }),
  },
  { title: 'Bonuses', description: 'What Link & Lock cards are worth at the end.' },
);

/** Effects of Actions; '' means not chosen yet. */
export const EFFECTS = ['', 'swap', 'steal', 'peek', 'scramble', 'bury', 'again', 'steady', 'rescue'] as const;
export type Effect = (typeof EFFECTS)[number];

/** Conditions of a Super Trap's advantage. */
export const WHENS = [
  'always',
  'lowestScore',
  'highestScore',
  'noSavedCreature',
  'roundAtLeast',
  'rowHasCreature',
] as const;
export type When = (typeof WHENS)[number];

/** Colours that tell decks apart in print. */
export const COLOURS = ['green', 'blue', 'yellow', 'red', 'black'] as const;

export const PLAYERS_MAX = 6;
/** Defaults from the rulebook; a box may change them. */
export const PLAYERS = { min: 2, max: 4 } as const;

export const DECKS_MAX = 4;

/** Limits on a deck's creatures. Their numbers are also rounds, and the rolls that trap them. */
export const CREATURES = { min: 3, max: 12, usual: 6 } as const;

/** Usual number of Actions in a deck, copies included; other numbers get a hint. */
export const USUAL_ACTIONS = 7;

/** Turn limit of rounds without a limit of their own; without it bots might never stop (ruling A15). */
export const TURNS_PER_ROUND = 200;

/** What an Action does, by name; '' stands for an Action nobody has decided on yet. */
export const EFFECTS = ['', 'swap', 'steal', 'peek', 'scramble', 'bury', 'again', 'steady', 'rescue'] as const;
export type Effect = (typeof EFFECTS)[number];

/** When a Super Trap has its advantage. */
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

/** How many may play at most, whatever a file says. */
export const PLAYERS_MAX = 6;
/** As the book says; a file may change it. */
export const PLAYERS = { min: 2, max: 4 } as const;

export const DECKS_MAX = 4;

/** A deck's creatures: their numbers are also the rounds and what the die is compared with. */
export const CREATURES = { min: 3, max: 12, usual: 6 } as const;

/** Actions in a deck, all copies counted: more or fewer get a hint. */
export const USUAL_ACTIONS = 7;

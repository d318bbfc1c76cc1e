/** What somebody is at a table. Only the GM and co-GMs lead; watchers look on. */
export const TABLE_ROLES = ['gm', 'co-gm', 'player', 'watcher'] as const;
export type TableRole = (typeof TABLE_ROLES)[number];

/** Where a table stands. Questions go from the second to the fifth, as often as the group likes; then people are made. */
export const PHASES = ['lobby', 'brainstorm', 'read-back', 'decide', 'develop', 'make', 'finished'] as const;
export type Phase = (typeof PHASES)[number];

/** How far a table is with choosing its GM: who wants to be, a vote among several, done. */
export const GM_CHOICES = ['asking', 'voting', 'settled'] as const;
export type GmChoice = (typeof GM_CHOICES)[number];

/** How ideas are decided on: all agree, or failing that, most do. Where one answer can stand, one kept idea is chosen. */
export const STAGES = ['unanimity', 'majority', 'choice'] as const;
export type Stage = (typeof STAGES)[number];

export const CHOICES = ['keep', 'drop'] as const;
export type Choice = (typeof CHOICES)[number];

/** What became of an idea. Dropped ones lie in the parking lot; none is ever lost. */
export const FATES = ['open', 'kept', 'dropped', 'merged', 'placed'] as const;
export type Fate = (typeof FATES)[number];

/** Names of the colours people pick; the look of each is the pages' business. */
export const COLOURS = ['green', 'yellow', 'red', 'blue', 'violet', 'teal', 'orange', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];

export const NAME_MAX = 40;
export const IDEA_MAX = 500;
/** What a phone may send of a text that the studio can make longer. */
export const ANSWER_MAX = 2_000;
/** What a table holds at most. `comers` are all who ever came, also those who were removed. */
export const TABLE_LIMITS = { people: 600, comers: 3_000, ideas: 2_000, rounds: 200, making: 5_000 } as const;
/** How often a sheet's words can be changed and a seat can take a typed card back, so that nobody fills the table alone. */
export const SHEET_CHANGES_MAX = 200;
export const CARDS_BACK_MAX = 100;
/** Cards on the phones, or real ones that are typed in. */
export const CARDS_FROM = ['dealt', 'typed'] as const;
export type CardsFrom = (typeof CARDS_FROM)[number];
/** What is written on a sheet in words: as much as a setting's line holds, which a suggested Extra brings. */
export const WORDS_MAX = 200;

/** The lead passes on if the GM is gone for so long and the others agree; a seat, if the GM says so. */
export const GM_GONE_MS = 120_000;
/** Somebody not heard of for so long is not there. */
export const ABSENT_MS = 45_000;
/** Anonymous ideas are revealed together, this often, in an order that is nobody's. */
export const ANONYMOUS_EVERY_MS = 10_000;

interface OfferedColour {
  readonly colour: Colour;
  readonly isTaken: boolean;
}

/** All colours in the order in which they are offered: those that nobody has first, then those that the fewest have. */
export function offerColours(taken: readonly Colour[]): readonly OfferedColour[] {
  const users = (colour: Colour) => taken.filter((each) => each === colour).length;
  return COLOURS.map((colour) => ({ colour, isTaken: users(colour) > 0 })).toSorted(
    (a, b) => users(a.colour) - users(b.colour),
  );
}

/** The colour to begin with: the one from before if nobody has it, or any free one. `chance` is from 0 to below 1. */
export function proposeColour(taken: readonly Colour[], own: Colour | undefined, chance: number): Colour {
  if (own !== undefined && !taken.includes(own)) return own;
  const offered = offerColours(taken);
  const free = offered.filter(({ isTaken }) => !isTaken);
  return free[Math.floor(chance * free.length)]?.colour ?? own ?? offered[0]?.colour ?? COLOURS[0];
}

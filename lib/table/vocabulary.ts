/** Roles at a table. Only the GM and co-GMs lead; watchers can't take part. */
export const TABLE_ROLES = ['gm', 'co-gm', 'player', 'watcher'] as const;
export type TableRole = (typeof TABLE_ROLES)[number];

/** Phases of a table. Each question runs through the second to fifth; characters come after the questions. */
export const PHASES = ['lobby', 'brainstorm', 'read-back', 'decide', 'develop', 'make', 'finished'] as const;
export type Phase = (typeof PHASES)[number];

/** Stages of choosing a GM: call for volunteers, vote among several, done. */
export const GM_CHOICES = ['asking', 'voting', 'settled'] as const;
export type GmChoice = (typeof GM_CHOICES)[number];

/** Stages of deciding: unanimity, else majority; for questions with a single answer, a choice among all. */
export const STAGES = ['unanimity', 'majority', 'choice'] as const;
export type Stage = (typeof STAGES)[number];

/** Lengths of an evening: five questions, the game's course, all questions, or those that the table chooses. */
export const LENGTHS = ['short', 'evening', 'everything', 'chosen'] as const;
export type Length = (typeof LENGTHS)[number];
/** Lengths with their labels, without a table's own choice. */
export const LENGTH_OPTIONS = [
  ['short', '30 minutes'],
  ['evening', 'An evening'],
  ['everything', 'Everything'],
] as const satisfies readonly (readonly [Length, string])[];

export const CHOICES = ['keep', 'drop'] as const;
export type Choice = (typeof CHOICES)[number];

/** Reactions to ideas while a question is open. They decide nothing. */
export const REACTIONS = ['love', 'laugh'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Fates of ideas. Dropped ones go to the parking lot; none is ever lost. */
export const FATES = ['open', 'kept', 'dropped', 'merged', 'placed'] as const;
export type Fate = (typeof FATES)[number];

/** Colours that people can pick, by name; the pages define their look. */
export const COLOURS = ['green', 'yellow', 'red', 'blue', 'violet', 'teal', 'orange', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];

export const NAME_MAX = 40;
export const IDEA_MAX = 500;
/** Maximum length of an answer from a phone; the studio allows longer texts. */
export const ANSWER_MAX = 2_000;
/** Limits of a table. `comers` counts everybody who ever joined, including removed people. */
export const TABLE_LIMITS = { people: 600, comers: 3_000, ideas: 2_000, rounds: 200, making: 5_000 } as const;
/** Limits of changes to a sheet's text and of cards taken back by a seat, so that no one can fill the table alone. */
export const SHEET_CHANGES_MAX = 200;
export const CARDS_BACK_MAX = 100;
/** Sources of cards: dealt on the phones, or real ones that are typed in. */
export const CARDS_FROM = ['dealt', 'typed'] as const;
export type CardsFrom = (typeof CARDS_FROM)[number];
/** Maximum length of a sheet's text, as of a line in a setting: suggested Extras are copied from there. */
export const WORDS_MAX = 200;

/** Maximum number of test games in a report. */
export const TEST_GAMES_MAX = 1_000;

/** Absence of the GM from which the others can agree on a new leader, or a player's seat can be moved by the GM. */
export const GM_GONE_MS = 120_000;
/** Silence after which a person counts as absent. */
export const ABSENT_MS = 45_000;
/** Interval at which anonymous ideas are revealed in batches, in random order. */
export const ANONYMOUS_EVERY_MS = 10_000;

interface OfferedColour {
  readonly colour: Colour;
  readonly isTaken: boolean;
}

/** Returns all colours in the order in which they are offered: unused ones first, then the least used. */
export function offerColours(taken: readonly Colour[]): readonly OfferedColour[] {
  const users = (colour: Colour) => taken.filter((each) => each === colour).length;
  return COLOURS.map((colour) => ({ colour, isTaken: users(colour) > 0 })).toSorted(
    (a, b) => users(a.colour) - users(b.colour),
  );
}

/** Proposes a colour: the previous one if free, else any free one. `chance` is in [0, 1). */
export function proposeColour(taken: readonly Colour[], own: Colour | undefined, chance: number): Colour {
  if (own !== undefined && !taken.includes(own)) return own;
  const offered = offerColours(taken);
  const free = offered.filter(({ isTaken }) => !isTaken);
  return free[Math.floor(chance * free.length)]?.colour ?? own ?? offered[0]?.colour ?? COLOURS[0];
}

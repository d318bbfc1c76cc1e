import type { Issue } from '@/lib/kernel/issue';

/** A share of all games, with its 95 % interval. */
export interface Share {
  readonly count: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** A mean over all games, with its 95 % interval. */
export interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Where a count lies in most games. */
export interface Spread {
  readonly median: number;
  readonly p10: number;
  readonly p90: number;
}

/** How often games ended so. */
interface EndingShare extends Share {
  readonly id: string;
  readonly label: string;
  readonly good: boolean;
}

/** How often a seat won. */
interface SeatShare extends Share {
  readonly seat: number;
}

/** How often those won who played first, second, third …: a win that k shared in a contest is a k-th of one. */
export interface OpeningShare {
  readonly id: string;
  readonly label: string;
  /** Games in which somebody played in that place. */
  readonly games: number;
  readonly won: number;
}

/** What mirrored pairs came to: each is one seed, played once with the bots moved on by every number of seats. */
export interface MirrorFindings {
  readonly pairs: number;
  /** Pairs of which one seat won every game: luck of the deal. */
  readonly byDeal: number;
  /** Pairs of which one bot won every game: skill. */
  readonly byPlayer: number;
  /** All others. */
  readonly split: number;
  /** The share of games that each bot won, with its 95 % interval; a win that k share is a k-th for each. */
  readonly bots: readonly {
    readonly id: string;
    readonly share: number;
    readonly low: number;
    readonly high: number;
  }[];
}

/**
 * How a table is best seen: bars for some of its columns, as parts of all games or of the longest bar;
 * heat on the plan, whose rooms, or sides between two of them ("A1-B1"), are its rows; a graph whose links are its
 * rows ("ann/bob"), of which those of `good` columns are drawn as good ones; or as the table it is.
 */
export type TallyPlot =
  | { readonly kind: 'bars'; readonly columns: readonly string[]; readonly of: 'games' | 'most' }
  | { readonly kind: 'heat' }
  | { readonly kind: 'links'; readonly good: readonly string[] }
  | { readonly kind: 'table' };

/** What a row of a tally is about. */
export interface TallyRow {
  readonly id: string;
  readonly label: string;
  /** What both ends of a link are called. */
  readonly ends?: readonly [string, string];
}

/** Sums of one kind of thing over all games: a row each, a number for each column. */
export interface TallyTable {
  readonly id: string;
  readonly title: string;
  readonly plot: TallyPlot;
  readonly columns: readonly { readonly id: string; readonly title: string; readonly help: string }[];
  readonly rows: readonly (TallyRow & { readonly values: readonly number[] })[];
}

/** Numbers by name, in groups by name. */
export type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What many games of one setting came to. Plain data. */
export interface Findings {
  readonly runs: number;
  readonly seed: number;
  readonly players: number;
  /** What was agreed on before play and not drawn at random, in words. */
  readonly agreed: readonly string[];
  /** Ids of the bots: the players', then the host's if there is one. */
  readonly bots: readonly string[];
  readonly endings: readonly EndingShare[];
  /** Games that ended well, whichever way. */
  readonly wins: Share;
  /** Games without an end at the turn limit. */
  readonly unfinished: Share;
  readonly winnersPerGame: Mean;
  readonly rounds: Spread & Mean;
  readonly minutes: Spread;
  /** Games by length in rounds: `lengths[i]` ended in round i. */
  readonly lengths: readonly number[];
  readonly seats: readonly SeatShare[];
  /** By place in the order of play, which seats hide where the opener is drawn; empty where nobody opens a game. */
  readonly opening: readonly OpeningShare[];
  readonly tallies: readonly TallyTable[];
  /** What a game reads off its tallies, by names of its own: { satOut: { median } }. */
  readonly figures: Figures;
  /** Seeds of games worth watching. */
  readonly shown: { readonly worst: number; readonly median: number; readonly shortest: number };
}

/** Findings, and what an author should do about them. */
export interface Report extends Findings {
  readonly verdicts: readonly Issue[];
  /** Where each seed was played again with the bots moved on. */
  readonly mirror?: MirrorFindings;
}

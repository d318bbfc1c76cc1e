import type { Issue } from '@/lib/kernel/issue';
import type { Entry } from '@/lib/kernel/json';

/** Share of all games, with its 95 % confidence interval. */
export interface Share {
  readonly count: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Mean over all games, with its 95 % confidence interval. */
export interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Median, and the range of the middle 80 % of games. */
export interface Spread {
  readonly median: number;
  readonly p10: number;
  readonly p90: number;
}

/** Share of games with a certain ending. */
interface EndingShare extends Share {
  readonly id: string;
  readonly label: string;
  readonly good: boolean;
}

/** Share of games that a seat won. In a contest, a win that k players share counts as 1/k, and a draw as nothing. */
interface SeatShare extends Share {
  readonly seat: number;
  /** Games in which the seat shared the win of a contest. */
  readonly shared: number;
}

/** Wins by position in the turn order: first, second and so on. A win that k players share counts as 1/k. */
export interface OpeningShare {
  readonly id: string;
  readonly label: string;
  /** Games in which a seat had that position. */
  readonly games: number;
  readonly won: number;
}

/** Results of mirrored pairs: each seed is played once for every rotation of the bots round the seats. */
export interface MirrorFindings {
  readonly pairs: number;
  /** Pairs in which the same seat won every game: luck of the deal. */
  readonly byDeal: number;
  /** Pairs in which the same bot won every game: skill. */
  readonly byPlayer: number;
  readonly split: number;
  /** Share of games that each bot won, with its 95 % interval; a win that k bots share counts as 1/k for each. */
  readonly bots: readonly {
    readonly id: string;
    readonly share: number;
    readonly low: number;
    readonly high: number;
  }[];
}

/**
 * Best chart for a table:
 * - bars: some of its columns, scaled to all games or to the longest bar
 * - heat: on the plan; rows are rooms, or edges between two of them ("A1-B1")
 * - links: a graph; rows are links ("ann/bob"), and those of the `good` columns are drawn as good
 * - table: no chart
 */
export type TallyPlot =
  | { readonly kind: 'bars'; readonly columns: readonly string[]; readonly of: 'games' | 'most' }
  | { readonly kind: 'heat' }
  | { readonly kind: 'links'; readonly good: readonly string[] }
  | { readonly kind: 'table' };

export interface TallyRow {
  readonly id: string;
  readonly label: string;
  /** Labels of a link's two ends. */
  readonly ends?: readonly [string, string];
}

/** Sums over all games: a row for each thing, a number for each column. */
export interface TallyTable {
  readonly id: string;
  readonly title: string;
  readonly plot: TallyPlot;
  readonly columns: readonly { readonly id: string; readonly title: string; readonly help: string }[];
  readonly rows: readonly (TallyRow & { readonly values: readonly number[] })[];
}

/** Groups of named numbers. */
export type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Results of many games of one setting. Plain data. */
export interface Findings {
  readonly runs: number;
  readonly seed: number;
  readonly players: number;
  /** Options chosen before play and not drawn at random, as text. */
  readonly agreed: readonly string[];
  /** Ids of the bots by seat; the host's, if there is one, is last. */
  readonly bots: readonly string[];
  readonly endings: readonly EndingShare[];
  /** Games with a good ending. */
  readonly wins: Share;
  /** Games that reached the round limit without an ending. */
  readonly unfinished: Share;
  readonly winnersPerGame: Mean;
  readonly rounds: Spread & Mean;
  readonly minutes: Spread;
  /** Numbers of games by length: `lengths[i]` games ended in round i. */
  readonly lengths: readonly number[];
  readonly seats: readonly SeatShare[];
  /** By position in the turn order, which may differ from seats; empty for games without a first player. */
  readonly opening: readonly OpeningShare[];
  readonly tallies: readonly TallyTable[];
  /** Figures that a game derives from its tallies, under names of its own: { satOut: { median } }. */
  readonly figures: Figures;
  /** Seeds of notable games. */
  readonly shown: { readonly worst: number; readonly median: number; readonly shortest: number };
}

/** Findings with advice for the author. */
export interface Report extends Findings {
  readonly verdicts: readonly Issue[];
  /** Results of mirrored pairs, if each seed was played again with the bots rotated. */
  readonly mirror?: MirrorFindings;
}

/** A game that people played, at a table or on the Play page. The scenario keeps it. */
export interface RealEvening extends Entry {
  /** ISO date of that day. */
  readonly at: string;
  readonly players: number;
  readonly ending: string;
  /** 0 if nobody counted them. */
  readonly rounds: number;
  readonly minutes: number;
  /** Rules and texts that people asked about or got wrong; '' for nothing. */
  readonly confused: string;
  /** True if published versions have this evening too. */
  readonly isShared: boolean;
}

import type { Findings, Share } from '@/lib/contract/playtest-report';
import type { JsonObject } from '@/lib/kernel/json';
import { sumOf } from '@/lib/kernel/sums';
import { shareOf } from '@/lib/playtest/statistics';

/** A figure with its interval. */
export type Interval = Pick<Share, 'share' | 'low' | 'high'>;

/** A scenario that gets a verdict, and the same scenario after its author followed the advice to the letter. */
export interface AdviceCase {
  /** Code of the verdict. */
  readonly code: string;
  readonly body: JsonObject;
  readonly cured: JsonObject;
  readonly players: number;
  /** At most 200. */
  readonly runs?: number;
  /** Bots, where the verdict needs others than the usual ones. */
  readonly bots?: readonly string[];
  /** The figure that the verdict complains of, with its interval. */
  readonly figure: (findings: Findings) => Interval;
  /** Direction in which the figure must move. */
  readonly better: 'higher' | 'lower';
}

/** Advice of one game: a case for each verdict, or the reason why no figure can tell. */
export interface Advice {
  readonly system: string;
  /** Codes of all verdicts. */
  readonly verdicts: readonly string[];
  readonly cases: readonly AdviceCase[];
  readonly withoutFigure: Readonly<Record<string, string>>;
}

/** Share of games with certain endings. */
export const endingShare =
  (...ids: readonly string[]) =>
  ({ endings, runs }: Findings): Share =>
    shareOf(
      endings.reduce((sum, { id, count }) => (ids.includes(id) ? sum + count : sum), 0),
      runs,
    );

/** Share of decided games that were won by the place in the order of play that wins most. */
export function leadingShare({ opening }: Findings): Share {
  const won = opening.map((place) => place.won);
  return shareOf(Math.max(...won), sumOf(won));
}

/** Share of games won by a seat. */
export const seatShare =
  (seat: number) =>
  ({ seats, runs }: Findings): Share =>
    shareOf(seats[seat]?.count ?? 0, runs);

/** Mean number of rounds. */
export const meanRounds = ({ rounds: { mean, low, high } }: Findings): Interval => ({ share: mean, low, high });

/** Median length in minutes; its interval is estimated from the middle 80 % of the games (normal distribution). */
export function medianMinutes({ minutes: { median, p10, p90 }, runs }: Findings): Interval {
  const half = (1.96 * 1.2533 * (p90 - p10)) / 2.563 / Math.sqrt(runs);
  return { share: median, low: median - half, high: median + half };
}

/** Rows of a tally: counts by the ids of its columns. */
export const rowsOfTally = ({ tallies }: Findings, id: string): readonly Readonly<Record<string, number>>[] =>
  tallies
    .filter((tally) => tally.id === id)
    .flatMap(({ columns, rows }) =>
      rows.map(({ values }) => Object.fromEntries(columns.map((column, i) => [column.id, values[i] ?? 0]))),
    );

import type { AnyPlayed } from '@/lib/contract/played';
import type { Findings, Mean, Share, Spread } from '@/lib/contract/playtest-report';

/** Two-sided 95 % quantile of the normal distribution. */
const Z = 1.959964;

/** One-sided 95 % quantile. */
const Z_ONE_SIDED = 1.644854;

/** Returns a share of independent games with its 95 % confidence interval. */
export const shareOf = (count: number, all: number): Share =>
  all === 0 ? { count, share: 0, low: 0, high: 1 } : { count, share: count / all, ...limitsOf(count / all, all) };

/**
 * Returns the 95 % Wilson score interval, which is well behaved at 0 and 1. `all` may be fractional. For a single game
 * the Wilson bound covers too rarely, so a Poisson bound is used (Brown, Cai, DasGupta 2001).
 */
function limitsOf(share: number, all: number): { readonly low: number; readonly high: number } {
  const z2 = (Z * Z) / all;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / all + z2 / (4 * all));
  return {
    low: lowest(middle - half, share, all),
    high: 1 - lowest(1 - middle - half, 1 - share, all),
  };
}

function lowest(wilson: number, share: number, all: number): number {
  const count = share * all;
  if (count === 0) return 0;
  return count < 2 ? Math.min(wilson, leastOf(count) / all) : wilson;
}

/** One-sided 95 % lower bound of a Poisson mean (Byar's approximation). */
const leastOf = (count: number): number =>
  count * Math.max(0, 1 - 1 / (9 * count) - Z_ONE_SIDED / (3 * Math.sqrt(count))) ** 3;

/**
 * Returns the mean of a count that is at most `most` per game, with its 95 % interval; `counts[i]` games have the count
 * i. The mean is treated as a share of `most`. Events within a game are correlated, so a game is one sample: the
 * effective number of trials is the one that yields the observed variance between games.
 */
export function meanOf(counts: readonly number[], most: number): Mean {
  const games = counts.reduce((sum, count) => sum + count, 0);
  if (games === 0) return { mean: 0, low: 0, high: most };
  const mean = counts.reduce((sum, count, value) => sum + count * value, 0) / games;
  const squares = counts.reduce((sum, count, value) => sum + count * (value - mean) ** 2, 0);
  if (squares === 0) return { mean, ...limitsOfAlike(mean, games, most) };
  const share = mean / most;
  const { low, high } = limitsOf(share, (share * (1 - share) * most ** 2 * games * (games - 1)) / squares);
  return { mean, low: low * most, high: high * most };
}

/** If all games have the same count, unseen games may still have any other. */
function limitsOfAlike(count: number, games: number, most: number): Omit<Mean, 'mean'> {
  const others = shareOf(0, games).high;
  return { low: count * (1 - others), high: count + (most - count) * others };
}

/** Difference between two shares, with its 95 % interval (Newcombe's hybrid of two Wilson intervals). */
export interface Difference {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** True if the interval excludes zero. */
  readonly certain: boolean;
}

export function differenceOf(from: Share, to: Share): Difference {
  const difference = to.share - from.share;
  const low = difference - Math.hypot(to.share - to.low, from.high - from.share);
  const high = difference + Math.hypot(to.high - to.share, from.share - from.low);
  return { difference, low, high, certain: low > 0 || high < 0 };
}

/** Returns a quantile of a histogram; `counts[i]` items have the value i. */
export function quantile(counts: readonly number[], part: number): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [value, count] of counts.entries()) {
    seen += count;
    if (seen > 0 && seen >= all * part) return value;
  }
  return 0;
}

export const spreadOf = (counts: readonly number[]): Spread => ({
  median: quantile(counts, 0.5),
  p10: quantile(counts, 0.1),
  p90: quantile(counts, 0.9),
});

/** Change of a figure between two versions of a setting. */
interface Change extends Difference {
  readonly id: string;
  readonly label: string;
  readonly from: Share;
  readonly to: Share;
}

/** Compares two versions of a setting: the change in the share of every ending. */
export function compareReports(
  { aims }: Pick<AnyPlayed, 'aims'>,
  before: Findings,
  after: Findings,
): readonly Change[] {
  const ids = new Map([...before.endings, ...after.endings].map(({ id, label }) => [id, label]));
  return [
    change('wins', aims.good, before.wins, after.wins),
    ...[...ids].map(([id, label]) => change(id, label, endingOf(before, id), endingOf(after, id))),
    change('unfinished', 'Games given up', before.unfinished, after.unfinished),
  ];
}

const NEVER = (runs: number): Share => ({ count: 0, share: 0, low: 0, high: runs === 0 ? 1 : 3.84 / (runs + 3.84) });

const endingOf = (report: Findings, id: string): Share =>
  report.endings.find((ending) => ending.id === id) ?? NEVER(report.runs);

const change = (id: string, label: string, from: Share, to: Share): Change => ({
  id,
  label,
  from,
  to,
  ...differenceOf(from, to),
});

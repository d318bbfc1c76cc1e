import type { AnyPlayed } from '@/lib/contract/played';
import type { Findings, Mean, Share, Spread } from '@/lib/contract/playtest-report';

/** Two-sided 95 % of the normal distribution. */
const Z = 1.959964;

/** One-sided 95 %. */
const Z_ONE_SIDED = 1.644854;

/** A share of independent games with its 95 % interval. */
export const shareOf = (count: number, all: number): Share =>
  all === 0 ? { count, share: 0, low: 0, high: 1 } : { count, share: count / all, ...limitsOf(count / all, all) };

/**
 * The 95 % interval of a share by Wilson's score, which stays sane at 0 and at all. `all` need not be whole. Where one
 * game stands alone Wilson's limit leaves out the truth too often; there Poisson's is taken (Brown, Cai, DasGupta 2001).
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

/** The least expected number of which so many are seen in 5 of 100 cases (Byar's approximation). */
const leastOf = (count: number): number =>
  count * Math.max(0, 1 - 1 / (9 * count) - Z_ONE_SIDED / (3 * Math.sqrt(count))) ** 3;

/**
 * The mean of a count that is at most `most` in any game, with its 95 % interval; `counts[i]` games have the count i.
 * It is read as a share of `most` in each game. What happens within one game hangs together, so a game is one sample:
 * the share is worth as many independent trials as have the variance that is seen between games.
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

/** Where all games have the same count, some that have not been played may still have any other. */
function limitsOfAlike(count: number, games: number, most: number): Omit<Mean, 'mean'> {
  const others = shareOf(0, games).high;
  return { low: count * (1 - others), high: count + (most - count) * others };
}

/** How far one share lies above another, with its 95 % interval (Newcombe's hybrid of two Wilson intervals). */
export interface Difference {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** The interval leaves out zero. */
  readonly certain: boolean;
}

export function differenceOf(from: Share, to: Share): Difference {
  const difference = to.share - from.share;
  const low = difference - Math.hypot(to.share - to.low, from.high - from.share);
  const high = difference + Math.hypot(to.high - to.share, from.share - from.low);
  return { difference, low, high, certain: low > 0 || high < 0 };
}

/** The value below which a part of all counted things lies; `counts[i]` things have the value i. */
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

/** Change of a figure from one version of a setting to another. */
interface Change extends Difference {
  readonly id: string;
  readonly label: string;
  readonly from: Share;
  readonly to: Share;
}

/** Two versions of a setting side by side: what of all that ends a game became likelier or rarer. */
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

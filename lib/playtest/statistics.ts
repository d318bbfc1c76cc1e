import type { Share, Spread } from '@/lib/systems/playtest-report';

/** Two-sided 95 % of the normal distribution. */
const Z = 1.959964;

/** A share with its 95 % interval by Wilson's score, which stays sane at 0 and at all. */
export function shareOf(count: number, all: number): Share {
  if (all === 0) return { count, share: 0, low: 0, high: 1 };
  const share = count / all;
  const z2 = (Z * Z) / all;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / all + z2 / (4 * all));
  return { count, share, low: count === 0 ? 0 : middle - half, high: count === all ? 1 : middle + half };
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

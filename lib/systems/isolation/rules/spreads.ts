/** Distribution of an integer in floating point: `shares[i]` is the probability of `from + i`. */
export interface Spread {
  readonly from: number;
  readonly shares: Float64Array;
}

/** Returns the largest number of a distribution. */
export const lastOf = ({ from, shares }: Spread): number => from + shares.length - 1;

/** Returns the probability of a number. */
export const shareAt = ({ from, shares }: Spread, number: number): number => shares[number - from] ?? 0;

/** Returns the distribution of the negated number. */
export const negative = (spread: Spread): Spread => ({ from: -lastOf(spread), shares: spread.shares.toReversed() });

/** Clamps to a minimum. */
export function raised(spread: Spread, least: number): Spread {
  if (spread.from >= least) return spread;
  const shares = new Float64Array(Math.max(1, lastOf(spread) - least + 1));
  for (let i = 0; i < spread.shares.length; i++) {
    const place = Math.max(0, spread.from + i - least);
    shares[place] = (shares[place] ?? 0) + (spread.shares[i] ?? 0);
  }
  return { from: least, shares };
}

/** Returns the cumulative distribution. */
export function runningSums({ from, shares }: Spread): Spread {
  const sums = new Float64Array(shares.length);
  let sum = 0;
  for (let i = 0; i < shares.length; i++) {
    sum += shares[i] ?? 0;
    sums[i] = sum;
  }
  return { from, shares: sums };
}

/** Returns the probability of a number or a smaller one, from `runningSums`. */
export const upTo = ({ from, shares }: Spread, number: number): number =>
  number < from ? 0 : (shares[Math.min(number - from, shares.length - 1)] ?? 0);

/**
 * Returns the distribution of a sum of independent numbers, added up over several cases. The first distribution of each
 * case is weighted by the probability of the case. Outcomes less likely than `least` are dropped at each step.
 */
export function sumOver(cases: readonly (readonly Spread[])[], least: number): Spread {
  let [from, last] = [0, 0];
  for (const spreads of cases) {
    let [low, high] = [0, 0];
    for (const spread of spreads) {
      low += spread.from;
      high += lastOf(spread);
    }
    if (low < from) from = low;
    if (high > last) last = high;
  }
  const all = new Float64Array(last - from + 1);
  const room = all.length + 3 * BLOCK;
  const buffers: Buffers = { sums: new Float64Array(room), next: new Float64Array(room) };
  for (const spreads of cases) addSum(all, from, spreads, buffers, least);
  return likely({ from, shares: all }, least);
}

/** Trims ends that are less likely than `least`, but keeps at least one number. */
function likely({ from, shares }: Spread, least: number): Spread {
  let [start, end] = [0, shares.length];
  while (start < end - 1 && (shares[start] ?? 0) < least) start++;
  while (end > start + 1 && (shares[end - 1] ?? 0) < least) end--;
  return { from: from + start, shares: shares.slice(start, end) };
}

/** Number of shares multiplied at once. */
const BLOCK = 4;

/** Reused buffers. */
interface Buffers {
  sums: Float64Array;
  next: Float64Array;
}

function addSum(all: Float64Array, from: number, spreads: readonly Spread[], buffers: Buffers, least: number): void {
  // Sums so far: entries from `start` to `end` are likely enough; index 0 is the number `lowest`.
  let [start, end, lowest] = [0, 1, 0];
  buffers.sums[0] = 1;
  for (const { from: low, shares } of spreads) {
    const { sums, next } = buffers;
    const weight = total(sums, start, end);
    next.fill(0, 0, end - start + shares.length + 2 * BLOCK);
    sums.fill(0, end, end + BLOCK);
    for (let i = 0; i < shares.length; i += BLOCK) {
      const a = shares[i] ?? 0;
      const b = shares[i + 1] ?? 0;
      const c = shares[i + 2] ?? 0;
      const d = shares[i + 3] ?? 0;
      if (Math.max(a, b, c, d) * weight < least) continue;
      // Four products per load.
      let before = 0;
      let second = 0;
      let third = 0;
      for (let j = start, k = i; j < end + BLOCK - 1; j++, k++) {
        const sum = sums[j] ?? 0;
        next[k] = (next[k] ?? 0) + (a * sum + b * before + (c * second + d * third));
        third = second;
        second = before;
        before = sum;
      }
    }
    lowest += start + low;
    end += shares.length - 1 - start;
    start = 0;
    while (start < end && (next[start] ?? 0) < least) start++;
    while (end > start && (next[end - 1] ?? 0) < least) end--;
    buffers.sums = next;
    buffers.next = sums;
  }
  for (let i = start, k = lowest + start - from; i < end; i++, k++) all[k] = (all[k] ?? 0) + (buffers.sums[i] ?? 0);
}

function total(list: Float64Array, start: number, end: number): number {
  let sum = 0;
  for (let i = start; i < end; i++) sum += list[i] ?? 0;
  return sum;
}

import { filled } from '@/lib/kernel/filled';

/** A die on which some sides count, but not all. */
export interface CountingDie {
  readonly sides: number;
  /** Number of sides that count. */
  readonly counting: number;
}

/** Arithmetic for probabilities: exact numbers of outcomes, or fast floating-point shares. */
export interface Scale<T> {
  readonly zero: T;
  readonly one: T;
  plus(a: T, b: T): T;
  minus(a: T, b: T): T;
  times(a: T, b: T): T;
  /** Convolution: the weights of the sum of two independent numbers, cut off above `most`. */
  joined(a: readonly T[], b: readonly T[], most: number): readonly T[];
  /** Tells whether a weight is small enough to ignore. */
  isNothing(a: T): boolean;
  /** Total weight of all outcomes of this number of dice. */
  all(dice: number): T;
  /** Weights by number of dice that count: numbers of outcomes, or shares of all. */
  weights(dice: number): readonly T[];
}

const lengthOf = (a: readonly unknown[], b: readonly unknown[], most: number): number =>
  Math.min(most + 1, a.length + b.length - 1);

/** Exact arithmetic: weights are numbers of outcomes, of `sides ** dice` in all. */
export const exactScale = ({ sides, counting }: CountingDie): Scale<bigint> => {
  const [hit, miss] = [BigInt(counting), BigInt(sides - counting)];
  return {
    zero: 0n,
    one: 1n,
    plus: (a, b) => a + b,
    minus: (a, b) => a - b,
    times: (a, b) => a * b,
    joined(a, b, most) {
      const list = Array.from({ length: lengthOf(a, b, most) }, () => 0n);
      for (const [i, weight] of a.entries()) {
        for (let j = 0; j < b.length && i + j < list.length; j++)
          list[i + j] = (list[i + j] ?? 0n) + weight * (b[j] ?? 0n);
      }
      return list;
    },
    isNothing: (a) => a === 0n,
    all: (dice) => BigInt(sides) ** BigInt(dice),
    weights(dice) {
      const ways = [miss ** BigInt(dice)];
      for (let k = 0; k < dice; k++) ways.push(((ways[k] ?? 0n) * hit * BigInt(dice - k)) / (miss * BigInt(k + 1)));
      return ways;
    },
  };
};

/** Smaller shares are ignored. The total error is below 1e-12. */
const NEGLIGIBLE = 1e-17;

/** Floating-point arithmetic: weights are shares of all outcomes. */
export const floatScale = ({ sides, counting }: CountingDie): Scale<number> => {
  const odds = counting / (sides - counting);
  return {
    zero: 0,
    one: 1,
    plus: (a, b) => a + b,
    minus: (a, b) => a - b,
    times: (a, b) => a * b,
    joined(a, b, most) {
      const list = filled(lengthOf(a, b, most), 0);
      for (let i = 0; i < a.length; i++) {
        const weight = a[i] ?? 0;
        const length = weight < NEGLIGIBLE ? 0 : Math.min(b.length, list.length - i);
        for (let j = 0; j < length; j++) list[i + j] = (list[i + j] ?? 0) + weight * (b[j] ?? 0);
      }
      return list;
    },
    isNothing: (a) => a < NEGLIGIBLE,
    all: () => 1,
    weights(dice) {
      // Starts at the likeliest number: for many dice the share of 0 underflows.
      const top = Math.floor(((dice + 1) * counting) / sides);
      const shares: number[] = Array.from({ length: dice + 1 }, () => 0);
      shares[top] = 1;
      for (let k = top; k < dice; k++) shares[k + 1] = ((shares[k] ?? 0) * odds * (dice - k)) / (k + 1);
      for (let k = top; k > 0; k--) shares[k - 1] = ((shares[k] ?? 0) * k) / ((dice - k + 1) * odds);
      const all = shares.reduce((sum, share) => sum + share, 0);
      const known = shares.map((share) => (share > all * NEGLIGIBLE ? share / all : 0));
      return known.slice(0, 1 + known.findLastIndex((share) => share > 0));
    },
  };
};

/** Numbers of outcomes by margin: the first dice that count minus the second. Index 0 is the margin -`second`. */
export function marginOutcomes({ sides, counting }: CountingDie, first: number, second: number): readonly bigint[] {
  const [hit, miss] = [BigInt(counting), BigInt(sides - counting)];
  const [a, b, both] = [BigInt(first), BigInt(second), hit * miss];
  const ways = [miss ** a * hit ** b];
  // Each coefficient of (miss + hit z)^first (hit + miss z)^second follows from the previous two.
  for (let k = 0n, before = 0n; k < a + b; k++) {
    const last = ways.at(-1) ?? 0n;
    ways.push(
      ((hit * hit * a + miss * miss * b - (hit * hit + miss * miss) * k) * last + both * (a + b - k + 1n) * before) /
        (both * (k + 1n)),
    );
    before = last;
  }
  return ways;
}

/** Results are cached if both sides have fewer dice than this. */
const CACHED_BELOW = 128;

/** Returns a fast function for bots: the chance that the first dice beat the second by at least `lead`. */
export function quickLead(die: CountingDie): (first: number, second: number, lead: number) => number {
  const { weights } = floatScale(die);
  const lists = new Map<number, readonly number[]>();
  const cache: Float64Array[] = [];
  const weightsOf = (dice: number): readonly number[] => {
    const known = lists.get(dice) ?? weights(dice);
    lists.set(dice, known);
    return known;
  };
  /** Chances of at least each lead, from -`second` to `first`. */
  const compute = (first: number, second: number): Float64Array => {
    const shares = new Float64Array(first + second + 1);
    const theirs = weightsOf(second);
    for (const [count, own] of weightsOf(first).entries()) {
      if (own === 0) continue;
      for (const [other, weight] of theirs.entries()) {
        const place = count - other + second;
        shares[place] = (shares[place] ?? 0) + own * weight;
      }
    }
    for (let i = shares.length - 2; i >= 0; i--) shares[i] = (shares[i] ?? 0) + (shares[i + 1] ?? 0);
    return shares;
  };
  const sharesOf = (first: number, second: number): Float64Array => {
    if (first >= CACHED_BELOW || second >= CACHED_BELOW) return compute(first, second);
    const place = first * CACHED_BELOW + second;
    cache[place] ??= compute(first, second);
    return cache[place];
  };
  return (first, second, lead) => {
    if (lead <= -second) return 1;
    return lead > first ? 0 : (sharesOf(first, second)[lead + second] ?? 0);
  };
}

import { filled } from '@/lib/kernel/filled';

/** Dice of which some faces count, but not all. */
export interface CountingDie {
  readonly sides: number;
  /** How many of its sides count. */
  readonly counting: number;
}

/** Arithmetic for chances: exact ones as numbers of ways, quick ones as shares. */
export interface Scale<T> {
  readonly zero: T;
  readonly one: T;
  plus(a: T, b: T): T;
  minus(a: T, b: T): T;
  times(a: T, b: T): T;
  /** The chances of the sum of two numbers that are drawn apart, up to a limit. */
  joined(a: readonly T[], b: readonly T[], most: number): readonly T[];
  /** Too little to count. */
  isNothing(a: T): boolean;
  /** All that so many dice can show. */
  all(dice: number): T;
  /** By how many of so many dice count, in how many ways they fall so, or in what share of all. */
  weights(dice: number): readonly T[];
}

const lengthOf = (a: readonly unknown[], b: readonly unknown[], most: number): number =>
  Math.min(most + 1, a.length + b.length - 1);

/** Counts ways: of so many dice there are `sides ** dice`. */
export const exactly = ({ sides, counting }: CountingDie): Scale<bigint> => {
  const [hit, miss] = [BigInt(counting), BigInt(sides - counting)];
  return {
    zero: 0n,
    one: 1n,
    plus: (a, b) => a + b,
    minus: (a, b) => a - b,
    times: (a, b) => a * b,
    joined(a, b, most) {
      const list = Array.from({ length: lengthOf(a, b, most) }, () => 0n);
      for (const [i, one] of a.entries()) {
        for (let j = 0; j < b.length && i + j < list.length; j++)
          list[i + j] = (list[i + j] ?? 0n) + one * (b[j] ?? 0n);
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

/** All that is left out of quick chances together comes to less than 1e-12. */
const NEGLIGIBLE = 1e-17;

/** Works with shares: as near as ordinary numbers come. */
export const quickly = ({ sides, counting }: CountingDie): Scale<number> => {
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
        const one = a[i] ?? 0;
        const length = one < NEGLIGIBLE ? 0 : Math.min(b.length, list.length - i);
        for (let j = 0; j < length; j++) list[i + j] = (list[i + j] ?? 0) + one * (b[j] ?? 0);
      }
      return list;
    },
    isNothing: (a) => a < NEGLIGIBLE,
    all: () => 1,
    weights(dice) {
      // From the likeliest number outwards: of many dice, the chance that none counts is too small for a number.
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

/**
 * By how many more count among the first dice than among the second, in how many of all ways: the first entry is for
 * the fewest, minus the number of the second dice.
 */
export function marginWays({ sides, counting }: CountingDie, first: number, second: number): readonly bigint[] {
  const [hit, miss] = [BigInt(counting), BigInt(sides - counting)];
  const [a, b, both] = [BigInt(first), BigInt(second), hit * miss];
  const ways = [miss ** a * hit ** b];
  // Coefficients of (miss + hit z)^first (hit + miss z)^second: each follows from the two before it.
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

/** Chances of fewer dice than this against each other are worked out once. */
const KEPT = 128;

/** Chances that the first dice score higher than the second by at least each margin. Fast, for bots. */
export function quickLead(die: CountingDie): (first: number, second: number, lead: number) => number {
  const { weights } = quickly(die);
  const lists = new Map<number, readonly number[]>();
  const kept: Float64Array[] = [];
  const weightsOf = (dice: number): readonly number[] => {
    const known = lists.get(dice) ?? weights(dice);
    lists.set(dice, known);
    return known;
  };
  /** For each lead, from minus all the second dice to all the first: the chance of at least as much. */
  const worked = (first: number, second: number): Float64Array => {
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
    if (first >= KEPT || second >= KEPT) return worked(first, second);
    const place = first * KEPT + second;
    kept[place] ??= worked(first, second);
    return kept[place];
  };
  return (first, second, lead) => {
    if (lead <= -second) return 1;
    return lead > first ? 0 : (sharesOf(first, second)[lead + second] ?? 0);
  };
}

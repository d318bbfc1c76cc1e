/**
 * Pools of dice on which half the faces count. Open-ended dice have six faces, and one of the three that count adds
 * another such die: the chance that k count from n dice is the coefficient of z^k in ((1/2 + z/3) / (1 - z/6))^n.
 */
interface HalfDice {
  /** Probability that exactly `count` dice count: a single die and those that it adds. */
  share(count: number): number;
  /** Common denominator of the exact chances. */
  all(dice: number): bigint;
  /** Numerator of the chance that exactly `count` dice count, from 0 to 3. */
  count(dice: number, count: number): bigint;
  /** Numerator of the chance that the first dice are ahead of the second by at least `lead`, from 1 to 4. */
  ahead(first: number, second: number, lead: number): bigint;
}

/** The quotient (p + q z) / (1 - r z). */
interface Quotient {
  readonly p: bigint;
  readonly q: bigint;
  readonly r: bigint;
}

/** Yields the coefficients of a power of a quotient. Each follows from the previous two. */
function* coefficients({ p, q, r }: Quotient, power: number): Generator<bigint, never> {
  const step = (q + r * p) * BigInt(power);
  let [before, last] = [0n, p ** BigInt(power)];
  for (let k = 0n; ; k++) {
    yield last;
    const next = ((step - (q - r * p) * k) * last + q * r * (k - 1n) * before) / (p * (k + 1n));
    before = last;
    last = next;
  }
}

const PLAIN: Quotient = { p: 1n, q: 1n, r: 0n };
const plain: HalfDice = {
  share: (count) => (count < 2 ? 1 / 2 : 0),
  all: (dice) => 2n ** BigInt(dice),
  count: (dice, count) => taken(PLAIN, dice, count + 1)[count] ?? 0n,
  // Counting and not counting are equally likely, so the second dice join the first in one pool.
  ahead: (first, second, lead) => sum(taken(PLAIN, first + second, first + second + 1).slice(second + lead)),
};

/** Generating function of a die in z / 6, times 2. */
const OPEN: Quotient = { p: 1n, q: 4n, r: 1n };
/** Generating function of a die at z = (1 + 35 s) / 6, times 7/2. */
const AROUND_A_SIXTH: Quotient = { p: 2n, q: 7n, r: 1n };
/** Chances of up to three have the denominator 6^3. */
const UNIT = 216n;

const open: HalfDice = {
  share: (count) => (count === 0 ? 1 / 2 : 5 / 2 / 6 ** count),
  all: (dice) => UNIT * 70n ** BigInt(dice),
  count: (dice, count) =>
    (taken(OPEN, dice, count + 1)[count] ?? 0n) * 35n ** BigInt(dice) * (UNIT / 6n ** BigInt(count)),
  ahead(first, second, lead) {
    // The chance that at least k + y of the first count is a polynomial in y of degree first - 1, divided by 6^y. With
    // the polynomial in terms of binomials (y over i), the sum over the results of the second dice is a sum of
    // derivatives of their generating function at 1/6.
    const derivatives = taken(AROUND_A_SIXTH, second, first);
    const steps = firstDifferences(tails(first, lead));
    const parts = steps.map((step, i) => step * (derivatives[i] ?? 0n) * 35n ** BigInt(first - i));
    return sum(parts) * 20n ** BigInt(second) * (UNIT / 6n ** BigInt(lead - 1));
  },
};

/** Numerators of the chances that at least `lead`, `lead + 1` … count, one per die, over 2^dice and a power of 6. */
function tails(dice: number, lead: number): readonly bigint[] {
  const list: bigint[] = [];
  let left = 2n ** BigInt(dice);
  for (const [k, part] of taken(OPEN, dice, dice + lead - 1).entries()) {
    left = (k === 0 ? left : 6n * left) - part;
    if (k >= lead - 1) list.push(left);
  }
  return list;
}

/** Returns the first entry of a list and of its finite differences of each order. */
function firstDifferences(list: readonly bigint[]): readonly bigint[] {
  const rest = [...list];
  const firsts: bigint[] = [];
  while (rest.length > 0) {
    firsts.push(rest[0] ?? 0n);
    for (let i = 1; i < rest.length; i++) rest[i - 1] = (rest[i] ?? 0n) - (rest[i - 1] ?? 0n);
    rest.pop();
  }
  return firsts;
}

function taken(quotient: Quotient, power: number, count: number): readonly bigint[] {
  const list: bigint[] = [];
  if (count === 0) return list;
  for (const coefficient of coefficients(quotient, power)) if (list.push(coefficient) === count) break;
  return list;
}

const sum = (list: readonly bigint[]): bigint => list.reduce((all, one) => all + one, 0n);

/** Returns the arithmetic of open-ended or plain dice. */
export const halfDice = (openEnded: boolean): HalfDice => (openEnded ? open : plain);

import { at } from '@/lib/kernel/at';
import { halfDice } from './open-ended';
import { lastOf, negative, runningSums, type Spread, shareAt, sumOver, upTo } from './spreads';

/** Numbers of a person's dice. */
export interface Pool {
  readonly green: number;
  readonly red: number;
}

/** A person who is asked, and takes the best stance that the dice allow. */
interface Asked {
  readonly pool: Pool;
  /** Cooperates however the dice fall. */
  readonly isFree: boolean;
}

/**
 * A roll that is read twice: first for stances, then, with the same dice, for the result. People whose evens lead by
 * two help the Active; people who are two behind hinder.
 */
export interface Attempt {
  /** Green sixes and red ones add another die. */
  readonly openEnded: boolean;
  readonly active: Pool;
  readonly asked: readonly Asked[];
  /** Nobody is asked, and the Active's own red odds cancel green evens. */
  readonly isAlone: boolean;
  /** Red dice of each person who was made Neutral by default and turns Hostile: second reading only. */
  readonly hostileReds: readonly number[];
  /** Red dice of the GM, or of the defender in a duel. */
  readonly gmDice: number;
  /** Green dice of the defender in a duel: their evens cancel its odds. */
  readonly defenderGreens?: number;
}

/** Distributions of sums of dice before a roll, in floating point. */
export interface RollSums {
  /** Number of dice that count. */
  counting(dice: number): Spread;
  /** Dice that count in one pool less those in another: evens less odds, or the reverse. */
  difference(plus: number, minus: number): Spread;
  /** Evens of all who help less odds of all who hinder; can be negative. */
  effort(attempt: Attempt): Spread;
}

/** Contribution of a person who was asked to the second reading, by shortfall: evens, 0, or negative odds. */
interface Part {
  readonly byShortfall: readonly Spread[];
  /** From this shortfall on the person is always Hostile, so the last entry covers all larger ones. */
  readonly limit: number;
}

/** Returns cached sums. Outcomes less likely than `least` are dropped at each step. */
export function rollSums(openEnded: boolean, least: number): RollSums {
  const [parts, splits, efforts] = [cached<Part>(512), cached<readonly Spread[]>(512), cached<Spread>(2_048)];
  const counting = pools(openEnded, least);
  const difference = (plus: number, minus: number): Spread =>
    sumOver([[counting(plus), negative(counting(minus))]], least);

  const partOf = ({ green, red }: Pool): Part =>
    parts(codeOf({ green, red }), () => partIn(counting(green), counting(red), difference(green, red)));

  const evensByShortfall = (active: Pool, limit: number): readonly Spread[] =>
    splits(`${codeOf(active)} ${limit}`, () => split(counting(active.green), counting(active.red), limit));

  /** Sum over the Active and the people who are asked but not free. They depend on each other through the shortfall. */
  function tied(active: Pool, others: readonly Pool[]): Spread {
    const targets = others.map(partOf);
    const limit = targets.reduce((most, part) => Math.max(most, part.limit), 0);
    const cases = evensByShortfall(active, limit).map((evens, shortfall) => [
      evens,
      ...targets.map((part) => at(part.byShortfall, Math.min(shortfall, part.limit))),
    ]);
    return sumOver(cases, least);
  }

  return {
    counting,
    difference,
    effort({ active, asked, isAlone, hostileReds }) {
      const hostile = hostileReds.reduce((sum, dice) => sum + dice, 0);
      if (isAlone) return difference(active.green, active.red + hostile);
      const codes: number[] = [];
      let free = 0;
      for (const { pool, isFree } of asked) {
        if (isFree) free += pool.green;
        else codes.push(codeOf(pool));
      }
      codes.sort((a, b) => a - b);
      return efforts(`${codeOf(active)} ${free} ${hostile} ${codes.join()}`, () => {
        const sum = tied(active, codes.map(poolOf));
        if (free + hostile === 0) return sum;
        return sumOver([[sum, counting(free), negative(counting(hostile))]], least);
      });
    },
  };
}

/** Distribution of the dice that count, with or without extra ones. Leaves out outcomes less likely than `least`. */
export function pools(openEnded: boolean, least: number): (dice: number) => Spread {
  const { share } = halfDice(openEnded);
  const single: number[] = [];
  while (share(single.length) >= least) single.push(share(single.length));
  const known: (Spread | undefined)[] = [
    { from: 0, shares: Float64Array.of(1) },
    { from: 0, shares: Float64Array.from(single) },
  ];
  // Doubling only adds and multiplies non-negative numbers, so there is no cancellation.
  const spreadOf = (dice: number): Spread => {
    const half = Math.floor(dice / 2);
    known[dice] ??= sumOver([[spreadOf(half), spreadOf(dice - half)]], least);
    return known[dice];
  };
  return spreadOf;
}

/** Returns a pool's contribution by shortfall, up to two more than its most evens. */
function partIn(green: Spread, red: Spread, lead: Spread): Part {
  const [greens, reds] = [runningSums(green), runningSums(red)];
  const limit = lastOf(green) + 2;
  const from = -lastOf(red);
  const byShortfall: Spread[] = [];
  for (let shortfall = 0; shortfall <= limit; shortfall++) {
    const shares = new Float64Array(lastOf(green) - from + 1);
    for (let evens = green.from; evens <= lastOf(green); evens++) {
      shares[evens - from] = shareAt(green, evens) * upTo(reds, evens - shortfall - 2);
    }
    for (let odds = red.from; odds <= lastOf(red); odds++) {
      const hostile = shareAt(red, odds) * upTo(greens, odds + shortfall - 2);
      shares[-odds - from] = (shares[-odds - from] ?? 0) + hostile;
    }
    const neutral = shareAt(lead, shortfall - 1) + shareAt(lead, shortfall) + shareAt(lead, shortfall + 1);
    shares[-from] = (shares[-from] ?? 0) + neutral;
    byShortfall.push({ from, shares });
  }
  return { byShortfall, limit };
}

/** Returns the Active's evens jointly with a shortfall of 0, 1, 2 …; `limit` includes all larger ones. */
function split(green: Spread, red: Spread, limit: number): readonly Spread[] {
  if (limit === 0) return [green];
  const reds = runningSums(red);
  const all = upTo(reds, lastOf(red));
  const together = (share: (evens: number) => number): Spread => ({
    from: green.from,
    shares: green.shares.map((own, i) => own * share(green.from + i)),
  });
  const list = [together((evens) => upTo(reds, evens))];
  const most = lastOf(red) - green.from;
  for (let shortfall = 1; shortfall < limit && shortfall <= most; shortfall++) {
    list.push(together((evens) => shareAt(red, evens + shortfall)));
  }
  if (limit <= most) list.push(together((evens) => all - upTo(reds, evens + limit - 1)));
  return list;
}

const CODES = 65_536;
const codeOf = ({ green, red }: Pool): number => green * CODES + red;
const poolOf = (code: number): Pool => ({ green: Math.floor(code / CODES), red: code % CODES });

/** Cache that is cleared whenever it holds `most` entries. */
function cached<Value>(most: number): (key: number | string, work: () => Value) => Value {
  const known = new Map<number | string, Value>();
  return (key, work) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const made = work();
    known.set(key, made);
    return made;
  };
}

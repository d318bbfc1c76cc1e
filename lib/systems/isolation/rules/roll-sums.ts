import { at } from '@/lib/kernel/at';
import { halfDice } from './open-ended';
import { lastOf, negative, runningSums, type Spread, shareAt, sumOver, upTo } from './spreads';

/** Dice of one person, counted. */
export interface Pool {
  readonly green: number;
  readonly red: number;
}

/** One who is asked, and takes the best stance that the dice leave open. */
interface Asked {
  readonly pool: Pool;
  /** Cooperates however the dice fall. */
  readonly isFree: boolean;
}

/**
 * A roll that is read twice: first for who helps whom, then, with the same dice, for what comes of it. The Active asks;
 * those whose evens lead by enough help, and those who are as far behind hinder.
 */
export interface Attempt {
  /** Whether green sixes and red ones bring other dice. */
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

/** Sums of dice before a roll, in ordinary numbers. */
export interface RollSums {
  /** How many of so many dice count. */
  counting(dice: number): Spread;
  /** Evens less odds, or the other way round, of so many dice each. */
  difference(plus: number, minus: number): Spread;
  /** Evens of all who help less odds of all who hinder, before the floor. */
  effort(attempt: Attempt): Spread;
}

/** What one who is asked adds in the second reading, by A: evens, nothing, or odds below zero. */
interface Part {
  readonly byShortfall: readonly Spread[];
  /** From here on everybody is Hostile: the last entry stands for all larger A. */
  readonly limit: number;
}

/** Such sums, but for what is less likely than `least` at each step. */
export function rollSums(openEnded: boolean, least: number): RollSums {
  const [parts, splits, efforts] = [kept<Part>(512), kept<readonly Spread[]>(512), kept<Spread>(2_048)];
  const counting = pools(openEnded, least);
  const difference = (plus: number, minus: number): Spread =>
    sumOver([[counting(plus), negative(counting(minus))]], least);

  const partOf = ({ green, red }: Pool): Part =>
    parts(codeOf({ green, red }), () => partIn(counting(green), counting(red), difference(green, red)));

  const evensByShortfall = (active: Pool, limit: number): readonly Spread[] =>
    splits(`${codeOf(active)} ${limit}`, () => split(counting(active.green), counting(active.red), limit));

  /** The Active and all who are asked but not free: A ties them together. */
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
  const one: number[] = [];
  while (share(one.length) >= least) one.push(share(one.length));
  const known: (Spread | undefined)[] = [
    { from: 0, shares: Float64Array.of(1) },
    { from: 0, shares: Float64Array.from(one) },
  ];
  // From halves: only sums and products of what is not negative, so that no digits are lost.
  const spreadOf = (dice: number): Spread => {
    const half = Math.floor(dice / 2);
    known[dice] ??= sumOver([[spreadOf(half), spreadOf(dice - half)]], least);
    return known[dice];
  };
  return spreadOf;
}

/** What a pool adds, by A; of an A that is beyond its evens by two, as of all larger ones. */
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

/** The Active's evens together with an A of 0, 1, 2 …; those of `limit` and beyond together. */
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

/** Keeps so much of what was worked out; then forgets all of it. */
function kept<Value>(most: number): (key: number | string, work: () => Value) => Value {
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

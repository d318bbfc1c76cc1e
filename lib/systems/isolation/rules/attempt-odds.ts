import { type Chance, estimated, exact } from '@/lib/chance/chances';
import { halfDice } from './open-ended';
import { type Attempt, type RollSums, rollSums } from './roll-sums';
import { lastOf, raised, runningSums, type Spread, shareAt, upTo } from './spreads';

/**
 * Less likely outcomes are dropped. With ten people there are about 50 cases of ten sums, each dropping fewer than 200
 * outcomes: less than 1e-13 in all. Rounding errors are smaller, since only non-negative numbers are added.
 */
const PRECISE = 1e-18;
/** Threshold for bots. The error is about 1e-6 with few people, and below 1e-4 in the largest position. */
const QUICK = 1e-8;

const both = (least: number) => [rollSums(false, least), rollSums(true, least)] as const;

/** Most dice for exact fractions: those of larger rolls take too long to reduce and are unreadable. */
const DICE_MAX = 300;

/**
 * Returns the chances of a lone attempt as fractions, best degree first; `least` holds the lowest margin of each degree
 * but the last. Undefined for too many dice, or if a defender has green ones.
 */
function loneDegrees(least: readonly number[], attempt: Attempt): readonly Chance[] | undefined {
  const { openEnded, active, hostileReds, gmDice } = attempt;
  const green = active.green;
  const red = hostileReds.reduce((sum, dice) => sum + dice, active.red);
  if (green + red + gmDice > DICE_MAX || attempt.defenderGreens) return undefined;

  const { all, count, ahead } = halfDice(openEnded);
  const whole = all(green + red) * all(gmDice);
  const scale = whole / all(green + red + gmDice);
  /** Numerator of the chance of at least this margin. */
  function reaches(margin: number): bigint {
    // A positive margin implies evens above the floor.
    if (margin > 0) return ahead(green, red + gmDice, margin) * scale;
    let part = whole - ahead(red + gmDice, green, 1 - margin) * scale;
    // If the evens are at the floor, only the GM's odds matter.
    for (let odds = 0; odds <= -margin; odds++) part += count(gmDice, odds) * ahead(red, green, 1 - odds - margin);
    return part;
  }
  const reached = [...least.map(reaches), whole];
  return reached.map((part, i) => exact(part - (i === 0 ? 0n : (reached[i - 1] ?? 0n)), whole));
}

const [precise, quick] = [both(PRECISE), both(QUICK)];
const among = (sums: readonly [RollSums, RollSums], openEnded: boolean): RollSums => sums[openEnded ? 1 : 0];

/** For each person asked, returns the chances that the best stance the dice allow is to help, stand by, or hinder. */
export function stancesIn({ openEnded, active, asked }: Attempt): readonly (readonly Chance[])[] {
  const { difference } = among(precise, openEnded);
  const shortfall = raised(difference(active.red, active.green), 0);
  const sums = runningSums(shortfall);
  const all = upTo(sums, lastOf(sums));
  return asked.map(({ pool, isFree }) => {
    if (isFree) return [1, 0, 0].map(estimated);
    let [helps, standsBy, hinders] = [0, 0, 0];
    const lead = difference(pool.green, pool.red);
    for (const [i, share] of lead.shares.entries()) {
      const p = lead.from + i;
      helps += share * upTo(sums, p - 2);
      standsBy += share * (shareAt(shortfall, p - 1) + shareAt(shortfall, p) + shareAt(shortfall, p + 1));
      hinders += share * (all - upTo(sums, p + 1));
    }
    return [helps, standsBy, hinders].map(estimated);
  });
}

/** A roll between the two readings: stances are known, some dice are still to be rolled. */
export interface LateAttempt extends Pick<Attempt, 'openEnded' | 'hostileReds' | 'gmDice' | 'defenderGreens'> {
  /** Evens of those who help less odds of those who hinder so far; can be negative. */
  readonly margin: number;
}

/**
 * Returns the chances of each degree, best first; `least` holds the lowest margin of each degree but the last.
 * Before the roll everybody takes the best stance open to them. To fix a stance instead: cooperating people are free,
 * red dice of hostile people go into `hostileReds`, and neutral people are left out of `asked`. Lone attempts come as
 * fractions, unless the defender has green dice; all others come as decimals.
 */
export function degreesBy(least: readonly number[]) {
  const sharesIn = (all: readonly [RollSums, RollSums], attempt: Attempt): readonly number[] => {
    const sums = among(all, attempt.openEnded);
    return sharesOf(least, sums.effort(attempt), oppositionIn(sums, attempt));
  };
  return {
    chances: (attempt: Attempt): readonly Chance[] =>
      (attempt.isAlone ? loneDegrees(least, attempt) : undefined) ?? sharesIn(precise, attempt).map(estimated),
    /** A fast approximation for bots. */
    shares: (attempt: Attempt): readonly number[] => sharesIn(quick, attempt),
    lateChances({ margin, hostileReds, ...late }: LateAttempt): readonly Chance[] {
      const sums = among(precise, late.openEnded);
      const loss = sums.difference(
        0,
        hostileReds.reduce((sum, dice) => sum + dice, 0),
      );
      return sharesOf(least, { ...loss, from: margin + loss.from }, oppositionIn(sums, late)).map(estimated);
    },
  };
}

/** Distribution of the GM's odds, or of a defender's odds less their evens, at least 0. */
const oppositionIn = (
  { counting, difference }: RollSums,
  { gmDice, defenderGreens = 0 }: Pick<Attempt, 'gmDice' | 'defenderGreens'>,
): Spread => (defenderGreens === 0 ? counting(gmDice) : raised(difference(gmDice, defenderGreens), 0));

/** Returns the share of each degree for an effort, which is clamped to 0 here, against odds. */
function sharesOf([best = 0, ...others]: readonly number[], effort: Spread, odds: Spread): readonly number[] {
  const { from, shares } = raised(effort, 0);
  const sums = runningSums(odds);
  const all = upTo(sums, lastOf(odds));
  const degrees = Array.from({ length: others.length + 2 }, () => 0);
  const add = (degree: number, share: number) => {
    degrees[degree] = (degrees[degree] ?? 0) + share;
  };
  for (let i = 0; i < shares.length; i++) {
    const share = shares[i] ?? 0;
    const e = from + i;
    add(0, share * upTo(sums, e - best));
    let above = best;
    for (const [degree, lowest] of others.entries()) {
      let between = 0;
      for (let margin = lowest; margin < above; margin++) between += shareAt(odds, e - margin);
      add(degree + 1, share * between);
      above = lowest;
    }
    add(others.length + 1, share * (all - upTo(sums, e - above)));
  }
  return degrees;
}

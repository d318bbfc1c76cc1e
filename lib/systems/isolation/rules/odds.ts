import { type Chance, estimated } from '@/lib/chance/chances';
import { loneDegrees } from '@/lib/chance/lone-odds';
import { type Attempt, type RollSums, rollSums } from '@/lib/chance/roll-sums';
import { lastOf, raised, runningSums, type Spread, shareAt, upTo } from '@/lib/chance/spreads';
import { DEGREES, type Degree, type Stance } from '../vocabulary';

export type { Asked, Attempt, Pool } from '@/lib/chance/roll-sums';

/** How likely it is that each stance is the best one open to somebody (rules 5.2). */
export type StanceChances = Readonly<Record<Stance, Chance>>;

/**
 * Everything left out is less likely than this. With ten people there are about 50 cases of ten sums, and each leaves
 * out fewer than 200 numbers: together less than 1e-13. Sums of what is never negative lose less than that by rounding.
 */
const PRECISE = 1e-18;
/** For bots: a few people's shares are wrong by about 1e-6, the largest position's by less than 1e-4. */
const QUICK = 1e-8;

const both = (least: number) => [rollSums(false, least), rollSums(true, least)] as const;
const [precise, quick] = [both(PRECISE), both(QUICK)];
const among = (sums: readonly [RollSums, RollSums], openEnded: boolean): RollSums => sums[openEnded ? 1 : 0];

/** The chances of the best stance that the dice leave open, by asked (rules 5.2). */
export function stanceChances({ openEnded, active, asked }: Attempt): readonly StanceChances[] {
  const { difference } = among(precise, openEnded);
  const shortfall = raised(difference(active.red, active.green), 0);
  const sums = runningSums(shortfall);
  const all = upTo(sums, lastOf(sums));
  return asked.map(({ pool, isFree }) => {
    if (isFree) return { cooperate: estimated(1), neutral: estimated(0), hostile: estimated(0) };
    let [cooperate, neutral, hostile] = [0, 0, 0];
    const lead = difference(pool.green, pool.red);
    for (const [i, share] of lead.shares.entries()) {
      const p = lead.from + i;
      cooperate += share * upTo(sums, p - 2);
      neutral += share * (shareAt(shortfall, p - 1) + shareAt(shortfall, p) + shareAt(shortfall, p + 1));
      hostile += share * (all - upTo(sums, p + 1));
    }
    return { cooperate: estimated(cooperate), neutral: estimated(neutral), hostile: estimated(hostile) };
  });
}

/**
 * The chances of the six degrees before a roll (rules 5.3), everybody at their best stance. Somebody who is set to
 * cooperate is free, one who is set to be hostile counts among `hostileReds`, one who is set to stand by is not asked.
 * Lone attempts come as fractions (rules 9), all others as decimals; so do those against somebody with green dice.
 */
export function degreeChances(attempt: Attempt): Readonly<Record<Degree, Chance>> {
  const alone = attempt.isAlone ? loneDegrees(attempt) : undefined;
  return byDegree(alone ?? sharesIn(precise, attempt).map(estimated));
}

/** The same for bots, fast: shares in the order of DEGREES. */
export const degreeShares = (attempt: Attempt): readonly number[] => sharesIn(quick, attempt);

/** A roll between the two readings: stances are known, some dice are still to fall. */
export interface LateAttempt extends Pick<Attempt, 'openEnded' | 'hostileReds' | 'gmDice' | 'defenderGreens'> {
  /** Evens of those who help less odds of the hostile so far, before the floor. */
  readonly margin: number;
}

/** The chances of the six degrees once the stances are known (rules 5.3). */
export function lateDegreeChances({ margin, hostileReds, ...late }: LateAttempt): Readonly<Record<Degree, Chance>> {
  const sums = among(precise, late.openEnded);
  const loss = sums.difference(
    0,
    hostileReds.reduce((sum, dice) => sum + dice, 0),
  );
  const effort = { ...loss, from: margin + loss.from };
  return byDegree(degreesOf(effort, oppositionIn(sums, late)).map(estimated));
}

function sharesIn(all: readonly [RollSums, RollSums], attempt: Attempt): readonly number[] {
  const sums = among(all, attempt.openEnded);
  return degreesOf(sums.effort(attempt), oppositionIn(sums, attempt));
}

/** Odds of the GM, or of a defender less their evens (rules 9). */
const oppositionIn = (
  { counting, difference }: RollSums,
  { gmDice, defenderGreens = 0 }: Pick<Attempt, 'gmDice' | 'defenderGreens'>,
): Spread => (defenderGreens === 0 ? counting(gmDice) : raised(difference(gmDice, defenderGreens), 0));

/** The six degrees, best first, of so much effort before the floor against such odds (rules 5.3). */
function degreesOf(effort: Spread, odds: Spread): readonly number[] {
  const { from, shares } = raised(effort, 0);
  const sums = runningSums(odds);
  const all = upTo(sums, lastOf(odds));
  let [complete, basic, partial, nearly, failed, badly] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < shares.length; i++) {
    const share = shares[i] ?? 0;
    const e = from + i;
    complete += share * upTo(sums, e - 4);
    basic += share * (shareAt(odds, e - 3) + shareAt(odds, e - 2));
    partial += share * (shareAt(odds, e - 1) + shareAt(odds, e));
    nearly += share * shareAt(odds, e + 1);
    failed += share * (shareAt(odds, e + 2) + shareAt(odds, e + 3));
    badly += share * (all - upTo(sums, e + 3));
  }
  return [complete, basic, partial, nearly, failed, badly];
}

const byDegree = (chances: readonly Chance[]): Readonly<Record<Degree, Chance>> =>
  Object.fromEntries(DEGREES.map((degree, i) => [degree, chances[i]])) as Record<Degree, Chance>;

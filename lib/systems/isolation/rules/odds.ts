import { degreesBy, type LateAttempt, stancesIn } from '@/lib/chance/attempt-odds';
import type { Chance } from '@/lib/chance/chances';
import type { Attempt } from '@/lib/chance/roll-sums';
import { DEGREES, type Degree, STANCES, type Stance } from '../vocabulary';
import { LEAST } from './degrees';

const named = <Name extends string>(names: readonly Name[], chances: readonly Chance[]) =>
  Object.fromEntries(names.map((name, i) => [name, chances[i]])) as Readonly<Record<Name, Chance>>;

const degrees = degreesBy(LEAST);

/** How likely it is that each stance is the best one open to somebody, by asked (rules 5.2). */
export const stanceChances = (attempt: Attempt): readonly Readonly<Record<Stance, Chance>>[] =>
  stancesIn(attempt).map((chances) => named(STANCES, chances));

/** The chances of the six degrees before a roll (rules 5.3), everybody at their best stance. */
export const degreeChances = (attempt: Attempt): Readonly<Record<Degree, Chance>> =>
  named(DEGREES, degrees.chances(attempt));

/** The same for bots, fast: shares in the order of DEGREES. */
export const degreeShares = degrees.shares;

/** The chances of the six degrees once the stances are known (rules 5.3). */
export const lateDegreeChances = (late: LateAttempt): Readonly<Record<Degree, Chance>> =>
  named(DEGREES, degrees.lateChances(late));

import type { HouseRules } from '../schema';
import { STANCES, type Stance } from '../vocabulary';

/** Most likeable traits per unlikeable one (rules 2). */
const LIKEABLE_MAX = 2;

/** Tells whether a person has at most twice as many likeable traits as unlikeable ones. */
export const isBalanced = (positive: number, negative: number): boolean => positive <= LIKEABLE_MAX * negative;

/** Returns the best stance that a difference allows (rules 5.2). */
export function bestStance(difference: number): Stance {
  if (difference >= 2) return 'cooperate';
  return difference >= -1 ? 'neutral' : 'hostile';
}

/** Returns a stance and all lower ones, since downgrading is free (rules 4). */
export const openFrom = (best: Stance): readonly Stance[] => STANCES.slice(STANCES.indexOf(best));

interface Both {
  readonly green: number;
  readonly red: number;
}

/** Tells whether a pair can cooperate regardless of the dice (rules 4). */
export const isFree = ({ freeCooperation }: HouseRules, { green, red }: Both): boolean =>
  red === 0 && (freeCooperation === 'noRed' || green > 0);

/** The Active's shortfall: odds of their red dice beyond evens of their green ones (rules 5.2). */
export const shortfallOf = ({ green, red }: Both): number => Math.max(0, red - green);

import type { HouseRules } from '../schema';
import { STANCES, type Stance } from '../vocabulary';

/** The most likeable traits for each unlikeable one (rules 2). */
const LIKEABLE_MAX = 2;

/** Tells whether a person has at most twice as many likeable traits as unlikeable ones. */
export const isBalanced = (positive: number, negative: number): boolean => positive <= LIKEABLE_MAX * negative;

/** The best stance that a difference leaves open (rules 5.2). */
export function bestStance(difference: number): Stance {
  if (difference >= 2) return 'cooperate';
  return difference >= -1 ? 'neutral' : 'hostile';
}

/** A stance and all below it: downgrading is free (rules 4). */
export const openFrom = (best: Stance): readonly Stance[] => STANCES.slice(STANCES.indexOf(best));

interface Both {
  readonly green: number;
  readonly red: number;
}

/** Whether a pair may cooperate whatever the dice say (rules 4). */
export const isFree = ({ freeCooperation }: HouseRules, { green, red }: Both): boolean =>
  red === 0 && (freeCooperation === 'noRed' || green > 0);

/** How far the Active is pulled back: odds of the own red dice beyond evens of the green ones (rules 5.2). */
export const shortfallOf = ({ green, red }: Both): number => Math.max(0, red - green);

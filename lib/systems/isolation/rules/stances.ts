import type { HouseRules } from '../schema';
import { STANCES, type Stance } from '../vocabulary';

/** The best stance that a difference leaves open (rules 5.2). */
export function bestStance(difference: number): Stance {
  if (difference >= 2) return 'cooperate';
  return difference >= -1 ? 'neutral' : 'hostile';
}

/** A stance and all below it: downgrading is free (rules 4). */
export const openFrom = (best: Stance): readonly Stance[] => STANCES.slice(STANCES.indexOf(best));

interface Links {
  readonly green: number;
  readonly red: number;
}

/** Whether a pair may cooperate whatever the dice say (rules 4). */
export const isFree = ({ freeCooperation }: HouseRules, { green, red }: Links): boolean =>
  red === 0 && (freeCooperation === 'noRed' || green > 0);

import { at } from '@/lib/kernel/at';
import { DEGREES, type Degree } from '../vocabulary';
import { degreesBy } from './attempt-odds';

/** Lowest margin of each degree but the last (rules 5.3). */
export const LEAST = [4, 2, 0, -1, -3] as const;

/** Returns the degree for a margin of the green evens over the GM's odds. */
export function degreeOf(margin: number): Degree {
  return at(DEGREES, LEAST.filter((least) => margin < least).length);
}

/** Tells whether a degree is at least as good as another. */
export const reaches = (degree: Degree, least: Degree): boolean => DEGREES.indexOf(degree) <= DEGREES.indexOf(least);

export const isSuccess = (degree: Degree): boolean => reaches(degree, 'partialSuccess');

/** Change of Stress (rules 7), and number of passing links drawn (rules 6). */
export const effectOf: Readonly<Record<Degree, { readonly stress: number; readonly links: number }>> = {
  completeSuccess: { stress: -2, links: 2 },
  basicSuccess: { stress: -1, links: 1 },
  partialSuccess: { stress: 0, links: 0 },
  partialFailure: { stress: 0, links: 0 },
  basicFailure: { stress: 1, links: 1 },
  completeFailure: { stress: 2, links: 2 },
};

/**
 * Chances of each degree in the order of DEGREES (rules 5.3): before a roll, with everyone at their best stance; a fast
 * approximation of that for bots; and once stances are known.
 */
export const { chances: degreeChances, shares: degreeShares, lateChances: lateDegreeChances } = degreesBy(LEAST);

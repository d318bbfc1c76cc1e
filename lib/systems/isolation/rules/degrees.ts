import { DEGREES, type Degree } from '../vocabulary';

/** The lowest margin of each degree but the last (rules 5.3). */
export const LEAST = [4, 2, 0, -1, -3] as const;

/** What a margin of the green evens over the GM's odds comes to. */
export function degreeOf(margin: number): Degree {
  const place = LEAST.findIndex((least) => margin >= least);
  return place < 0 ? 'completeFailure' : (DEGREES[place] ?? 'completeFailure');
}

const PARTIAL_SUCCESS = DEGREES.indexOf('partialSuccess');

export const isSuccess = (degree: Degree): boolean => DEGREES.indexOf(degree) <= PARTIAL_SUCCESS;

/** Whether a degree is at least as good as another. */
export const reaches = (degree: Degree, least: Degree): boolean => DEGREES.indexOf(degree) <= DEGREES.indexOf(least);

/** By how much Stress changes (rules 7). */
export const stressOf: Readonly<Record<Degree, number>> = {
  completeSuccess: -2,
  basicSuccess: -1,
  partialSuccess: 0,
  partialFailure: 0,
  basicFailure: 1,
  completeFailure: 2,
};

/** How many passing links a degree draws (rules 6). */
export const linksOf: Readonly<Record<Degree, number>> = {
  completeSuccess: 2,
  basicSuccess: 1,
  partialSuccess: 0,
  partialFailure: 0,
  basicFailure: 1,
  completeFailure: 2,
};

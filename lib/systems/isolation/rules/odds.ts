import { degreesBy } from '@/lib/chance/attempt-odds';
import { LEAST } from './degrees';

/**
 * How likely each of DEGREES is (rules 5.3), in their order: before a roll, everybody at their best stance; the same for
 * bots, fast; and once the stances are known.
 */
export const { chances: degreeChances, shares: degreeShares, lateChances: lateDegreeChances } = degreesBy(LEAST);

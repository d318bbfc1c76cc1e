import { at } from '@/lib/kernel/at';
import { orderTo } from '@/lib/kernel/graph';
import { namesOf } from '../names';
import type { Siege } from '../schema';
import { DEGREES, type Degree } from '../vocabulary';
import { degreesBy } from './attempt-odds';

/**
 * The tasks that end it for somebody (rules 15), each with its name and with all that has to be done, itself last; null
 * if it can never be proposed. A line that names nothing asks for nothing.
 */
export function waysOut(body: Siege) {
  const wayTo = orderTo(body.tasks, ({ requires }) => requires.flatMap(({ task }) => task || []));
  const { tasks: names } = namesOf(body);
  return body.tasks.flatMap((task, i) =>
    task.ends === 'nothing' ? [] : [{ task, name: at(names, i), way: wayTo(task.id) }],
  );
}

/** Number of conflicts of the night. */
export const conflictsIn = ({ siege }: Siege): number => siege.sessions * siege.conflictsPerSession;

/** Tells whether help from outside comes before the night is over. */
export const comesHelp = (body: Siege): boolean =>
  body.siege.rescueAfter !== null && body.siege.rescueAfter <= conflictsIn(body);

/** The lowest margin of each degree but the last (rules 5.3). */
export const LEAST = [4, 2, 0, -1, -3] as const;

/** What a margin of the green evens over the GM's odds comes to. */
export function degreeOf(margin: number): Degree {
  return at(DEGREES, LEAST.filter((least) => margin < least).length);
}

/** Whether a degree is at least as good as another. */
export const reaches = (degree: Degree, least: Degree): boolean => DEGREES.indexOf(degree) <= DEGREES.indexOf(least);

export const isSuccess = (degree: Degree): boolean => reaches(degree, 'partialSuccess');

/** By how much Stress changes (rules 7), and how many passing links are drawn (rules 6). */
export const effectOf: Readonly<Record<Degree, { readonly stress: number; readonly links: number }>> = {
  completeSuccess: { stress: -2, links: 2 },
  basicSuccess: { stress: -1, links: 1 },
  partialSuccess: { stress: 0, links: 0 },
  partialFailure: { stress: 0, links: 0 },
  basicFailure: { stress: 1, links: 1 },
  completeFailure: { stress: 2, links: 2 },
};

/**
 * How likely each of DEGREES is (rules 5.3), in their order: before a roll, everybody at their best stance; the same for
 * bots, fast; and once the stances are known.
 */
export const { chances: degreeChances, shares: degreeShares, lateChances: lateDegreeChances } = degreesBy(LEAST);

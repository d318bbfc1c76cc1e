import { at } from '@/lib/kernel/at';
import { orderTo } from '@/lib/kernel/graph';
import { namesOf } from '../names';
import type { Siege, Task } from '../schema';

/** Task with its name. `way` lists the tasks that must be done, the task itself last; null if it is unreachable. */
interface Way {
  readonly task: Task;
  readonly name: string;
  readonly way: readonly Task[] | null;
}

/** Returns the ways to all tasks, in order. Empty requirements are ignored. */
export function waysTo(body: Siege): readonly Way[] {
  const wayTo = orderTo(body.tasks, ({ requires }) => requires.flatMap(({ task }) => task || []));
  const { tasks: names } = namesOf(body);
  return body.tasks.map((task, i) => ({ task, name: at(names, i), way: wayTo(task.id) }));
}

/** Returns the ways to the tasks that bring people to safety (rules 15). */
export const waysOut = (body: Siege): readonly Way[] => waysTo(body).filter(({ task }) => task.ends !== 'nothing');

export const conflictsIn = ({ siege }: Siege): number => siege.sessions * siege.conflictsPerSession;

/** Tells whether help from outside comes before the night is over. */
export const isHelpInTime = (body: Siege): boolean =>
  body.siege.rescueAfter !== null && body.siege.rescueAfter <= conflictsIn(body);

/** Conflicts before help comes or the night is over. */
export const conflictsLeft = (body: Siege): number =>
  Math.min(conflictsIn(body), body.siege.rescueAfter ?? Number.POSITIVE_INFINITY);

/** Tells whether nobody is left inside once a task is done. */
const endsNight = ({ ends, everybody }: Task): boolean => ends === 'over' || (ends === 'out' && everybody);

/** Tells whether a task waits for one after which nobody is inside. */
export const isAfterEnd = ({ way }: Way): boolean => way?.slice(0, -1).some(endsNight) ?? false;

/** Tells whether a task can be done in a number of conflicts. */
export const canBeDone = (way: Way, conflicts: number): boolean =>
  way.way !== null && way.way.length <= conflicts && !isAfterEnd(way);

import { at } from '@/lib/kernel/at';
import { orderTo } from '@/lib/kernel/graph';
import { namesOf } from '../names';
import type { Siege } from '../schema';

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

/** How many conflicts the night has. */
export const conflictsIn = ({ siege }: Siege): number => siege.sessions * siege.conflictsPerSession;

/** Whether help from outside comes before the night is over. */
export const comesHelp = (body: Siege): boolean =>
  body.siege.rescueAfter !== null && body.siege.rescueAfter <= conflictsIn(body);

import type { Siege, Task } from '../schema';

/** The tasks to do for one of them, in an order that works and itself last; null if it can never be proposed (rules 15). */
export function waysOf({ tasks }: Siege): (task: string) => readonly Task[] | null {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  return (goal) => {
    const done = new Map<string, Task>();
    const waiting = new Set<string>();
    const canDo = (id: string): boolean => {
      if (done.has(id)) return true;
      const task = byId.get(id);
      if (!task || waiting.has(id)) return false;
      waiting.add(id);
      // A line that names nothing asks for nothing.
      const isOpen = task.requires.every((need) => need.task === '' || canDo(need.task));
      waiting.delete(id);
      if (isOpen) done.set(id, task);
      return isOpen;
    };
    return canDo(goal) ? [...done.values()] : null;
  };
}

/** Whether help from outside comes before the night is over. */
export const comesHelp = ({ siege: { sessions, conflictsPerSession, rescueAfter } }: Siege): boolean =>
  rescueAfter !== null && rescueAfter <= sessions * conflictsPerSession;

import { orderTo } from '@/lib/kernel/graph';
import type { Siege } from '../schema';

/** The tasks to do for one of them; null if it can never be proposed (rules 15). A line that names nothing asks for nothing. */
export const waysOf = ({ tasks }: Siege) =>
  orderTo(tasks, ({ requires }) => requires.map(({ task }) => task).filter((task) => task !== ''));

/** Whether help from outside comes before the night is over. */
export const comesHelp = ({ siege: { sessions, conflictsPerSession, rescueAfter } }: Siege): boolean =>
  rescueAfter !== null && rescueAfter <= sessions * conflictsPerSession;

import type { JsonObject } from '@/lib/kernel/json';
import type { Count, Effort, Facts } from './authored';

/** How many there are, of whatever kind; from the fewest to the most where only one number holds at a time. */
export function sayTotal({ count, isOneOf = false }: Count): string {
  if (typeof count === 'number') return String(count);
  const numbers = Object.values(count);
  if (!isOneOf) return String(numbers.reduce((sum, each) => sum + each, 0));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** "1 won conflict", "12 steps". */
export const sayCounted = ({ one, many }: Pick<Effort, 'one' | 'many'>, count: number): string =>
  `${count} ${count === 1 ? one : many}`;

/** Facts as programs read them, under the names that the game gave them. */
export const formatFacts = ({ counts, routes, effort }: Facts): JsonObject => ({
  ...Object.fromEntries(counts.map(({ id, count }) => [id, count])),
  routes: routes.map(({ id, reachable, least }) => ({ id, reachable, [effort.id]: least })),
});

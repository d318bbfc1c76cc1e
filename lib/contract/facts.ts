import type { JsonObject } from '@/lib/kernel/json';
import type { Count, Effort, Facts } from './authored';

/** Formats a count: the sum over all kinds, or the range if only one number applies at a time. */
export function sayTotal({ count, isOneOf = false }: Count): string {
  if (typeof count === 'number') return String(count);
  const numbers = Object.values(count);
  if (!isOneOf) return String(numbers.reduce((sum, each) => sum + each, 0));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** Formats a number with its noun: "1 won conflict", "12 steps". */
export const sayCounted = ({ one, many }: Pick<Effort, 'one' | 'many'>, count: number): string =>
  `${count} ${count === 1 ? one : many}`;

/** Converts facts to JSON, with the ids that the game defines as keys. */
export const formatFacts = ({ counts, routes, effort }: Facts): JsonObject => ({
  ...Object.fromEntries(counts.map(({ id, count }) => [id, count])),
  routes: routes.map(({ id, reachable, least }) => ({ id, reachable, [effort.id]: least })),
});

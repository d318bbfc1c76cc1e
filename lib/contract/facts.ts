import type { JsonObject } from '@/lib/kernel/json';
import type { Count, Effort, Facts } from './authored';

/** How many there are, of whatever kind. */
export const totalOf = ({ count }: Count): number =>
  typeof count === 'number' ? count : Object.values(count).reduce((sum, each) => sum + each, 0);

/** "1 won conflict", "12 steps". */
export const sayCounted = ({ one, many }: Pick<Effort, 'one' | 'many'>, count: number): string =>
  `${count} ${count === 1 ? one : many}`;

/** Facts as programs read them, under the names that the game gave them. */
export const formatFacts = ({ counts, routes, effort }: Facts): JsonObject => ({
  ...Object.fromEntries(counts.map(({ id, count }) => [id, count])),
  routes: routes.map(({ id, reachable, least }) => ({ id, reachable, [effort.id]: least })),
});

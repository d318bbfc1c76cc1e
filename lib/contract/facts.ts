import type { JsonObject } from '@/lib/kernel/json';
import type { Count, Effort, Facts, Route } from './authored';

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

/** "Earliest in round 4 with 2 players, 3 with 3, 2 with 4–5. Time spent otherwise is not checked." */
export function sayRounds(rounds: NonNullable<Route['rounds']>): string {
  const byRound = new Map<number, string[]>();
  for (const [players, round] of Object.entries(rounds)) {
    const sizes = byRound.get(round);
    if (sizes) sizes.push(players);
    else byRound.set(round, [players]);
  }
  const parts = [...byRound].map(([round, sizes], i) => {
    const range = sizes.length > 1 ? `${sizes[0]}–${sizes.at(-1)}` : sizes[0];
    return `${round} with ${range}${i === 0 ? ' players' : ''}`;
  });
  return `Earliest in round ${parts.join(', ')}. Time spent otherwise is not checked.`;
}

/** Converts facts to JSON, with the ids that the game defines as keys. */
export const formatFacts = ({ counts, routes, effort }: Facts): JsonObject => ({
  ...Object.fromEntries(counts.map(({ id, count }) => [id, count])),
  routes: routes.map(({ id, reachable, least }) => ({ id, reachable, [effort.id]: least })),
});

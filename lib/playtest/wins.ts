import type { Outcome, Seat } from '@/lib/contract/played';
import type { Lineup } from './lineup';

/**
 * Returns the wins of a finished game. In a contest, a shared win counts as an equal part for each winner, and a game
 * without a winner is a draw of all players. In a cooperative game, each winner has a full win.
 */
export function winsOf(
  { played, players }: Pick<Lineup, 'played' | 'players'>,
  { winners }: Pick<Outcome, 'winners'>,
): { readonly seats: readonly Seat[]; readonly sharers: number } {
  if (!played.contest) return { seats: winners, sharers: 1 };
  const seats = winners.length > 0 ? winners : Array.from({ length: players }, (_, seat) => seat);
  return { seats, sharers: seats.length };
}

import type { Outcome, Seat } from '@/lib/contract/played';
import type { Lineup } from './lineup';

/**
 * Returns the seats that won a finished game, and by how many a win is divided. In a contest, winners share it in equal
 * parts, and a draw (an ending that is not good) is won by nobody. In a cooperative game, each winner has a full win.
 */
export function winsOf(
  { played, game }: Pick<Lineup, 'played' | 'game'>,
  { ending, winners }: Outcome,
): { readonly seats: readonly Seat[]; readonly sharers: number } {
  if (!played.contest) return { seats: winners, sharers: 1 };
  const seats = played.endings(game).some(({ id, good }) => good && id === ending) ? winners : [];
  return { seats, sharers: seats.length };
}

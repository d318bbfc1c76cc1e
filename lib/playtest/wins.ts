import type { Outcome, Seat } from '@/lib/contract/played';
import type { Lineup } from './lineup';

/** Who won a game, and among how many each win is shared out. */
interface Wins {
  readonly seats: readonly Seat[];
  readonly sharers: number;
}

/**
 * Wins to be counted of a game that has ended. Where players compete, one that several share counts for each as an
 * equal part, and a game without a winner is a draw of all of them; where they win together, each has won.
 */
export function winsOf(
  { played, players }: Pick<Lineup, 'played' | 'players'>,
  { winners }: Pick<Outcome, 'winners'>,
): Wins {
  if (!played.contest) return { seats: winners, sharers: 1 };
  const seats = winners.length > 0 ? winners : Array.from({ length: players }, (_, seat) => seat);
  return { seats, sharers: seats.length };
}

import type { PlayerRange } from '@/lib/contract/manifest';

/** Number of games that distinguishes a hard scenario from one that can't be won, and is quickly played. */
export const QUICK_GAMES = 50;
/** Fixed seed, so that a scenario gets the same verdict everywhere. */
export const QUICK_SEED = 1;

/** A part of the quick games, with a number of players. */
export interface QuickLot {
  readonly players: number;
  readonly runs: number;
}

/** Divides the quick games among all table sizes. */
export function quickTables({ min, max }: PlayerRange): readonly QuickLot[] {
  const sizes = max - min + 1;
  return Array.from({ length: sizes }, (_, i) => ({
    players: min + i,
    runs: Math.floor(((i + 1) * QUICK_GAMES) / sizes) - Math.floor((i * QUICK_GAMES) / sizes),
  }));
}

/** Tells whether none of the games ends well. `winsAt` plays the games of a table. Stops at the first win. */
export async function isHopeless(
  tables: readonly QuickLot[],
  winsAt: (table: QuickLot) => Promise<number>,
): Promise<boolean> {
  for (const table of tables) if ((await winsAt(table)) > 0) return false;
  return true;
}

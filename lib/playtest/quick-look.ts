import type { PlayerRange } from '@/lib/contract/manifest';

/** Enough to tell a hard scenario from one that nobody can win, and soon played. */
export const QUICK_GAMES = 50;
/** The same games each time, so that a scenario is judged alike wherever it is looked at. */
export const QUICK_SEED = 1;

/** Some of the quick games, with so many players. */
export interface QuickTable {
  readonly players: number;
  readonly runs: number;
}

/** The quick games, shared out among all sizes of table. */
export function quickTables({ min, max }: PlayerRange): readonly QuickTable[] {
  const sizes = max - min + 1;
  return Array.from({ length: sizes }, (_, i) => ({
    players: min + i,
    runs: Math.floor(((i + 1) * QUICK_GAMES) / sizes) - Math.floor((i * QUICK_GAMES) / sizes),
  }));
}

/** Whether not one of the games ends well. `winsAt` plays those of a table; the first that has a win is the last. */
export async function isHopeless(
  tables: readonly QuickTable[],
  winsAt: (table: QuickTable) => Promise<number>,
): Promise<boolean> {
  for (const table of tables) if ((await winsAt(table)) > 0) return false;
  return true;
}

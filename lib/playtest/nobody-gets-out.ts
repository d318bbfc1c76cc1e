import type { AnyPlayed } from '@/lib/contract/played';
import type { Issue } from '@/lib/kernel/issue';

/** What is said of a scenario of which not one of so many games ended well; its path begins at the body. */
export const nobodyGetsOut = (system: string, { waysOut }: Pick<AnyPlayed, 'waysOut'>, games: number): Issue => ({
  code: `${system}/nobody-gets-out`,
  severity: 'error',
  path: waysOut,
  message: `Bots played ${games} quick games with every number of players, and not one ended well. Ask for less on the way, or give people more time.`,
});

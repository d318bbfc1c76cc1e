import type { Limiter } from '@/lib/limits/limiter';

/** How many watch each table by link, in all processes. */
interface Watchers {
  /** Says how many do in this process, which counts for half a minute. Resolves with how many do in the others. */
  report(tableId: string, count: number): Promise<number>;
}

/** What the processes of a studio count together, and forget soon. */
export interface Counts {
  readonly limiter: Limiter;
  readonly watchers: Watchers;
}

/** For the only process: there are no others. */
export const NO_OTHERS: Watchers = { report: async () => 0 };

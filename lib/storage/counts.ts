import type { Limiter } from '@/lib/limits/limiter';

/** Numbers of visitors who watch tables by link, across all processes. */
interface Watchers {
  /** Reports this process's count, valid for half a minute. Resolves with the sum of the other processes. */
  report(tableId: string, count: number): Promise<number>;
}

/** Short-lived counters shared by all processes of a studio. */
export interface Counts {
  readonly limiter: Limiter;
  readonly watchers: Watchers;
}

/** Watchers for installations with a single process. */
export const NO_OTHERS: Watchers = { report: async () => 0 };

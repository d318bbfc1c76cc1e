import type { Issue } from '@/lib/kernel/issue';

/** What of a file is not in the scenario that was opened from it. That something is missing is no loss. */
export const lossesOf = (issues: readonly Issue[]): readonly Issue[] =>
  issues.filter(({ code }) => code.startsWith('shape/') && code !== 'shape/missing');

import type { IdeaRow } from './state';

/** Formats the votes on an idea: "3 to keep, 1 to drop". */
export const sayTally = (
  { keep, drop }: { readonly keep: number; readonly drop: number },
  settledBy: IdeaRow['settledBy'],
): string => (settledBy === 'choice' ? `${keep} for it, ${drop} for another` : `${keep} to keep, ${drop} to drop`);

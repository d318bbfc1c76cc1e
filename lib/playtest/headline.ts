import type { Issue } from '@/lib/kernel/issue';

/** Returns the verdict on a playtest in a sentence: what is worst, or that it plays well. `verdicts` are sorted. */
export function headlineOf([worst]: readonly Pick<Issue, 'message'>[]): string {
  if (!worst) return 'It plays well.';
  // Messages say what is wrong first, and what to do after that.
  return /^.*?[.!?](?=\s|$)/s.exec(worst.message)?.[0] ?? worst.message;
}

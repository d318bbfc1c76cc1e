import type { Issue } from '@/lib/kernel/issue';

const ABOUT_PRINT = 'print/';
/** The checks measure every text that the pages measure, and know where it is typed. */
const MEASURED = 'print/too-long';

/** What may go wrong in print, each trouble once: as the checks found it, and as it showed on the pages. */
export function printIssues(checked: readonly Issue[], laid: readonly Issue[]): readonly Issue[] {
  const found = checked.filter(({ code }) => code.startsWith(ABOUT_PRINT));
  const measured = found.some(({ code }) => code === MEASURED);
  const all = [...found, ...laid.filter(({ code }) => !(measured && code === MEASURED))];
  return all.filter(({ message }, i) => all.findIndex((other) => other.message === message) === i);
}

/** What each says to those who print what others wrote. */
export const forReaders = (issues: readonly Issue[]): readonly Issue[] =>
  issues.map(({ toReaders, ...issue }) => ({ ...issue, message: toReaders ?? issue.message }));

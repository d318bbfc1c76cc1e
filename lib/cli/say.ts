import { type Issue, isError, SEVERITIES } from '@/lib/kernel/issue';
import { formatPath } from '@/lib/kernel/path';
import type { Facts, Route } from '@/lib/systems/contract';

/** Text that somebody typed, without signs that would drive the terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what it takes out
export const harmless = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');

/** Issues one below the other, worst first. */
export const sayIssues = (issues: readonly Issue[]): string =>
  issues
    .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
    .map(({ severity, code, path, message }) =>
      harmless(`  ${severity.padEnd(7)}  ${message}  [${[code, readable(path)].filter(Boolean).join(' · ')}]`),
    )
    .map((line) => `${line}\n`)
    .join('');

/** "2 errors, 1 warning"; the last word of an inspection. */
export function sayVerdict(issues: readonly Issue[]): string {
  const counts = SEVERITIES.flatMap((severity) => {
    const count = issues.filter((issue) => issue.severity === severity).length;
    return count === 0 ? [] : [counted(count, severity)];
  });
  const said = counts.join(', ');
  if (issues.some(isError)) return `  Not fit to play yet: ${said}.\n`;
  return `  Inspection passed. Nobody is safe.${said && ` (${said})`}\n`;
}

export function sayFacts({ goals, rooms, passages, events, routes }: Facts): string {
  const kinds = Object.entries(events).map(([kind, count]) => `${count} ${kind}`);
  return [
    `${counted(goals, 'goal')}, ${counted(rooms, 'room')}, ${counted(passages, 'passage')}. Events: ${kinds.join(', ')}.`,
    ...routes.map(sayRoute),
  ]
    .map((line) => harmless(`  ${line}`).concat('\n'))
    .join('');
}

function sayRoute({ title, id, reachable, leastConflicts, exact }: Route): string {
  const name = `Way out “${title || id}”`;
  if (!reachable || leastConflicts === null) return `${name}: out of reach.`;
  return `${name}: ${exact ? '' : 'at most '}${counted(leastConflicts, 'won conflict')}.`;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const readable = (path: Issue['path']) => decodeURIComponent(formatPath(path));

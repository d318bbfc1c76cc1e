import type { Count, Effort, Facts, Route } from '@/lib/contract/authored';
import { sayCounted, sayRounds } from '@/lib/contract/facts';
import { bySeverity, type Issue, isError, SEVERITIES, sayMessage } from '@/lib/kernel/issue';
import { formatPath } from '@/lib/kernel/path';
import { nameUnseen } from '@/lib/kernel/visible';
import { capital, counted } from '@/lib/tabletop/words/wording';

/** Removes control characters, which could drive the terminal, from user text, and names those that could turn it round. */
export const harmless = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
  nameUnseen(text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' '));

/** Formats issues, one a line, worst first. */
export const sayIssues = (issues: readonly Issue[]): string =>
  bySeverity(issues)
    .map(({ severity, code, path, message }) =>
      harmless(
        `  ${severity.padEnd(7)}  ${sayMessage(message)}  [${[code, readable(path)].filter(Boolean).join(' · ')}]`,
      ),
    )
    .map((line) => `${line}\n`)
    .join('');

/** Formats totals, such as "2 errors, 1 warning", after `passed` if none of them is an error. */
export function sayVerdict(issues: readonly Issue[], passed: string, purpose: 'play' | 'publish' = 'play'): string {
  const counts = SEVERITIES.flatMap((severity) => {
    const count = issues.filter((issue) => issue.severity === severity).length;
    return count === 0 ? [] : [counted(count, severity)];
  });
  const said = counts.join(', ');
  if (issues.some(isError)) return `  Not fit to ${purpose} yet: ${said}.\n`;
  return `  ${passed}${said && ` (${said})`}\n`;
}

export function sayFacts({ counts, routes, effort }: Facts): string {
  const plain = counts.flatMap(({ count, ...noun }) => (typeof count === 'number' ? [sayCounted(noun, count)] : []));
  const kinds = counts.flatMap(({ count, ...about }) => (typeof count === 'number' ? [] : [sayKinds(about, count)]));
  return [[`${plain.join(', ')}.`, ...kinds].join(' '), ...routes.map((route) => sayRoute(route, effort))]
    .map((line) => harmless(`  ${line}`).concat('\n'))
    .join('');
}

/** "Events: 5 hearts, 6 clubs." Numbers by players: "For 2 players: 12 steps apart. For 3 players: 9 steps apart." */
function sayKinds(
  { one, many, kinds, isOneOf = false }: Omit<Count, 'count'>,
  counts: Readonly<Record<string, number>>,
): string {
  const entries = Object.entries(counts);
  if (isOneOf && !kinds)
    return entries.map(([players, count]) => `For ${players} players: ${sayCounted({ one, many }, count)}.`).join(' ');
  return `${capital(many)}: ${entries
    .map(([kind, count]) => (kinds ? `${kinds[kind] ?? kind} (${count})` : `${count} ${kind}`))
    .join(', ')}.`;
}

function sayRoute({ title, id, reachable, least, exact, rounds }: Route, effort: Effort): string {
  const name = `Way out “${title || id}”`;
  if (!reachable || least === null) return `${name}: unreachable.`;
  return `${name}: ${exact ? '' : 'at most '}${sayCounted(effort, least)}.${rounds ? ` ${sayRounds(rounds)}` : ''}`;
}

const readable = (path: Issue['path']) => decodeURIComponent(formatPath(path));

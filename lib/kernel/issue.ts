import { nestPatches, type Patch } from './patch';
import { formatPath, type Path } from './path';
import { sanitiseLine } from './visible';

export const SEVERITIES = ['error', 'warning', 'hint'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Safe repair that one click applies. */
export interface Fix {
  readonly label: string;
  readonly patches: readonly Patch[];
}

/** Problem with a scenario, as data. The code is stable; the message says what to do. */
export interface Issue {
  readonly code: string;
  readonly severity: Severity;
  readonly path: Path;
  readonly message: string;
  /** Message for readers who can't change the scenario, if it differs. */
  readonly toReaders?: string;
  readonly fix?: Fix;
  /** Something is missing, so that it is to do; all else is a remark on what is there, shown and not counted. */
  readonly isNeed?: true;
  /** Needs of one line count once. By default, each path is a line. */
  readonly line?: string;
  /** A warning that may be accepted as the point of the scenario. */
  readonly isTaste?: true;
}

/** Tells whether an issue counts as something to do. Hints are advice, and never count. */
export const isToDo = ({ isNeed, severity }: Pick<Issue, 'isNeed' | 'severity'>): boolean =>
  isNeed === true && severity !== 'hint';

/** Returns what is to do among issues, grouped by the line as which it counts. */
export function toDoIn<T extends Issue>(issues: readonly T[]): readonly (readonly [T, ...T[]])[] {
  const lines = new Map<string, [T, ...T[]]>();
  for (const issue of issues) {
    if (!isToDo(issue)) continue;
    const line = issue.line ?? formatPath(issue.path);
    const known = lines.get(line);
    if (known) known.push(issue);
    else lines.set(line, [issue]);
  }
  return [...lines.values()];
}

const QUOTED_MAX = 60;
const LONG_QUOTE = /“[^“”]{61,}”/gu;

/** Returns a message as people read it: names that somebody typed are cut short, and can't turn the line round. */
export const sayMessage = (message: string): string =>
  sanitiseLine(message.replace(LONG_QUOTE, (quote) => `${[...quote].slice(0, QUOTED_MAX).join('').trimEnd()}…”`));

export const isError = (issue: Issue): boolean => issue.severity === 'error';

/** Sorts issues, worst first. */
export const bySeverity = (issues: readonly Issue[]): readonly Issue[] =>
  issues.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));

export function nestIssue(issue: Issue, prefix: Path): Issue {
  const { fix } = issue;
  return {
    ...issue,
    path: [...prefix, ...issue.path],
    ...(fix && { fix: { ...fix, patches: nestPatches(fix.patches, prefix) } }),
  };
}

import { nestPatches, type Patch } from './patch';
import type { Path } from './path';

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
}

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

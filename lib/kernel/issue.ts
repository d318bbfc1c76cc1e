import { nestPatches, type Patch } from './patch';
import type { Path } from './path';

export const SEVERITIES = ['error', 'warning', 'hint'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A safe repair that one click applies. */
export interface Fix {
  readonly label: string;
  readonly patches: readonly Patch[];
}

/** Something wrong with a scenario, as data. The code is stable; the message says what to do. */
export interface Issue {
  readonly code: string;
  readonly severity: Severity;
  readonly path: Path;
  readonly message: string;
  /** The message for those who can't change the scenario, if it is another. */
  readonly toReaders?: string;
  readonly fix?: Fix;
}

export const isError = (issue: Issue): boolean => issue.severity === 'error';

/** The same issue for a scenario that sits deeper, under `prefix`. */
export function nestIssue(issue: Issue, prefix: Path): Issue {
  const { fix } = issue;
  return {
    ...issue,
    path: [...prefix, ...issue.path],
    ...(fix && { fix: { ...fix, patches: nestPatches(fix.patches, prefix) } }),
  };
}

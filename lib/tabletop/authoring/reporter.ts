import { findCycle } from '@/lib/kernel/graph';
import type { Fix, Issue, Severity } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import { danglingAmong, type Reference, referencesIn } from '@/lib/schema/references';
import type { ObjectShape } from '@/lib/schema/shape';
import { isBlank, joinedUpTo } from '../words/wording';

/** Issue code as documented in the guide. */
interface CodeMeta {
  readonly severity: Severity;
  readonly meaning: string;
  /** Number of the rule that it enforces, if the rules number those. */
  readonly rule?: string;
  readonly isNeed?: true;
  readonly line?: string;
  readonly isTaste?: true;
}

const documented =
  (severity: Severity) =>
  (meaning: string, rule?: string): CodeMeta => ({ severity, meaning, ...(rule !== undefined && { rule }) });

export const error = documented('error');
export const warning = documented('warning');
export const hint = documented('hint');

/**
 * Marks a code whose issue says that something is missing: it counts as to do from the blank page, or from the moment
 * its entry is added. Codes of the same `line` count once, whatever entries they are about.
 */
export const need = (code: CodeMeta, line?: string): CodeMeta => ({ ...code, isNeed: true, ...(line && { line }) });

/** Marks a warning that authors may accept as the point of their scenario. All others must be fixed. */
export const taste = (code: CodeMeta): CodeMeta => ({ ...code, isTaste: true });

/** Codes of a game, which share a prefix, with their meanings. */
export type CodesOf<Start extends string> = Readonly<Record<`${Start}${string}`, CodeMeta>>;

type Codes<Code extends string> = Readonly<Record<Code, Omit<CodeMeta, 'meaning'>>>;

/** Creates an issue with the severity and the marks of its code. */
type Report<Code extends string> = (code: Code, path: Path, message: string, fix?: Fix) => Issue;

/** Returns a function that creates issues. `edited` transforms messages: it may capitalise a name at the start. */
export const reporterOf =
  <Code extends string>(codes: Codes<Code>, edited = (message: string): string => message): Report<Code> =>
  (code, path, message, fix) => {
    const { severity, isNeed, line, isTaste } = codes[code];
    return {
      code,
      severity,
      path,
      message: edited(message),
      ...(fix && { fix }),
      ...(isNeed && { isNeed }),
      ...(line !== undefined && { line }),
      ...(isTaste && { isTaste }),
    };
  };

/** Returns the same for verdicts on played games: all their warnings are matters of taste. */
export const verdictReporterOf = <Code extends string>(codes: Codes<Code>): Report<Code> => {
  const report = reporterOf(codes);
  return (...given) => {
    const issue = report(...given);
    return issue.severity === 'warning' ? { ...issue, isTaste: true } : issue;
  };
};

/** Reports blank texts and empty lists. */
export const blankCheck =
  <Code extends string>(report: Report<Code>) =>
  (
    ...parts: readonly (readonly [part: string | readonly unknown[], code: Code, path: Path, message: string])[]
  ): readonly Issue[] =>
    parts
      .filter(([part]) => (typeof part === 'string' ? isBlank(part) : part.length === 0))
      .map(([, code, path, message]) => report(code, path, message));

/** Combines checks that share a survey of the body. */
export const checkerOf =
  <Body, Survey>(surveyOf: (body: Body) => Survey, checks: readonly ((survey: Survey) => Iterable<Issue>)[]) =>
  (body: Body): readonly Issue[] => {
    const survey = surveyOf(body);
    return checks.flatMap((checkPart) => [...checkPart(survey)]);
  };

/** Creates a fix that sets a field. */
export const setTo = (path: Path, value: Json, label: string): Fix => ({
  label,
  patches: [{ op: 'set', path, value }],
});

/** Creates a fix that removes entries from their lists. */
export const remove = (paths: readonly Path[], label: string): Fix => ({
  label,
  patches: paths.map((path) => ({ op: 'remove', path })),
});

/** Returns references to missing entries, and required references that are empty. */
export function brokenReferences(
  shape: ObjectShape,
  body: Json,
  mustName: (reference: Reference) => boolean,
): { readonly dangling: readonly Reference[]; readonly empty: readonly Reference[] } {
  const references = referencesIn(shape, body);
  return {
    dangling: danglingAmong(references, body),
    empty: references.filter((reference) => reference.id === '' && mustName(reference)),
  };
}

/** Creates a fix that removes a line which is useless without its reference, at `path`. */
export const removeLine = (path: Path, label: string): Fix => remove([path.slice(0, -1)], label);

/** Entry with its dependencies: `id` is that of the line, `of` the target's. */
interface Waiting {
  readonly id: string;
  readonly needs: readonly { readonly id: string; readonly of: string }[];
}

const MOST_IN_CIRCLE = 6;

/** Returns path, message and fix for one dependency cycle, the next once it is resolved; undefined without one. */
export function circleAmong(entries: readonly Waiting[], names: readonly string[], path: Path, field: string) {
  const circle = findCycle(entries, ({ needs }) => needs.map((need) => need.of));
  if (!circle) return undefined;
  const [first, next = first] = circle;
  const called = circle.map((entry) => names[entries.indexOf(entry)] ?? '');
  const wait = called.length === 1 ? 'waits for itself' : 'wait for each other';
  const list = [...path, first.id, field];
  const lines = first.needs.filter((need) => need.of === next.id).map(({ id }) => [...list, id]);
  return {
    path: list,
    message: `${joinedUpTo(MOST_IN_CIRCLE, called)} ${wait}, so nobody ever begins. Remove one of the needs.`,
    fix: remove(lines, 'Remove it'),
  };
}

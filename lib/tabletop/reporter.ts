import { findCycle } from '@/lib/kernel/graph';
import type { Fix, Issue, Severity } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import { danglingAmong, type Reference, referencesIn } from '@/lib/schema/references';
import type { ObjectShape } from '@/lib/schema/shape';
import { isBlank, joinedUpTo } from './wording';

/** A code as the guide has it. */
interface CodeMeta {
  readonly severity: Severity;
  readonly meaning: string;
}

/** All that a game’s codes may be: those that begin alike, each with what it means. */
export type CodesOf<Start extends string> = Readonly<Record<`${Start}${string}`, CodeMeta>>;

/** What a game can report, by its code; severities go with codes. */
type Codes<Code extends string> = Readonly<Record<Code, { readonly severity: Severity }>>;

/** Makes an issue with the severity that its code has. */
type Report<Code extends string> = (code: Code, path: Path, message: string, fix?: Fix) => Issue;

/** `edited` is what becomes of each message: one that may begin with a name in small letters needs a capital. */
export const reporterOf =
  <Code extends string>(codes: Codes<Code>, edited = (message: string): string => message): Report<Code> =>
  (code, path, message, fix) => ({
    code,
    severity: codes[code].severity,
    path,
    message: edited(message),
    ...(fix && { fix }),
  });

/** What is said of texts that nobody has written, and of lists in which there is nothing. */
export const blankCheck =
  <Code extends string>(report: Report<Code>) =>
  (
    ...parts: readonly (readonly [part: string | readonly unknown[], code: Code, path: Path, message: string])[]
  ): readonly Issue[] =>
    parts
      .filter(([part]) => (typeof part === 'string' ? isBlank(part) : part.length === 0))
      .map(([, code, path, message]) => report(code, path, message));

/** All that several checks find, each of which goes by the same survey of a body. */
export const checkerOf =
  <Body, Survey>(surveyOf: (body: Body) => Survey, checks: readonly ((survey: Survey) => Iterable<Issue>)[]) =>
  (body: Body): readonly Issue[] => {
    const survey = surveyOf(body);
    return checks.flatMap((checkPart) => [...checkPart(survey)]);
  };

/** A fix that sets one field. */
export const setTo = (path: Path, value: Json, label: string): Fix => ({
  label,
  patches: [{ op: 'set', path, value }],
});

/** A fix that takes entries out of their lists. */
export const remove = (paths: readonly Path[], label: string): Fix => ({
  label,
  patches: paths.map((path) => ({ op: 'remove', path })),
});

/** References to what does not exist, and those that hold nothing where they must name something. */
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

/** A fix for a line that is nothing without what it names: `path` leads to its reference. */
export const removeLine = (path: Path, label: string): Fix => remove([path.slice(0, -1)], label);

/** Entries that wait for others, and what each line of that names. */
interface Waiting {
  readonly id: string;
  readonly needs: readonly { readonly id: string; readonly of: string }[];
}

const MOST_IN_CIRCLE = 6;

/** What to say of entries that wait for each other in a circle. One at a time: the next shows once this one is open. */
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
    message: `${joinedUpTo(MOST_IN_CIRCLE, called)} ${wait}, so nobody ever begins. Take one of the needs away.`,
    fix: remove(lines, 'Take it away'),
  };
}

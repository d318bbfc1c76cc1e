import type { z } from 'zod';
import type { Fix, Issue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import { type ObjectShape, objectShapeOf } from '@/lib/schema/shape';
import { nameCheck, namesCheck } from './name-check';
import { blankCheck, brokenReferences, removeLine, reporterOf, setTo } from './reporter';

interface Terms<Code> {
  /** The codes for a reference to what does not exist, and for a line that names nothing. */
  readonly unknown: Code;
  readonly nothing: Code;
  /** What the entries of a list are called, by its path. */
  readonly nouns: Readonly<Record<string, string>>;
  /** Lists whose entries are nothing without what they name. */
  readonly links: readonly string[];
  /** Lists that something must name: to name nothing would be no better. */
  readonly needed: readonly string[];
}

/** Checks everything that names a thing which is not there, and lines that name nothing. */
const referenceCheck = <Code extends string>(
  report: (code: Code, path: Path, message: string, fix?: Fix) => Issue,
  shape: ObjectShape,
  { unknown, nothing, nouns, links, needed }: Terms<NoInfer<Code>>,
) => {
  const isLink = (path: Path) => links.includes(String(path.at(-3)));
  const fixOf = (path: Path, to: string): Fix | undefined => {
    if (isLink(path)) return removeLine(path, 'Remove it');
    return needed.includes(to) ? undefined : setTo(path, '', 'Pick none');
  };
  return function* (body: object): Generator<Issue> {
    const { dangling, empty } = brokenReferences(shape, body as Json, ({ path }) => isLink(path));
    for (const { path, to } of dangling) {
      const message = `This names no ${nouns[to] ?? 'entry'} that exists. Pick another one, or remove it.`;
      yield report(unknown, path, message, fixOf(path, to));
    }
    for (const { path, to } of empty) {
      const message = `This line names no ${nouns[to] ?? 'entry'} yet. Pick one, or remove the line.`;
      yield report(nothing, path, message, removeLine(path, 'Remove the line'));
    }
  };
};

/** What the checks of a game report with: `same` is the code for two that share a name. */
export function checkTools<Code extends string>(
  codes: Parameters<typeof reporterOf<Code>>[0],
  schema: z.ZodType,
  same: NoInfer<Code>,
  references: Terms<NoInfer<Code>>,
) {
  const report = reporterOf(codes);
  return {
    report,
    /** What is said of texts that nobody has written. */
    blanks: blankCheck(report),
    /** Names from any lists: those that are missing, and those that two share. */
    checkNames: namesCheck(report, same),
    /** The same for the entries of one list. */
    checkList: nameCheck(report, same),
    /** Everything that names a thing which is not there, and lines that name nothing. */
    checkReferences: referenceCheck(report, objectShapeOf(schema), references),
  };
}

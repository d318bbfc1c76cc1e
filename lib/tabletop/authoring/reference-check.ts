import type { z } from 'zod';
import type { Fix, Issue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import { type ObjectShape, objectShapeOf } from '@/lib/schema/shape';
import { nameCheck, namesCheck } from './name-check';
import { blankCheck, brokenReferences, removeLine, reporterOf, setTo } from './reporter';

interface Terms<Code> {
  /** Codes for a broken reference, and for a line without a target. */
  readonly unknown: Code;
  readonly nothing: Code;
  /** Nouns for entries, by the path of their list. */
  readonly nouns: Readonly<Record<string, string>>;
  /** Lists whose entries are useless without a target. */
  readonly links: readonly string[];
  /** Lists that must be referred to; an empty reference would be no fix. */
  readonly needed: readonly string[];
}

/** Checks references for missing targets, and lines without a target. */
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

/** Creates the standard checks of a game; `same` is the code for duplicate names. */
export function checkTools<Code extends string>(
  codes: Parameters<typeof reporterOf<Code>>[0],
  schema: z.ZodType,
  same: NoInfer<Code>,
  references: Terms<NoInfer<Code>>,
) {
  const report = reporterOf(codes);
  return {
    report,
    blanks: blankCheck(report),
    /** Reports missing and duplicate names in any lists. */
    checkNames: namesCheck(report, same),
    /** Reports missing and duplicate names in one list. */
    checkList: nameCheck(report, same),
    /** Reports broken references, and lines without a target. */
    checkReferences: referenceCheck(report, objectShapeOf(schema), references),
  };
}

import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { namesakes } from './entry-names';
import { isBlank } from './wording';

/** Entries that people call by name, and which of their fields holds it. */
type Called<Field extends string> = readonly ({ readonly id: string } & Readonly<Record<Field, string>>)[];

/** The noun and the code for an entry without a name; left out where it may have none. */
interface Unnamed<Code> {
  readonly noun: string;
  readonly code: Code;
}

/** A name, and where it stands. */
interface Name {
  readonly path: Path;
  readonly name: string;
}

type Reports<Code extends string> = (code: Code, path: Path, message: string) => Issue;

/** Checks names from any lists: those that two share, which have the same code everywhere, and those that are missing. */
export const namesCheck = <Code extends string>(report: Reports<Code>, same: NoInfer<Code>) =>
  function* (names: readonly Name[], unnamed?: Unnamed<Code>): Generator<Issue> {
    const second = new Set(namesakes(names.map(({ name }) => name)));
    for (const [i, { path, name }] of names.entries()) {
      if (unnamed && isBlank(name)) {
        yield report(unnamed.code, path, `${unnamed.noun} ${i + 1} has no name. Give it one that people can shout.`);
      }
      if (!second.has(i)) continue;
      yield report(same, path, `There is another “${name.trim()}”. Tell them apart, or people will mix them up.`);
    }
  };

/** The same for the entries of one list. */
export const nameCheck = <Code extends string>(report: Reports<Code>, same: NoInfer<Code>) => {
  const check = namesCheck(report, same);
  return <Field extends string>(path: Path, field: Field, entries: Called<Field>, unnamed?: Unnamed<Code>) =>
    check(
      entries.map((entry) => ({ path: [...path, entry.id, field], name: entry[field] })),
      unnamed,
    );
};

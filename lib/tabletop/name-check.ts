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

/** Checks the names of lists: entries that share one, which has the same code everywhere, and those without any. */
export const nameCheck = <Code extends string>(
  report: (code: Code, path: Path, message: string) => Issue,
  same: NoInfer<Code>,
) =>
  function* <Field extends string>(
    path: Path,
    field: Field,
    entries: Called<Field>,
    unnamed?: Unnamed<Code>,
  ): Generator<Issue> {
    const names: readonly string[] = entries.map((entry) => entry[field]);
    const second = new Set(namesakes(names));
    for (const [i, { id }] of entries.entries()) {
      const name = names[i] ?? '';
      const at = [...path, id, field];
      if (unnamed && isBlank(name)) {
        yield report(unnamed.code, at, `${unnamed.noun} ${i + 1} has no name. Give it one that people can shout.`);
      }
      if (!second.has(i)) continue;
      yield report(same, at, `There is another “${name.trim()}”. Tell them apart, or people will mix them up.`);
    }
  };

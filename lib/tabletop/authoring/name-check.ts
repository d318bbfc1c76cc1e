import type { Fix, Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { namesakes } from '../words/entry-names';
import { called, isBlank, joinedUpTo } from '../words/wording';

/** Entries with the field that holds their name. */
type Called<Field extends string> = readonly ({ readonly id: string } & Readonly<Record<Field, string>>)[];

/** Noun and issue code for unnamed entries; left out if names are optional. */
interface Unnamed<Code> {
  readonly noun: string;
  readonly code: Code;
}

interface Name {
  readonly path: Path;
  readonly name: string;
}

type Reports<Code extends string> = (code: Code, path: Path, message: string) => Issue;

/** Checks names from any lists for duplicates, which have the same code everywhere, and for missing ones. */
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

/** Checks the names of one list's entries. */
export const nameCheck = <Code extends string>(report: Reports<Code>, same: NoInfer<Code>) => {
  const check = namesCheck(report, same);
  return <Field extends string>(path: Path, field: Field, entries: Called<Field>, unnamed?: Unnamed<Code>) =>
    check(
      entries.map((entry) => ({ path: [...path, entry.id, field], name: entry[field] })),
      unnamed,
    );
};

interface Numbered {
  readonly id: string;
  readonly name: string;
  readonly number: number;
}

/** Codes for duplicate and missing numbers; noun for entries; their `holder`; remedy for a gap (`without`). */
interface Terms<Code> {
  readonly twice: Code;
  readonly gap: Code;
  readonly noun: string;
  readonly holder: string;
  readonly without: string;
}

/** Checks that entries are numbered from 1, each number once. */
export const numberCheck = <Code extends string>(
  report: (code: Code, path: Path, message: string, fix?: Fix) => Issue,
  { twice, gap, noun, holder, without }: Terms<NoInfer<Code>>,
) =>
  function* (path: readonly string[], entries: readonly Numbered[]): Generator<Issue> {
    const fix = renumbered(path, entries);
    const taken = new Map<number, Numbered>();
    for (const entry of entries) {
      const { id, name, number } = entry;
      const first = taken.get(number);
      if (first) {
        const both = `${called(name, `A ${noun}`, 0)} has the number ${number}, as ${called(first.name, 'another', 0)} does.`;
        yield report(twice, [...path, id, 'number'], `${both} Use each number only once in a ${holder}.`, fix);
      } else taken.set(number, entry);
    }
    const missing = entries.map((_, i) => i + 1).filter((number) => !taken.has(number));
    if (missing.length === 0) return;
    const which = joinedUpTo(5, missing.map(String));
    const cure = `Number them from 1 to ${entries.length}, or ${without}.`;
    yield report(gap, path, `No ${noun} has the number ${which}. ${cure}`, fix);
  };

/** Renumbers entries from 1 without gaps, keeping their order. */
function renumbered(path: readonly string[], entries: readonly Numbered[]): Fix {
  const inOrder = entries.toSorted((a, b) => a.number - b.number);
  return {
    label: `Number them 1 to ${entries.length}`,
    patches: inOrder.map(({ id }, i) => ({ op: 'set', path: [...path, id, 'number'], value: i + 1 })),
  };
}

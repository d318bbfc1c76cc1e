import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { namesakes } from '@/lib/tabletop/entry-names';
import { reporterOf } from '@/lib/tabletop/reporter';
import { isBlank } from '@/lib/tabletop/wording';
import { CODES, type Code } from './codes';

export const report = reporterOf(CODES);

/** A list of named things: where it is, what one of them is called, and the field with its name. */
interface NamedList {
  readonly path: Path;
  readonly noun: string;
  readonly field: 'title' | 'name';
  readonly entries: readonly { readonly id: string; readonly name: string }[];
}

/** Entries of a list without a name, and those that share one. */
export function* checkNames({ path, noun, field, entries }: NamedList, unnamed: Code): Generator<Issue> {
  const second = new Set(namesakes(entries.map(({ name }) => name)));
  for (const [i, { id, name }] of entries.entries()) {
    const at = [...path, id, field];
    if (isBlank(name)) yield report(unnamed, at, `${noun} ${i + 1} has no name. Give it one that people can shout.`);
    if (second.has(i)) {
      yield report(
        'zombies/same-name',
        at,
        `There is another “${name.trim()}” here. Give one of them a different name.`,
      );
    }
  }
}

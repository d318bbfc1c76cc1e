import type { Issue } from '@/lib/kernel/issue';
import type { JsonObject } from '@/lib/kernel/json';
import { namesakes } from '@/lib/tabletop/entry-names';
import { reporterOf } from '@/lib/tabletop/reporter';
import { joinedUpTo } from '@/lib/tabletop/wording';
import { CODES, type Code } from './codes';

export const report = reporterOf(CODES);

/** "A1, B2 and 3 more". */
export const listed = (names: readonly string[]): string => joinedUpTo(5, names);

type Named = JsonObject & { readonly id: string };

/** Entries of a list that nobody can call by name, and such as share one. */
export function* checkNames(
  list: string,
  entries: readonly Named[],
  field: string,
  noun: string,
  unnamed?: Code,
): Generator<Issue> {
  const names = entries.map((entry) => String(entry[field]).trim());
  const second = new Set(namesakes(names));
  for (const [i, { id }] of entries.entries()) {
    const name = names[i] ?? '';
    const path = [list, id, field];
    if (name === '' && unnamed) {
      yield report(unnamed, path, `${noun} ${i + 1} has no name. Give it one that people can shout.`);
    }
    if (second.has(i)) {
      yield report(
        'mothership/same-name',
        path,
        `There is another “${name}”. Tell them apart, or people will mix them up.`,
      );
    }
  }
}

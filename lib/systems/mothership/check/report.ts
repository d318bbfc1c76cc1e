import type { Fix, Issue } from '@/lib/kernel/issue';
import type { JsonObject } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import { CODES, type Code } from './codes';

/** An issue with the severity that its code has. */
export const report = (code: Code, path: Path, message: string, fix?: Fix): Issue => ({
  code,
  severity: CODES[code].severity,
  path,
  message,
  ...(fix && { fix }),
});

export const isBlank = (text: string): boolean => text.trim() === '';

/** A fix that sets one number. */
export const setTo = (path: Path, value: number, label: string): Fix => ({
  label,
  patches: [{ op: 'set', path, value }],
});

/** A fix that takes entries out of their lists. */
export const remove = (paths: readonly Path[], label: string): Fix => ({
  label,
  patches: paths.map((path) => ({ op: 'remove', path })),
});

/** "A1, B2 and 3 more". */
export function listed(names: readonly string[]): string {
  const shown = names.length > 5 ? [...names.slice(0, 4), `${names.length - 4} more`] : names;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** What a thing is called in a message: by name, else by its place in the list. */
export const called = (name: string, noun: string, i: number): string =>
  isBlank(name) ? `${noun} ${i + 1}` : `“${name.trim()}”`;

type Named = JsonObject & { readonly id: string };

/** Entries of a list that nobody can call by name, and such as share one. */
export function* checkNames(
  list: string,
  entries: readonly Named[],
  field: string,
  noun: string,
  unnamed?: Code,
): Generator<Issue> {
  const taken = new Set<string>();
  for (const [i, entry] of entries.entries()) {
    const name = String(entry[field]).trim();
    const path = [list, entry.id, field];
    if (name === '') {
      if (unnamed) yield report(unnamed, path, `${noun} ${i + 1} has no name. Give it one that people can shout.`);
      continue;
    }
    const key = name.toLowerCase();
    if (taken.has(key)) {
      yield report(
        'mothership/same-name',
        path,
        `There is another “${name}”. Tell them apart, or people will mix them up.`,
      );
    }
    taken.add(key);
  }
}

import { cutText } from '@/lib/intake/entry';
import { type Join, type PastedNames, sameName } from '@/lib/intake/names';
import type { Entry } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import type { ListShape } from '@/lib/schema/shape';
import type { FurtherChanges } from './list-edits';

/** Format of pasted text that joins the entries of a list. */
export interface PasteStructure {
  readonly help: string;
  readonly read: (text: string) => PastedNames;
  readonly say: (joins: number) => string;
  /** Returns one patch for each pair of ids that can be joined and is not joined yet. */
  readonly join: (entries: readonly Entry[], pairs: readonly Join[]) => readonly Patch[];
}

export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** Drops joined names that an entry has already; keeps all names of an ordinary list. */
export function newNames(pasted: PastedNames, entries: readonly Entry[], headline: string): PastedNames {
  if (pasted.joins.length === 0) return pasted;
  const here = new Set(entries.map((entry) => sameName(String(entry[headline] ?? ''))));
  return { ...pasted, names: pasted.names.filter((name) => !here.has(sameName(name))) };
}

/** Returns a function that joins entries by their names, once all of them exist. */
export function joinByName(
  structure: PasteStructure,
  { entry: shape }: ListShape,
  headline: string,
  joins: readonly Join[],
): FurtherChanges {
  const field = shape.kind === 'object' ? shape.fields[headline] : undefined;
  const key = (name: string) => sameName(field?.kind === 'text' ? cutText(name, field.max) : name);
  return (entries) => {
    // The first entry wins if two have the same name.
    const ids = new Map(entries.toReversed().map((entry) => [key(String(entry[headline] ?? '')), entry.id]));
    // Each pair once, since a text may repeat it thousands of times.
    const pairs = new Map<string, Join>();
    for (const [a, b] of joins) {
      const [from, to] = [ids.get(key(a)), ids.get(key(b))];
      if (from !== undefined && to !== undefined) pairs.set(`${from} ${to}`, [from, to]);
    }
    const patches = structure.join(entries, [...pairs.values()]);
    const left = joins.length - patches.length;
    return {
      patches,
      said: [
        ...(patches.length > 0 ? [structure.say(patches.length)] : []),
        ...(left > 0
          ? [`${counted(left, 'connection')} left out: they exist already, are impossible or exceed the limit.`]
          : []),
      ].join(' '),
    };
  };
}

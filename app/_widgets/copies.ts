import { newId } from '@/lib/kernel/ids';
import { type Entry, entriesOf, type Json, type JsonObject } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { formatPath, type Path, valueAt } from '@/lib/kernel/path';
import { listPathOf, referencesIn } from '@/lib/schema/references';
import type { ListShape, ObjectShape } from '@/lib/schema/shape';

/** Entries that are copied together, and their list in the body. */
interface Copied {
  readonly path: Path;
  readonly entries: readonly Entry[];
}

/** Returns copies of entries, in order, with new ids. References between copied entries lead to the copies. */
export function copiesOf(shape: ObjectShape, lists: readonly Copied[], makeId = newId): readonly Copied[] {
  const known = (list: Path, id: string) => `${formatPath(list)}/${id}`;
  const ids = new Map(lists.flatMap(({ path, entries }) => entries.map(({ id }) => [known(path, id), makeId()])));
  const body = bodyOf(
    lists.map(({ path, entries }) => ({
      path,
      entries: entries.map((entry) => ({ ...entry, id: ids.get(known(path, entry.id)) ?? entry.id })),
    })),
  );
  const patches = referencesIn(shape, body).flatMap(({ id, path, to }) => {
    const value = ids.get(known(listPathOf(to, path), id));
    return value === undefined ? [] : [{ op: 'set' as const, path, value }];
  });
  const pointed = applyPatches(body, patches);
  return lists.map(({ path }) => ({ path, entries: entriesOf(valueAt(pointed, path)) }));
}

/** Returns a body with only these entries. */
export const bodyOf = (lists: readonly Copied[]): Json =>
  lists.reduce<Json>((whole, { path, entries }) => withValue(whole, path, entries), {});

/** Returns the object with a value at a path of keys; creates missing objects. */
function withValue(json: Json | undefined, [key, ...rest]: Path, value: Json): Json {
  if (key === undefined) return value;
  const object = (json ?? {}) as JsonObject;
  return { ...object, [key]: withValue(object[key], rest, value) };
}

/** Returns a name such as "Hall (copy)", numbered if it is taken, and no longer than `most`. */
export function copyName(name: string, taken: ReadonlySet<string>, most: number): string {
  if (name.trim() === '') return name;
  const plain = name.replace(/ \(copy(?: \d+)?\)$/, '');
  for (let i = 1; ; i++) {
    const end = i === 1 ? ' (copy)' : ` (copy ${i})`;
    const next = `${plain.slice(0, most - end.length)}${end}`;
    if (!taken.has(next)) return next;
  }
}

/** Gives copies names that no entry of the list and no other copy has; free names stay. */
export function nameCopies(
  { entry: shape }: ListShape,
  headline: string,
  copies: readonly Entry[],
  list: readonly Entry[],
): readonly Entry[] {
  const field = shape.kind === 'object' ? shape.fields[headline] : undefined;
  const most = field?.kind === 'text' ? field.max : 0;
  const taken = new Set(list.map((entry) => String(entry[headline] ?? '')));
  return copies.map((entry) => {
    const name = String(entry[headline] ?? '');
    const free = taken.has(name) ? copyName(name, taken, most) : name;
    taken.add(free);
    return { ...entry, [headline]: free };
  });
}

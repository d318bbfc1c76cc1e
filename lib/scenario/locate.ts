import { entriesOf, isJsonObject, type Json } from '@/lib/kernel/json';
import { type Path, valueAt } from '@/lib/kernel/path';
import { nameEntry } from '@/lib/scenario/entry-names';
import type { ObjectShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';

/**
 * Returns the present path of what was at `path`: the same, or that of the entry with the same id in another list of
 * the same name. Undefined if it is gone.
 */
export function locate(path: Path, draft: Json): Path | undefined {
  if (valueAt(draft, path) !== undefined) return path;
  for (let i = path.length - 1; i > 0; i--) {
    for (const list of listsCalled(path[i - 1], draft)) {
      const moved = [...list, ...path.slice(i)];
      if (valueAt(draft, moved) !== undefined) return moved;
    }
  }
  return undefined;
}

/** Yields the paths of all lists of entries under this key. */
function* listsCalled(name: Path[number] | undefined, json: Json | undefined, at: Path = []): Generator<Path> {
  if (Array.isArray(json)) {
    for (const entry of entriesOf(json)) yield* listsCalled(name, entry, [...at, entry.id]);
  } else if (isJsonObject(json)) {
    for (const [key, value] of Object.entries(json)) {
      if (key === name && Array.isArray(value)) yield [...at, key];
      yield* listsCalled(name, value, [...at, key]);
    }
  }
}

/** Names what is at a path: its entries and its field, from the outside in. */
export function namePath(path: Path, shape: ObjectShape, draft: Json): readonly string[] {
  return path.flatMap((step, i) => {
    const [holder, here] = [path.slice(0, i), path.slice(0, i + 1)];
    const list = shapeAt(shape, holder, draft);
    if (list?.kind === 'list') {
      const entries = entriesOf(valueAt(draft, holder));
      const at = entries.findIndex(({ id }) => id === step);
      return [nameEntry(entries[at], { shape: list, path: holder }, draft, at)];
    }
    const part = shapeAt(shape, here, draft);
    // An entry says which list it is in.
    const isNamed = part && (part.kind !== 'list' || i === path.length - 1) && !(i === 0 && step === 'body');
    return isNamed ? [part.title] : [];
  });
}

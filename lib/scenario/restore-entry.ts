import { entriesOf, isEntry, type Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { type Path, valueAt } from '@/lib/kernel/path';
import type { ObjectShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';

/** Returns the path of the top-level entry that contains a path, or the path itself if it is outside of lists. */
export function entryPathOf(shape: ObjectShape, path: Path): Path {
  const depth = path.findIndex((_, i) => shapeAt(shape, path.slice(0, i), undefined)?.kind === 'list');
  return depth === -1 ? path : path.slice(0, depth + 1);
}

/** Returns the patches that restore one entry or field to its earlier value, including its position in its list. */
export function restoreEntryPatches(shape: ObjectShape, path: Path, then: Json, now: Json): readonly Patch[] {
  const [was, is] = [valueAt(then, path), valueAt(now, path)];
  const list = path.slice(0, -1);
  if (shapeAt(shape, list, undefined)?.kind !== 'list')
    return was === undefined ? [] : [{ op: 'set', path, value: was }];
  if (!isEntry(was)) return [{ op: 'remove', path }];
  const before = nextThatIsThere(was.id, valueAt(then, list), valueAt(now, list));
  const at = before === undefined ? {} : { before };
  if (!isEntry(is)) return [{ op: 'insert', path: list, entry: was, ...at }];
  const stays = nextThatIsThere(was.id, valueAt(now, list), valueAt(then, list)) === before;
  return [{ op: 'set', path, value: was }, ...(stays ? [] : [{ op: 'move' as const, path, ...at }])];
}

/** Returns the first of the following entries in a list that another list also has. */
function nextThatIsThere(id: string, list: Json | undefined, other: Json | undefined): string | undefined {
  const ids = idsOf(list);
  const there = new Set(idsOf(other));
  return ids.slice(ids.indexOf(id) + 1).find((next) => there.has(next));
}

const idsOf = (list: Json | undefined): readonly string[] => entriesOf(list).map(({ id }) => id);

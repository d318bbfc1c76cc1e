import { type Entry, entriesOf, type Json } from '@/lib/kernel/json';
import { type Path, valueAt } from '@/lib/kernel/path';
import type { ListShape, ObjectShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { targetOf } from './target';

/** Place inside of entries, such as the creatures of one deck. */
export interface Inside {
  /** Path from the file's root, with the entries' ids. */
  readonly path: Path;
  /** Entries on the way, numbered from 1. */
  readonly entries: readonly { readonly id: string; readonly name: string; readonly number: number }[];
}

/** Returns all places that a path from the body stands for: each 0 in it stands for every entry of a list. */
export function placesInside(path: Path, root: ObjectShape, draft: Json): readonly Inside[] {
  let found: readonly Inside[] = [{ path: ['body'], entries: [] }];
  for (const [i, step] of path.entries()) {
    if (step !== 0) {
      found = found.map((each) => ({ ...each, path: [...each.path, step] }));
      continue;
    }
    const list = shapeAt(root, path.slice(0, i), undefined);
    if (list?.kind !== 'list') return [];
    found = found.flatMap(({ path: above, entries }) =>
      entriesOf(valueAt(draft, above)).map((entry, at) => ({
        path: [...above, entry.id],
        entries: [...entries, { id: entry.id, name: nameOf(entry, list, at), number: at + 1 }],
      })),
    );
  }
  return found;
}

function nameOf(entry: Entry, list: ListShape, at: number): string {
  const name = entry[targetOf(list)?.headline.key ?? ''];
  const noun = `${list.noun.slice(0, 1).toUpperCase()}${list.noun.slice(1)}`;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : `${noun} ${at + 1}`;
}

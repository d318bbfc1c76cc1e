import { isEntry, type Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { type Path, valueAt } from '@/lib/kernel/path';
import { danglingAmong, referencesIn } from '@/lib/schema/references';
import type { ObjectShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { textsIn } from '@/lib/schema/texts';
import { nameEntry } from './entry-names';

/** Reference to an entry that no longer exists. */
export interface Mention {
  /** Name of the top-level entry or part that it stands in. */
  readonly name: string;
  /** Takes it away: the whole line or pair that is nothing without it, else only the choice. */
  readonly patch: Patch;
}

/**
 * Returns what still refers to entries with these ids after they were deleted. `shape` and `root` are of the whole
 * draft.
 */
export function mentionsOf(ids: readonly string[], shape: ObjectShape, root: Json): readonly Mention[] {
  const { body: bodyShape } = shape.fields;
  const body = valueAt(root, ['body']);
  if (bodyShape?.kind !== 'object' || body === undefined) return [];
  const references = referencesIn(bodyShape, body);
  return danglingAmong(references, body).flatMap((reference) => {
    if (!ids.includes(reference.id)) return [];
    const path = ['body', ...reference.path];
    const holders = path.flatMap((_, i) => (isListEntry(root, path.slice(0, i + 1)) ? [path.slice(0, i + 1)] : []));
    const [outer, inner = outer] = [holders[0], holders.at(-1)];
    const others = references.filter((other) => other !== reference && isBeside(other.path, reference.path));
    const isPair = others.some(({ to }) => to === reference.to);
    const isLine =
      isPair || (holders.length > 1 && others.every(({ id }) => id === '') && !hasText(inner, shape, root));
    const patch: Patch = isLine && inner ? { op: 'remove', path: inner } : { op: 'set', path, value: '' };
    return [{ name: outer ? nameAt(outer, shape, root) : nameOfPart(path, shape, root), patch }];
  });
}

/** Tells whether anything is written in an entry. */
function hasText(path: Path | undefined, shape: ObjectShape, root: Json): boolean {
  const own = path && shapeAt(shape, path, root);
  return own !== undefined && !textsIn(own, valueAt(root, path ?? [])).next().done;
}

const isListEntry = (root: Json, path: Path): boolean =>
  Array.isArray(valueAt(root, path.slice(0, -1))) && isEntry(valueAt(root, path));

/** Tells whether two references are fields of the same entry or group. */
const isBeside = (one: Path, other: Path): boolean =>
  one.length === other.length && one.slice(0, -1).every((step, i) => step === other[i]);

function nameAt(path: Path, shape: ObjectShape, root: Json): string {
  const listPath = path.slice(0, -1);
  const [list, entries] = [shapeAt(shape, listPath, root), valueAt(root, listPath)];
  if (list?.kind !== 'list' || !Array.isArray(entries)) return '';
  const index = entries.findIndex((entry) => isEntry(entry) && entry.id === path.at(-1));
  return nameEntry(entries[index], { shape: list, path: listPath }, root, index);
}

const nameOfPart = (path: Path, shape: ObjectShape, root: Json): string =>
  shapeAt(shape, path.slice(0, 2), root)?.title ?? '';

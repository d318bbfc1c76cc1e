import { type Entry, isEntry, isJsonObject, type Json } from '@/lib/kernel/json';
import { formatPath, isWithin, type Path, valueAt } from '@/lib/kernel/path';
import type { ObjectShape, Shape } from './shape';

/** A field that points to an entry of a list, as it stands in a body. */
export interface Reference {
  readonly path: Path;
  /** Path of the list it points into, as its shape gives it. */
  readonly to: string;
  /** The id it holds, or '' for none. */
  readonly id: string;
}

/** Every reference in a body that fits the shape, those that hold nothing included. */
export function referencesIn(shape: ObjectShape, body: Json): readonly Reference[] {
  const found: Reference[] = [];
  collect(shape, body, [], found);
  return found;
}

/** Any entry of a list, as a step of a path; no id is spelled like it. */
export const ANY = '*';

/**
 * The list that a reference at a path points into: a `0` in `to` is the entry that the reference itself is in, if it
 * is in that list, otherwise any entry.
 */
export function listPathOf(to: string, from: Path): Path {
  const path: (string | number)[] = [];
  for (const step of to.split('.')) {
    const own = isWithin(from, path) ? from[path.length] : undefined;
    path.push(step === '0' ? (own ?? ANY) : step);
  }
  return path;
}

/** The paths that a path with any entries in it stands for, in the order of the lists. */
export function pathsAt(root: Json, path: Path): readonly Path[] {
  const any = path.indexOf(ANY);
  if (any === -1) return [path];
  const [before, after] = [path.slice(0, any), path.slice(any + 1)];
  return entriesAt(root, before).flatMap(({ id }) => pathsAt(root, [...before, id, ...after]));
}

/** The entries of the lists at a path, which may have any entries in it. */
export const entriesAt = (root: Json, path: Path): readonly Entry[] =>
  pathsAt(root, path).flatMap((at) => {
    const list = valueAt(root, at);
    return Array.isArray(list) ? list.filter(isEntry) : [];
  });

/** Where the entry is that has an id in the lists at a path: the first one, if several have it. */
export const findEntry = (root: Json, lists: Path, id: string): Path | undefined =>
  pathsAt(root, lists)
    .map((list): Path => [...list, id])
    .find((path) => valueAt(root, path) !== undefined);

/** Those of the references that name an entry which does not exist. */
export function danglingAmong(references: readonly Reference[], body: Json): readonly Reference[] {
  const known = new Map<string, ReadonlySet<string>>();
  const idsIn = (list: Path): ReadonlySet<string> => {
    const key = formatPath(list);
    const ids = known.get(key) ?? new Set(entriesAt(body, list).map(({ id }) => id));
    known.set(key, ids);
    return ids;
  };
  return references.filter(({ to, path, id }) => id !== '' && !idsIn(listPathOf(to, path)).has(id));
}

function collect(shape: Shape, json: Json | undefined, path: Path, found: Reference[]): void {
  if (shape.kind === 'ref') {
    if (typeof json === 'string') found.push({ path, to: shape.to, id: json });
  } else if (shape.kind === 'list') {
    if (!Array.isArray(json)) return;
    for (const entry of json) if (isEntry(entry)) collect(shape.entry, entry, [...path, entry.id], found);
  } else if (shape.kind === 'variants') {
    const variant = isJsonObject(json) ? shape.variants[String(json[shape.on])] : undefined;
    if (variant) collect(variant, json, path, found);
  } else if (shape.kind === 'object' && isJsonObject(json)) {
    for (const [key, field] of holdingFields(shape)) collect(field, json[key], [...path, key], found);
  }
}

const known = new WeakMap<ObjectShape, readonly (readonly [string, Shape])[]>();

/** Fields with a reference somewhere below; lets a walk pass by texts and plain lists. */
function holdingFields(shape: ObjectShape): readonly (readonly [string, Shape])[] {
  const cached = known.get(shape);
  if (cached) return cached;
  const fields = Object.entries(shape.fields).filter(([, field]) => holdsReferences(field));
  known.set(shape, fields);
  return fields;
}

function holdsReferences(shape: Shape): boolean {
  switch (shape.kind) {
    case 'ref':
      return true;
    case 'list':
      return holdsReferences(shape.entry);
    case 'variants':
      return Object.values(shape.variants).some(holdsReferences);
    case 'object':
      return holdingFields(shape).length > 0;
    default:
      return false;
  }
}

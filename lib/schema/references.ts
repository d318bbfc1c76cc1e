import { type Entry, entriesOf, isEntry, isJsonObject, type Json } from '@/lib/kernel/json';
import { formatPath, isWithin, type Path, valueAt } from '@/lib/kernel/path';
import type { ObjectShape, Shape } from './shape';

export interface Reference {
  readonly path: Path;
  /** Path of the list that it points into, as given by the shape. */
  readonly to: string;
  /** Id of the entry that it points to; '' for none. */
  readonly id: string;
}

/** Returns every reference in a body that fits the shape, including empty ones. */
export function referencesIn(shape: ObjectShape, body: Json): readonly Reference[] {
  const found: Reference[] = [];
  collect(shape, body, [], found);
  return found;
}

/** Path step that matches any entry of a list. No id has this spelling. */
export const ANY = '*';

/** Returns the list that a reference at `from` points into. `0` in `to` is the entry around it, or any if outside. */
export function listPathOf(to: string, from: Path): Path {
  const path: (string | number)[] = [];
  for (const step of to.split('.')) {
    const own = isWithin(from, path) ? from[path.length] : undefined;
    path.push(step === '0' ? (own ?? ANY) : step);
  }
  return path;
}

/** Expands the wildcards of a path: returns all matching paths, in the order of the lists. */
export function pathsAt(root: Json, path: Path): readonly Path[] {
  const any = path.indexOf(ANY);
  if (any === -1) return [path];
  const [before, after] = [path.slice(0, any), path.slice(any + 1)];
  return entriesAt(root, before).flatMap(({ id }) => pathsAt(root, [...before, id, ...after]));
}

/** Returns the entries of all lists that match a path with wildcards. */
export const entriesAt = (root: Json, path: Path): readonly Entry[] =>
  pathsAt(root, path).flatMap((at) => entriesOf(valueAt(root, at)));

/** Returns the path of the first entry with the given id in the lists at a path. */
export const findEntry = (root: Json, lists: Path, id: string): Path | undefined =>
  pathsAt(root, lists)
    .map((list): Path => [...list, id])
    .find((path) => valueAt(root, path) !== undefined);

export function danglingAmong(references: readonly Reference[], body: Json): readonly Reference[] {
  const known = new Map<string, ReadonlySet<string>>();
  const idsIn = (list: Path): ReadonlySet<string> => {
    const key = formatPath(list);
    const ids = known.get(key) ?? new Set(entriesAt(body, list).map(({ id }) => id));
    known.set(key, ids);
    return ids;
  };
  // Most references point into a list that does not depend on where they stand, and large drafts have thousands.
  const fixed = new Map<string, ReadonlySet<string>>();
  const targetsOf = ({ to, path }: Reference): ReadonlySet<string> => {
    const found = fixed.get(to);
    if (found) return found;
    const ids = idsIn(listPathOf(to, path));
    if (!to.split('.').includes('0')) fixed.set(to, ids);
    return ids;
  };
  return references.filter((reference) => reference.id !== '' && !targetsOf(reference).has(reference.id));
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

/** Returns the fields that contain references at any depth, so that a walk can skip texts and plain lists. */
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

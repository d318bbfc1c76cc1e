import { isEntry, isJsonObject, type Json } from '@/lib/kernel/json';
import { type Path, valueAt } from '@/lib/kernel/path';
import type { ObjectShape, Shape } from './shape';

/** A field that points to an entry of a list, as it stands in a body. */
export interface Reference {
  readonly path: Path;
  /** Path of the list it points into, with dots. */
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

/** Ids of the entries in the list that references point into. */
export function idsIn(body: Json, to: string): ReadonlySet<string> {
  const list = valueAt(body, to.split('.'));
  return new Set(Array.isArray(list) ? list.filter(isEntry).map(({ id }) => id) : []);
}

/** Those of the references that name an entry which does not exist. */
export function danglingAmong(references: readonly Reference[], body: Json): readonly Reference[] {
  const lists = new Set(references.map(({ to }) => to));
  const known = new Map([...lists].map((to) => [to, idsIn(body, to)]));
  return references.filter(({ to, id }) => id !== '' && !known.get(to)?.has(id));
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

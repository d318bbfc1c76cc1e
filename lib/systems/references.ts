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
export function* referencesIn(shape: ObjectShape, body: Json): Generator<Reference> {
  yield* walk(shape, body, []);
}

/** Ids of the entries in the list that references point into. */
export function idsIn(body: Json, to: string): ReadonlySet<string> {
  const list = valueAt(body, to.split('.'));
  return new Set(Array.isArray(list) ? list.filter(isEntry).map(({ id }) => id) : []);
}

/** References to entries that do not exist. */
export function* danglingReferences(shape: ObjectShape, body: Json): Generator<Reference> {
  const known = new Map<string, ReadonlySet<string>>();
  for (const reference of referencesIn(shape, body)) {
    if (reference.id === '') continue;
    const ids = known.get(reference.to) ?? idsIn(body, reference.to);
    known.set(reference.to, ids);
    if (!ids.has(reference.id)) yield reference;
  }
}

function* walk(shape: Shape, json: Json | undefined, path: Path): Generator<Reference> {
  if (shape.kind === 'ref') {
    if (typeof json === 'string') yield { path, to: shape.to, id: json };
  } else if (shape.kind === 'list') {
    if (Array.isArray(json))
      for (const entry of json.filter(isEntry)) yield* walk(shape.entry, entry, [...path, entry.id]);
  } else if (shape.kind === 'variants') {
    const variant = isJsonObject(json) ? shape.variants[String(json[shape.on])] : undefined;
    if (variant) yield* walk(variant, json, path);
  } else if (shape.kind === 'object' && isJsonObject(json)) {
    for (const [key, field] of Object.entries(shape.fields)) {
      if (holdsReferences(field)) yield* walk(field, json[key], [...path, key]);
    }
  }
}

const holding = new WeakMap<Shape, boolean>();

/** Whether there can be a reference below; lets a walk pass by long texts and plain lists. */
function holdsReferences(shape: Shape): boolean {
  const known = holding.get(shape);
  if (known !== undefined) return known;
  const holds =
    shape.kind === 'ref' ||
    (shape.kind === 'list' && holdsReferences(shape.entry)) ||
    (shape.kind === 'variants' && Object.values(shape.variants).some(holdsReferences)) ||
    (shape.kind === 'object' && Object.values(shape.fields).some(holdsReferences));
  holding.set(shape, holds);
  return holds;
}

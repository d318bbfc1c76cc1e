import { isJsonObject, type Json } from '@/lib/kernel/json';
import { blankOf } from './blank';
import type { ObjectShape, Shape } from './shape';

/** Tells whether a field that a version added has its default, so that older versions can do without it. */
export const isUnused = (field: Shape, value: Json): boolean =>
  field.since !== undefined && (value === null || JSON.stringify(value) === JSON.stringify(blankOf(field)));

/** Returns the oldest version of a body's shape that has everything the body uses; `newest` is the shape's own. */
export function oldestVersion(shape: ObjectShape, json: Json, newest: number): number {
  const used = usedIn(shape, json);
  const added = addedIn(shape);
  let version = newest;
  while (added.has(version) && !used.has(version)) version--;
  return version;
}

const known = new WeakMap<ObjectShape, ReadonlySet<number>>();

/** Returns the versions that added fields to a shape. */
function addedIn(shape: ObjectShape): ReadonlySet<number> {
  const versions = known.get(shape) ?? new Set(partsOf(shape).flatMap(({ since }) => since ?? []));
  known.set(shape, versions);
  return versions;
}

/** Returns a shape and all shapes within it. */
const partsOf = (shape: Shape): readonly Shape[] => [
  shape,
  ...(shape.kind === 'object'
    ? Object.values(shape.fields).flatMap(partsOf)
    : shape.kind === 'variants'
      ? Object.values(shape.variants).flatMap(partsOf)
      : shape.kind === 'list'
        ? partsOf(shape.entry)
        : []),
];

/** Returns the versions that added something which a value uses. */
function usedIn(shape: Shape, json: Json | undefined, used: Set<number> = new Set()): ReadonlySet<number> {
  if (json === undefined || isUnused(shape, json)) return used;
  if (shape.since !== undefined) used.add(shape.since);
  if (shape.kind === 'list' && Array.isArray(json)) for (const entry of json) usedIn(shape.entry, entry, used);
  if (!isJsonObject(json)) return used;
  const object = shape.kind === 'variants' ? shape.variants[String(json[shape.on])] : shape;
  if (object?.kind === 'object') {
    for (const [key, field] of Object.entries(object.fields)) usedIn(field, json[key], used);
  }
  return used;
}

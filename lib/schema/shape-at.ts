import { isEntry, isJsonObject, type Json } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import type { ObjectShape, Shape } from './shape';

/** Returns the shape at a path; undefined if it leads nowhere. The values in `json` select among variants. */
export function shapeAt(root: Shape, path: Path, json: Json | undefined): Shape | undefined {
  let shape: Shape | undefined = root;
  let value = json;
  for (const step of path) {
    if (!shape) return undefined;
    if (shape.kind === 'list') {
      shape = shape.entry;
      value = Array.isArray(value)
        ? value.find((item, i) => i === step || (isEntry(item) && item.id === step))
        : undefined;
      if (shape.kind === 'variants') shape = variantOf(shape, value);
      continue;
    }
    const group: ObjectShape | undefined =
      shape.kind === 'object' ? shape : shape.kind === 'variants' ? variantOf(shape, value) : undefined;
    shape = group?.fields[String(step)];
    value = isJsonObject(value) ? value[String(step)] : undefined;
  }
  return shape;
}

/** Returns the object shape that applies to this value; of variants, the one that its tag selects. */
export function variantOf(shape: Shape, value: Json | undefined): ObjectShape | undefined {
  if (shape.kind === 'object') return shape;
  if (shape.kind !== 'variants') return undefined;
  const tag = isJsonObject(value) ? value[shape.on] : undefined;
  if (typeof tag !== 'string') return Object.values(shape.variants)[0];
  return Object.hasOwn(shape.variants, tag) ? shape.variants[tag] : undefined;
}

/** Tells whether an entry has a kind that its shape lacks: a newer program made it. */
export const isOfUnknownKind = (shape: Shape, value: Json | undefined): boolean =>
  shape.kind === 'variants' &&
  isJsonObject(value) &&
  typeof value[shape.on] === 'string' &&
  !Object.hasOwn(shape.variants, String(value[shape.on]));

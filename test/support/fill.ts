import { invariant } from '@/lib/kernel/invariant';
import { isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { blankOf, idOfPlace } from '@/lib/schema/blank';
import type { ObjectShape, Shape, VariantsShape } from '@/lib/schema/shape';

/** Any part of a value. Entries of lists may lack ids. */
export type Given<T> = T extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Given<T[Key]> }
    : T;

/** Completes a partial body with blank values. Deterministic: the same input gives the same bytes. */
export const fillBody = (shape: ObjectShape, given: JsonObject): JsonObject => fillObject(shape, given);

function fill(shape: Shape, given: Json | undefined): Json {
  switch (shape.kind) {
    case 'object':
      return fillObject(shape, given);
    case 'variants':
      return fillObject(variantOf(shape, given), given);
    case 'list': {
      // Ids are counted instead of random: they only have to be unique within their list.
      const entries = (given ?? []) as readonly JsonObject[];
      return entries.map((entry, i) => fill(shape.entry, { id: idOfPlace(shape.idStem, i), ...entry }));
    }
    default:
      return given ?? blankOf(shape);
  }
}

function fillObject(shape: ObjectShape, given: Json | undefined): JsonObject {
  const known = isJsonObject(given) ? given : {};
  for (const key of Object.keys(known)) {
    invariant(Object.hasOwn(shape.fields, key), `“${shape.title}” has no field “${key}”`);
  }
  return Object.fromEntries(Object.entries(shape.fields).map(([key, field]) => [key, fill(field, known[key])]));
}

function variantOf(shape: VariantsShape, given: Json | undefined): ObjectShape {
  const kind = isJsonObject(given) ? String(given[shape.on]) : '';
  const variant = shape.variants[kind];
  invariant(variant, `“${shape.title}” has no kind “${kind}”`);
  return variant;
}

import { isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import type { ObjectShape, Shape } from './shape';
import { isUnused } from './versions';

/** Returns the value with its keys in the order of the shape, without empty fields that files omit. */
export const orderKeys = (shape: ObjectShape, json: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(shape.fields).flatMap(([key, field]) => {
      const value = json[key];
      return value === undefined || isLeftOut(field, value) ? [] : [[key, ordered(field, value)]];
    }),
  );

/** Tells whether files omit a value: a field of a newer version that has its default, a later text, picture, choice or part that is not set, or an empty list of places or marks. */
const isLeftOut = (field: Shape, value: Json): boolean =>
  isUnused(field, value) ||
  (MAY_BE_EMPTY.has(field.kind) && field.isLater === true && value === '') ||
  (field.kind === 'object' && field.isLater === true && isJsonObject(value) && Object.values(value).every(isEmpty)) ||
  (field.kind === 'list' && field.isLayout === true && Array.isArray(value) && value.length === 0);

function ordered(shape: Shape, json: Json): Json {
  if (shape.kind === 'object') return isJsonObject(json) ? orderKeys(shape, json) : json;
  if (shape.kind === 'list') return Array.isArray(json) ? json.map((entry) => ordered(shape.entry, entry)) : json;
  if (shape.kind === 'array') return Array.isArray(json) ? json.map((item) => ordered(shape.item, item)) : json;
  if (shape.kind === 'variants' && isJsonObject(json)) {
    const variant = shape.variants[String(json[shape.on])];
    return variant ? orderKeys(variant, json) : json;
  }
  return json;
}

const MAY_BE_EMPTY: ReadonlySet<Shape['kind']> = new Set(['picture', 'text', 'choice']);

const isEmpty = (value: Json | undefined): boolean => value === '' || (Array.isArray(value) && value.length === 0);

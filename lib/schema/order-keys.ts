import { isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import type { ObjectShape, Shape } from './shape';

/** The same value with every object's keys in the order of the shape; pictures that nobody chose are left out. */
export const orderKeys = (shape: ObjectShape, json: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(shape.fields).flatMap(([key, field]) => {
      const value = json[key];
      return value === undefined || (field.kind === 'picture' && value === '') ? [] : [[key, ordered(field, value)]];
    }),
  );

function ordered(shape: Shape, json: Json): Json {
  if (shape.kind === 'object') return isJsonObject(json) ? orderKeys(shape, json) : json;
  if (shape.kind === 'list') return Array.isArray(json) ? json.map((entry) => ordered(shape.entry, entry)) : json;
  if (shape.kind === 'variants' && isJsonObject(json)) {
    const variant = shape.variants[String(json[shape.on])];
    return variant ? orderKeys(variant, json) : json;
  }
  return json;
}

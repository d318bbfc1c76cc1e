import { isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import type { Migration } from '../contract';

/** From each older version of the setting's schema to the next. Version 1 is the first one published. */
export const migrations: readonly Migration[] = [{ from: 1, up: withPictures }];

/** What is printed on cards and standees can have a picture. */
function withPictures(body: JsonObject): JsonObject {
  const given = (json: Json): Json => (isJsonObject(json) ? { picture: '', ...json } : json);
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const hasPictures = ['events', 'monsters', 'extras'].includes(key) && Array.isArray(value);
      return [key, hasPictures ? value.map(given) : value];
    }),
  );
}

import { isEntry, isJsonObject, type Json } from '@/lib/kernel/json';
import { type Path, valueAt } from '@/lib/kernel/path';
import { parsePlace } from '@/lib/kit/grid-place';
import { findEntry, listPathOf } from '@/lib/schema/references';
import type { ObjectShape, Shape } from '@/lib/schema/shape';
import { variantOf } from '@/lib/schema/shape-at';

/**
 * A body with places in lists instead of ids, in references too: equal for two bodies that differ in their ids alone.
 * Ids that say where something stands on a grid stay.
 */
export const withoutIds = (shape: ObjectShape, body: Json): Json => bare(shape, body, [], body);

function bare(shape: Shape, json: Json | undefined, path: Path, body: Json): Json {
  if (shape.kind === 'list') {
    const entries: readonly Json[] = Array.isArray(json) ? json : [];
    return entries.map((entry, i) => bare(shape.entry, entry, [...path, isEntry(entry) ? entry.id : i], body));
  }
  if (shape.kind === 'object' || shape.kind === 'variants') {
    const fields = Object.entries(variantOf(shape, json)?.fields ?? {});
    const value = isJsonObject(json) ? json : {};
    return Object.fromEntries(fields.map(([key, field]) => [key, bare(field, value[key], [...path, key], body)]));
  }
  if (shape.kind === 'id') return standsOnGrid(String(json)) ? String(json) : '';
  if (shape.kind === 'ref') return placeOf(findEntry(body, listPathOf(shape.to, path), String(json)), body);
  return json ?? null;
}

/** "B2" of a cell, "A1-B1" of the side between two. */
const standsOnGrid = (id: string): boolean => id.split(/[-|]/).every((part) => parsePlace(part) !== undefined);

/** The path to an entry, with its places in lists instead of ids. */
const placeOf = (path: Path | undefined, body: Json): string =>
  (path ?? [])
    .map((step, i) => {
      const list = valueAt(body, (path ?? []).slice(0, i));
      return Array.isArray(list) ? list.findIndex((entry) => isEntry(entry) && entry.id === step) : step;
    })
    .join('/');

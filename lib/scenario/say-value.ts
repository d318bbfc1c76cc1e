import { isEntry, isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { type Path, valueAt } from '@/lib/kernel/path';
import { parsePicture } from '@/lib/kit/picture';
import { findEntry } from '@/lib/schema/references';
import type { ArrayShape, ChoicesShape, ObjectShape, Shape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { nameEntry, refListPath } from './entry-names';

/** A whole draft, to look up what its references name. */
export interface Whole {
  readonly shape: ObjectShape;
  readonly json: JsonObject;
}

/** What a field holds, as people read it; '' for nothing. */
export function sayValue(shape: Shape, value: Json | undefined, path: Path, whole: Whole): string {
  if (value === undefined || value === null || value === '') return '';
  switch (shape.kind) {
    case 'toggle':
      return value === true ? 'Yes' : 'No';
    case 'choice':
      return shape.labels[String(value)] ?? String(value);
    case 'ref':
      return sayReference(refListPath(shape.to, path), String(value), whole);
    case 'picture':
      return sayPicture(String(value));
    case 'id':
      return '';
    case 'choices':
    case 'array':
      return sayItems(shape, value, path, whole).join(', ');
    case 'object':
      return Object.entries(shape.fields)
        .map(([key, field]) => sayValue(field, isJsonObject(value) ? value[key] : undefined, [...path, key], whole))
        .filter((text) => text !== '')
        .join(', ');
    default:
      return String(value);
  }
}

/** What each of several choices, or of the items of an array, is called. */
export function sayItems(
  shape: ChoicesShape | ArrayShape,
  value: Json | undefined,
  path: Path,
  whole: Whole,
): readonly string[] {
  return (Array.isArray(value) ? value : []).map((item: Json, i) =>
    shape.kind === 'choices'
      ? (shape.labels[String(item)] ?? String(item))
      : sayValue(shape.item, item, [...path, i], whole),
  );
}

/** What the entry with an id is called in the lists at a path. */
function sayReference(lists: Path, id: string, { shape, json }: Whole): string {
  const list = findEntry(json, lists, id)?.slice(0, -1);
  const listShape = list && shapeAt(shape, list, json);
  const entries = list && valueAt(json, list);
  if (listShape?.kind !== 'list' || !Array.isArray(entries)) return id;
  const i = entries.findIndex((entry) => isEntry(entry) && entry.id === id);
  return nameEntry(entries[i], { shape: listShape, path: list ?? [] }, json, i);
}

function sayPicture(value: string): string {
  const picture = parsePicture(value);
  if (picture.kind === 'sign') return `icon “${picture.name.replaceAll('-', ' ')}”`;
  return picture.kind === 'art' ? `own picture ${picture.hash.slice(0, 8)}` : '';
}

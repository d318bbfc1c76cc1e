import { isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { slugOf } from '@/lib/kernel/slug';
import { headlineOf } from '@/lib/scenario/entry-names';
import { idOfPlace } from '@/lib/schema/blank';
import type { ListShape, Shape } from '@/lib/schema/shape';
import { variantOf } from '@/lib/schema/shape-at';

/** Gives each entry without an id one from its title or its place, the same each time the file is opened. */
export function withIds(shape: Shape, json: Json): Json {
  if (shape.kind === 'list') return Array.isArray(json) ? entriesWithIds(shape, json as readonly JsonObject[]) : json;
  const object = variantOf(shape, json);
  if (!object || !isJsonObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key, object.fields[key] ? withIds(object.fields[key], value) : value]),
  );
}

function entriesWithIds(list: ListShape, entries: readonly JsonObject[]): readonly JsonObject[] {
  const taken = new Set(entries.map(({ id }) => String(id)).filter((id) => id !== ''));
  return entries.map((entry, i) => {
    const inner = withIds(list.entry, entry) as JsonObject;
    if (inner.id !== '') return inner;
    const stem = stemOf(list, entry) ?? idOfPlace(list.idStem, i);
    let id = stem;
    for (let n = 2; taken.has(id); n++) id = `${stem}-${n}`;
    taken.add(id);
    return { ...inner, id };
  });
}

const LONGEST = 32;

/** An id made of the entry’s title; undefined without letters that ids may have. */
function stemOf({ entry }: ListShape, json: JsonObject): string | undefined {
  const object = variantOf(entry, json);
  const headline = object && headlineOf(object);
  const title = headline === undefined ? '' : String(json[headline] ?? '');
  const stem = slugOf(title)
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/^-+/, '')
    .slice(0, LONGEST)
    .replace(/-$/, '');
  return /[a-z0-9]/.test(stem) && title.trim() !== '' ? stem : undefined;
}

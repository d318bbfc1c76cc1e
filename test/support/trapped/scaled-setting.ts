import { isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';

/** Lists whose entries are multiplied; references to an entry are renamed with it. */
const MULTIPLIED = ['goals', 'items', 'escapes', 'losses', 'events'] as const;
/** Fields with texts or choices, even if they look like an id. */
const WORDS = new Set(['kind', 'title', 'text', 'secret', 'suit', 'blockedBy', 'opens']);

/**
 * Multiplies a setting: each copy is a separate wing with all its goals, items, escapes, losses and Events, one open
 * passage away from the start of the first. There is still only one monster. The result can exceed the limits of the
 * schema.
 */
export function scaledSetting(body: JsonObject, times: number): JsonObject {
  const ids = idsOf(body);
  const wings = Array.from({ length: times }, (_, wing) => rename(body, ids, wing) as JsonObject);
  const start = (body.place as JsonObject).start as string;
  const joined = wings.slice(1).map((_, i) => ({
    id: `wing${i + 1}`,
    a: start,
    b: `${start}_${i + 1}`,
    kind: 'open',
    blockedBy: '',
    opens: 'anyone',
    openedBy: '',
    needsItem: '',
  }));
  return {
    ...body,
    ...Object.fromEntries(MULTIPLIED.map((list) => [list, wings.flatMap((wing) => listOf(wing, list))])),
    map: {
      ...mapOf(body),
      rooms: wings.flatMap((wing) => listOf(mapOf(wing), 'rooms')),
      passages: [...wings.flatMap((wing) => listOf(mapOf(wing), 'passages')), ...joined],
    },
  };
}

const mapOf = (body: JsonObject) => body.map as JsonObject;
const listOf = (object: JsonObject, key: string) => object[key] as readonly JsonObject[];

function idsOf(body: JsonObject): ReadonlySet<string> {
  const lists = [...MULTIPLIED.map((list) => listOf(body, list)), listOf(mapOf(body), 'rooms')];
  const passages = listOf(mapOf(body), 'passages');
  return new Set([...lists, passages].flatMap((list) => list.map(({ id }) => String(id))));
}

function rename(value: Json, ids: ReadonlySet<string>, wing: number): Json {
  if (typeof value === 'string') return wing > 0 && ids.has(value) ? `${value}_${wing}` : value;
  if (Array.isArray(value)) return value.map((entry) => rename(entry, ids, wing));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, WORDS.has(key) ? field : rename(field, ids, wing)]),
  );
}

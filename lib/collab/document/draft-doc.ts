import * as Y from 'yjs';
import { newId } from '@/lib/kernel/ids';
import { type Entry, isEntry, isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { thinMarks } from '@/lib/kernel/visible';
import { blankOf } from '@/lib/schema/blank';
import { tidyChoices } from '@/lib/schema/choices';
import { normaliseAny } from '@/lib/schema/normalise';
import type { ArrayShape, ChoicesShape, ListShape, ObjectShape, Shape, VariantsShape } from '@/lib/schema/shape';
import { orderKeysFor } from './order';

/** The one root of a draft's document. */
export const ROOT = 'draft';
/** Where an entry keeps its place in its list. No field of a schema can be called that, or has it in its name. */
export const ORDER = '#';

/**
 * Where a map keeps that an option of a field was chosen. Each has a key of its own beside the fields, so that what two
 * people choose at once is merged, and nothing has to be made for it first.
 */
export const choiceKey = (field: string, option: string): string => `${field}${ORDER}${option}`;

/** Longer texts are no array that our shapes allow. */
const ARRAY_MAX = 500_000;

export type SharedMap = Y.Map<unknown>;
export type EntryShape = ObjectShape | VariantsShape;

export const rootOf = (doc: Y.Doc): SharedMap => doc.getMap(ROOT);

/**
 * A new document that holds a whole draft: every object, list and text is there from the start, so that two people
 * never create the same one twice. Objects and lists are maps (lists by id), typed text is Y.Text, the rest is plain.
 */
export function createDraftDoc(shape: ObjectShape, json: JsonObject): Y.Doc {
  const doc = new Y.Doc();
  const root = rootOf(doc);
  doc.transact(() => {
    for (const [key, field] of Object.entries(shape.fields)) put(root, key, field, json[key]);
  });
  return doc;
}

/** Puts what the document holds in place of a value under its key. */
export function put(map: SharedMap, key: string, shape: Shape, json: Json | undefined): void {
  if (shape.kind !== 'choices') map.set(key, build(shape, json));
  else for (const option of chosenIn(shape, json)) map.set(choiceKey(key, option), true);
}

/** What of the options was chosen. */
export const chosenIn = (shape: ChoicesShape, json: Json | undefined): readonly string[] =>
  tidyChoices(shape, new Set<string>(Array.isArray(json) ? json : []));

/** What the document holds in place of a value, not yet part of any document. */
function build(shape: Shape, json: Json | undefined): unknown {
  switch (shape.kind) {
    case 'object':
    case 'variants':
      return buildMap(shape, isJsonObject(json) ? json : {});
    case 'list': {
      const entries = distinctEntries(json);
      const orders = orderKeysFor(entries.map(() => undefined));
      return new Y.Map(entries.map((entry, i) => [entry.id, buildEntry(shape, entry, orders[i] ?? '')]));
    }
    case 'text':
      return new Y.Text(textOf(json));
    default:
      return scalarOf(shape, json);
  }
}

export function buildEntry(list: ListShape, entry: Entry, order: string): SharedMap {
  const map = buildMap(list.entry, entry);
  map.set(ORDER, order);
  return map;
}

function buildMap(shape: EntryShape, json: JsonObject): SharedMap {
  const map: SharedMap = new Y.Map();
  if (shape.kind === 'variants') {
    // What the other kinds would share is created now too: made later, by two people at once, one would lose it.
    for (const variant of Object.values(shape.variants)) {
      for (const [key, field] of Object.entries(variant.fields)) {
        if (isShared(field)) put(map, key, field, undefined);
      }
    }
  }
  const { tag, fields } = variantOf(shape, json[shape.kind === 'variants' ? shape.on : '']);
  if (shape.kind === 'variants') map.set(shape.on, tag);
  for (const [key, field] of Object.entries(fields)) {
    if (field.kind !== 'id' && !(shape.kind === 'variants' && key === shape.on)) put(map, key, field, json[key]);
  }
  return map;
}

/** The fields that count, given the kind that an entry says it is. Unknown kinds are read as the first one. */
export function variantOf(
  shape: EntryShape,
  kind: unknown,
): { readonly tag: string; readonly fields: ObjectShape['fields'] } {
  if (shape.kind === 'object') return { tag: '', fields: shape.fields };
  if (typeof kind === 'string' && Object.hasOwn(shape.variants, kind)) {
    return { tag: kind, fields: shape.variants[kind]?.fields ?? {} };
  }
  const [first] = Object.entries(shape.variants);
  return { tag: first?.[0] ?? '', fields: first?.[1].fields ?? {} };
}

/** Whether several people may write inside the value at once. */
export const isShared = (shape: Shape): boolean =>
  shape.kind === 'object' || shape.kind === 'variants' || shape.kind === 'list' || shape.kind === 'text';

/** A plain value as it is, or blank where there is none. Whether it is a sensible one is the check's business. */
export function scalarOf(shape: Shape, json: unknown): Json {
  if (shape.kind === 'array') return writeArray(shape, json);
  if (json === null || typeof json === 'boolean') return json;
  if (typeof json === 'string') return wellFormed(json);
  if (typeof json === 'number' && Number.isFinite(json)) return json;
  return shape.kind === 'id' ? '' : blankOf(shape);
}

/** The array that a document holds, as far as it fits its shape, and whether all of it does. */
export function readArray(shape: ArrayShape, held: unknown): { readonly value: Json; readonly fits: boolean } {
  if (held === undefined) return { value: [], fits: true };
  try {
    const { value, issues } = normaliseAny(shape, JSON.parse(String(held).slice(0, ARRAY_MAX)) as Json);
    return { value: mapTexts(value, thinMarks), fits: issues.length === 0 };
  } catch {
    return { value: [], fits: false };
  }
}

/** Arrays are kept as their text: Yjs would hold any data at all. */
const writeArray = (shape: ArrayShape, json: unknown): string =>
  JSON.stringify(mapTexts(normaliseAny(shape, (json ?? []) as Json).value, wellFormed));

function mapTexts(json: Json, change: (text: string) => string): Json {
  if (typeof json === 'string') return change(json);
  if (Array.isArray(json)) return json.map((item: Json) => mapTexts(item, change));
  if (!isJsonObject(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, mapTexts(value, change)]));
}

export const textOf = (json: unknown): string => (typeof json === 'string' ? wellFormed(json) : '');

/** Half a character can't travel as UTF-8: it would come back as another one. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

export const isEntryId = (id: string): boolean => /^[\w-]{1,64}$/.test(id) && id !== '__proto__';

/** The entries of a list, each with an id that none before it has. */
export function distinctEntries(json: Json | undefined): readonly Entry[] {
  const taken = new Set<string>();
  return (Array.isArray(json) ? json : []).flatMap((item: Json) => {
    if (!isJsonObject(item)) return [];
    const id = isEntry(item) && isEntryId(item.id) && !taken.has(item.id) ? item.id : newId();
    taken.add(id);
    return [{ ...item, id }];
  });
}

/** The ids of a list in its order. Equal places are told apart by id, so that everybody sees the same order. */
export function idsInOrder(list: SharedMap): readonly string[] {
  const entries: { id: string; order: string }[] = [];
  for (const [id, entry] of list.entries()) {
    if (entry instanceof Y.Map && isEntryId(id)) entries.push({ id, order: orderOf(entry) ?? '' });
  }
  return entries
    .sort((a, b) => (a.order === b.order ? (a.id < b.id ? -1 : 1) : a.order < b.order ? -1 : 1))
    .map(({ id }) => id);
}

export function orderOf(entry: unknown): string | undefined {
  const order = entry instanceof Y.Map ? entry.get(ORDER) : undefined;
  return typeof order === 'string' ? order : undefined;
}

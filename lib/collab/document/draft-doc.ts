import * as Y from 'yjs';
import { newId } from '@/lib/kernel/ids';
import { type Entry, isEntry, isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { limitMarks } from '@/lib/kernel/visible';
import { blankOf } from '@/lib/schema/blank';
import { tidyChoices } from '@/lib/schema/choices';
import { normaliseAny } from '@/lib/schema/normalise';
import type { ArrayShape, ChoicesShape, ListShape, ObjectShape, Shape, VariantsShape } from '@/lib/schema/shape';
import { isOfUnknownKind } from '@/lib/schema/shape-at';
import { orderKeysFor } from './order';

/** Name of the document's only root. */
export const ROOT = 'draft';
/** Key of an entry's position in its list. No schema field may contain this character. */
export const ORDER = '#';

/** Key for a chosen option: one per option, so that concurrent choices merge and need no container. */
export const choiceKey = (field: string, option: string): string => `${field}${ORDER}${option}`;

/** Longer texts can't be an array that our shapes allow. */
const ARRAY_MAX = 500_000;

export type SharedMap = Y.Map<unknown>;
export type EntryShape = ObjectShape | VariantsShape;

export const rootOf = (doc: Y.Doc): SharedMap => doc.getMap(ROOT);

/**
 * Creates a document from a draft. Every object, list and text exists from the start, so that two people never create
 * the same one twice. Objects and lists are maps (lists by id), typed text is Y.Text, everything else is a plain value.
 */
export function createDraftDoc(shape: ObjectShape, json: JsonObject): Y.Doc {
  const doc = new Y.Doc();
  const root = rootOf(doc);
  doc.transact(() => {
    for (const [key, field] of Object.entries(shape.fields)) put(root, key, field, json[key]);
  });
  return doc;
}

/** Writes a value to a map in its shared form. */
export function put(map: SharedMap, key: string, shape: Shape, json: Json | undefined): void {
  if (shape.kind !== 'choices') map.set(key, build(shape, json));
  else for (const option of chosenIn(shape, json)) map.set(choiceKey(key, option), true);
}

/** Returns the chosen options, validated and in order. */
export const chosenIn = (shape: ChoicesShape, json: Json | undefined): readonly string[] =>
  tidyChoices(shape, new Set<string>(Array.isArray(json) ? json : []));

/** Builds the shared form of a value, not yet attached to a document. */
function build(shape: Shape, json: Json | undefined): unknown {
  switch (shape.kind) {
    case 'object':
    case 'variants':
      return buildMap(shape, isJsonObject(json) ? json : {});
    case 'list': {
      const entries = distinctEntries(json).filter((entry) => !isOfUnknownKind(shape.entry, entry));
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
    // Also creates the shared containers of all other kinds: if two people created one later at once, one of them would
    // lose it.
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

/** Tells whether a newer program made an entry, whose kind this one does not know. Nothing in it may be changed. */
export const isForeign = (shape: EntryShape, map: SharedMap): boolean =>
  shape.kind === 'variants' && isOfUnknownKind(shape, { [shape.on]: foreignKind(map.get(shape.on)) });

/** Longest kind of an entry; other values are not the work of any program of ours. */
const KIND_MAX = 64;

const foreignKind = (kind: unknown): Json =>
  typeof kind === 'string' && kind !== '' && kind.length <= KIND_MAX ? kind : null;

/** Returns the fields of an entry's kind. Unknown kinds count as the first one. */
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

/** Tells whether several people can edit inside the value at once. */
export const isShared = (shape: Shape): boolean =>
  shape.kind === 'object' || shape.kind === 'variants' || shape.kind === 'list' || shape.kind === 'text';

/** Returns a plain value unchanged, or blank if there is none. Does not validate it. */
export function scalarOf(shape: Shape, json: unknown): Json {
  if (shape.kind === 'array') return writeArray(shape, json);
  if (json === null || typeof json === 'boolean') return json;
  if (typeof json === 'string') return wellFormed(json);
  if (typeof json === 'number' && Number.isFinite(json)) return json;
  return shape.kind === 'id' ? '' : blankOf(shape);
}

/** Parses an array stored as JSON: the part that fits its shape, and whether all of it does. */
export function readArray(shape: ArrayShape, held: unknown): { readonly value: Json; readonly fits: boolean } {
  if (held === undefined) return { value: [], fits: true };
  try {
    const { value, issues } = normaliseAny(shape, JSON.parse(String(held).slice(0, ARRAY_MAX)) as Json);
    return { value: mapTexts(value, limitMarks), fits: issues.length === 0 };
  } catch {
    return { value: [], fits: false };
  }
}

/** Stores arrays as JSON text, because Yjs would accept any data. */
const writeArray = (shape: ArrayShape, json: unknown): string =>
  JSON.stringify(mapTexts(normaliseAny(shape, (json ?? []) as Json).value, wellFormed));

function mapTexts(json: Json, change: (text: string) => string): Json {
  if (typeof json === 'string') return change(json);
  if (Array.isArray(json)) return json.map((item: Json) => mapTexts(item, change));
  if (!isJsonObject(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, mapTexts(value, change)]));
}

export const textOf = (json: unknown): string => (typeof json === 'string' ? wellFormed(json) : '');

/** Replaces lone surrogates, which UTF-8 can't encode: they would come back as another character. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

export const isEntryId = (id: string): boolean => /^[\w-]{1,64}$/.test(id) && id !== '__proto__';

/** Returns the entries of a list, with new ids for those without a valid or unique one. */
export function distinctEntries(json: Json | undefined): readonly Entry[] {
  const taken = new Set<string>();
  return (Array.isArray(json) ? json : []).flatMap((item: Json) => {
    if (!isJsonObject(item)) return [];
    const id = isEntry(item) && isEntryId(item.id) && !taken.has(item.id) ? item.id : newId();
    taken.add(id);
    return [{ ...item, id }];
  });
}

/** Returns the ids of a list in order. Equal order keys are sorted by id, so that everybody sees the same order. */
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

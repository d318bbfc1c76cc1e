import * as Y from 'yjs';
import { type Entry, isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import type { Path } from '@/lib/kernel/path';
import type { ChoicesShape, ListShape, ObjectShape, Shape } from '@/lib/schema/shape';
import { isOfUnknownKind } from '@/lib/schema/shape-at';
import {
  buildEntry,
  choiceKey,
  chosenIn,
  distinctEntries,
  type EntryShape,
  idsInOrder,
  isEntryId,
  isForeign,
  isShared,
  ORDER,
  orderOf,
  put,
  rootOf,
  type SharedMap,
  scalarOf,
  textOf,
  variantOf,
} from './draft-doc';
import { editText } from './edit-text';
import { orderKeysFor } from './order';

/** Writes a draft into the document by the smallest change, so that it merges with concurrent edits. */
export function writeDraft(doc: Y.Doc, shape: ObjectShape, json: JsonObject, origin?: unknown): void {
  doc.transact(() => writeFields(rootOf(doc), shape, json), origin);
}

/** Applies patches to the document, as `applyPatches` does to plain data. Ignores patches whose path does not exist. */
export function applyPatchesToDoc(doc: Y.Doc, shape: ObjectShape, patches: readonly Patch[], origin?: unknown): void {
  doc.transact(() => {
    for (const patch of patches) applyPatch(rootOf(doc), shape, patch);
  }, origin);
}

/** Returns the shared text at a path, or undefined if there is none. */
export function textAt(doc: Y.Doc, shape: ObjectShape, path: Path): Y.Text | undefined {
  const spot = find(rootOf(doc), shape, path);
  const value = spot?.map.get(spot.key);
  return value instanceof Y.Text ? value : undefined;
}

/** Position in the document: a key of a map, and the shape that belongs there. */
interface Spot {
  readonly map: SharedMap;
  readonly key: string;
  readonly shape: Shape;
  /** Shape of the list, if the position is an entry. */
  readonly list?: ListShape;
  /** Shape of the object, if the position is a field. */
  readonly owner?: EntryShape;
}

function applyPatch(root: SharedMap, shape: ObjectShape, patch: Patch): void {
  if (patch.op === 'set' && patch.path.length === 0) {
    if (isJsonObject(patch.value)) writeFields(root, shape, patch.value);
    return;
  }
  const spot = find(root, shape, patch.path);
  if (!spot) return;
  const { map, key, list } = spot;
  if (patch.op === 'set') set(spot, patch.value);
  else if (patch.op === 'insert') insert(spot, patch.entry, patch.before);
  else if (list && patch.op === 'remove') map.delete(key);
  else if (list && patch.op === 'move') putBefore(map, key, patch.before);
}

function insert({ map, key, shape }: Spot, entry: Entry, before: string | undefined): void {
  if (shape.kind !== 'list' || !isEntryId(entry.id) || isOfUnknownKind(shape.entry, entry)) return;
  const list = listAt(map, key);
  const present = list.get(entry.id);
  if (present instanceof Y.Map) writeFields(present, shape.entry, entry);
  else list.set(entry.id, buildEntry(shape, entry, ''));
  putBefore(list, entry.id, before);
}

/** Returns the list at a key. Creates it in drafts that are older than the field. */
function listAt(map: SharedMap, key: string): SharedMap {
  const held = map.get(key);
  if (held instanceof Y.Map) return held;
  const list: SharedMap = new Y.Map();
  map.set(key, list);
  return list;
}

/** Resolves a path. Its last step must exist, as in plain data. */
function find(root: SharedMap, shape: ObjectShape, path: Path): Spot | undefined {
  let map = root;
  let within: EntryShape | ListShape = shape;
  for (const [i, step] of path.entries()) {
    const spot: Spot | undefined = within.kind === 'list' ? entrySpot(map, within, step) : fieldSpot(map, within, step);
    if (!spot || i === path.length - 1) return spot;
    const next = map.get(spot.key);
    if (!(next instanceof Y.Map)) return undefined;
    if (spot.shape.kind !== 'list' && spot.shape.kind !== 'object' && spot.shape.kind !== 'variants') return undefined;
    map = next;
    within = spot.shape;
  }
  return undefined;
}

function entrySpot(map: SharedMap, list: ListShape, step: string | number): Spot | undefined {
  const key = typeof step === 'number' ? idsInOrder(map)[step] : step;
  return key !== undefined && map.get(key) instanceof Y.Map ? { map, key, shape: list.entry, list } : undefined;
}

function fieldSpot(map: SharedMap, owner: EntryShape, step: string | number): Spot | undefined {
  if (isForeign(owner, map)) return undefined;
  const { fields } = variantOf(owner, owner.kind === 'variants' ? map.get(owner.on) : undefined);
  const shape = Object.hasOwn(fields, step) ? fields[step] : undefined;
  return shape && shape.kind !== 'id' ? { map, key: String(step), shape, owner } : undefined;
}

function set({ map, key, shape, owner }: Spot, value: Json): void {
  if (owner?.kind === 'variants' && key === owner.on) setKind(map, owner, value);
  else writeValue(map, key, shape, value);
}

/** Changes the kind of an entry. Fields that only the old kind has stay hidden until it returns. */
function setKind(map: SharedMap, shape: EntryShape & { kind: 'variants' }, kind: Json): void {
  if (typeof kind !== 'string' || !Object.hasOwn(shape.variants, kind) || map.get(shape.on) === kind) return;
  map.set(shape.on, kind);
  for (const [key, field] of Object.entries(shape.variants[kind]?.fields ?? {})) {
    if (field.kind === 'id' || key === shape.on) continue;
    if (!map.has(key) || (field.kind === 'choice' && !field.options.includes(String(map.get(key))))) {
      put(map, key, field, undefined);
    }
  }
}

function writeValue(map: SharedMap, key: string, shape: Shape, json: Json | undefined): void {
  const shared = map.get(key);
  if (shape.kind === 'choices') writeChoices(map, key, shape, json);
  else if (!isShared(shape)) {
    const value = scalarOf(shape, json);
    if (shared !== value) map.set(key, value);
  } else if (shape.kind === 'text' && shared instanceof Y.Text) editText(shared, textOf(json));
  else if (shape.kind === 'list' && shared instanceof Y.Map) writeList(shared, shape, json);
  else if ((shape.kind === 'object' || shape.kind === 'variants') && shared instanceof Y.Map) {
    writeFields(shared, shape, isJsonObject(json) ? json : {});
  } else put(map, key, shape, json);
}

function writeChoices(map: SharedMap, field: string, shape: ChoicesShape, json: Json | undefined): void {
  const chosen = new Set(chosenIn(shape, json));
  for (const option of shape.options) {
    const key = choiceKey(field, option);
    if (chosen.has(option) && map.get(key) !== true) map.set(key, true);
    else if (!chosen.has(option) && map.has(key)) map.delete(key);
  }
}

function writeFields(map: SharedMap, shape: EntryShape, json: JsonObject): void {
  if (isForeign(shape, map)) return;
  if (shape.kind === 'variants') setKind(map, shape, variantOf(shape, json[shape.on]).tag);
  const { fields } = variantOf(shape, shape.kind === 'variants' ? map.get(shape.on) : undefined);
  for (const [key, field] of Object.entries(fields)) {
    if (field.kind === 'id' || (shape.kind === 'variants' && key === shape.on)) continue;
    writeValue(map, key, field, Object.hasOwn(json, key) ? json[key] : undefined);
  }
}

function writeList(list: SharedMap, shape: ListShape, json: Json | undefined): void {
  const entries = distinctEntries(json);
  const wanted = new Set(entries.map(({ id }) => id));
  for (const id of [...list.keys()]) if (!wanted.has(id)) list.delete(id);
  const orders = orderKeysFor(entries.map(({ id }) => orderOf(list.get(id))));
  for (const [i, entry] of entries.entries()) {
    const order = orders[i] ?? '';
    const present = list.get(entry.id);
    if (!(present instanceof Y.Map)) {
      if (isOfUnknownKind(shape.entry, entry)) continue;
      list.set(entry.id, buildEntry(shape, entry, order));
      continue;
    }
    if (present.get(ORDER) !== order) present.set(ORDER, order);
    writeFields(present, shape.entry, entry);
  }
}

function putBefore(list: SharedMap, id: string, before: string | undefined): void {
  const others = idsInOrder(list).filter((other) => other !== id);
  const at = before === undefined ? -1 : others.indexOf(before);
  const ids = at === -1 ? [...others, id] : others.toSpliced(at, 0, id);
  const orders = orderKeysFor(ids.map((other) => (other === id ? undefined : orderOf(list.get(other)))));
  for (const [i, other] of ids.entries()) {
    const entry = list.get(other);
    if (entry instanceof Y.Map && entry.get(ORDER) !== orders[i]) entry.set(ORDER, orders[i]);
  }
}

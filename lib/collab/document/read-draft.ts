import * as Y from 'yjs';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { limitMarks } from '@/lib/kernel/visible';
import { blankOf } from '@/lib/schema/blank';
import type {
  ArrayShape,
  ChoicesShape,
  ListShape,
  ObjectShape,
  Shape,
  TextShape,
  VariantsShape,
} from '@/lib/schema/shape';
import {
  choiceKey,
  chosenIn,
  type EntryShape,
  idsInOrder,
  isEntryId,
  isForeign,
  readArray,
  rootOf,
  type SharedMap,
  scalarOf,
  variantOf,
} from './draft-doc';

/** Size of a draft as a file. */
export interface Weight {
  readonly bytes: number;
  readonly nodes: number;
  /** A field over its limit, if there is one. */
  readonly overfull: Overfull | undefined;
  /**
   * Objects, lists and texts that existed from the start and have been deleted, so that nobody can write in them; and
   * arrays that don't fit their shape.
   */
  readonly missing: number;
}

interface Overfull {
  readonly title: string;
  readonly characters: number;
  readonly max: number;
}

/** Incremental reader of a document. Unchanged parts are returned as the same objects. */
export interface DraftReader {
  read(): JsonObject;
  weigh(): Weight;
  /** Reads most of what changed, yielding in between, so that the next `read` is fast. */
  readAhead(): Generator<void, void>;
  destroy(): void;
}

interface Part extends Weight {
  readonly value: Json;
}

/** Reads the draft in a document as plain data of the given shape. Ignores any other content. */
export function readDraft(doc: Y.Doc, shape: ObjectShape): JsonObject {
  const reader = createDraftReader(doc, shape);
  const json = reader.read();
  reader.destroy();
  return json;
}

/** Creates a reader that, after a change, only reads the changed values and their ancestors again. */
export function createDraftReader(doc: Y.Doc, shape: ObjectShape): DraftReader {
  const root = rootOf(doc);
  const known: Known = { parts: new WeakMap(), fields: new WeakMap() };
  const forget = (events: readonly Y.YEvent<Y.AbstractType<unknown>>[]) => {
    for (const event of events) {
      for (let at: Y.AbstractType<unknown> | null = event.target; at !== null; at = at.parent) known.parts.delete(at);
    }
  };
  root.observeDeep(forget as Parameters<typeof root.observeDeep>[0]);
  const part = () => readMap(root, shape, undefined, 0, known);
  return {
    read: () => part().value as JsonObject,
    weigh: part,
    readAhead: () => readAhead(root, shape, known),
    destroy: () => root.unobserveDeep(forget as Parameters<typeof root.observeDeep>[0]),
  };
}

/** Reads the entries of all lists one by one, so that little is left for the next `read`. */
function* readAhead(shared: unknown, shape: Shape, known: Known, depth = 0): Generator<void, void> {
  if (!(shared instanceof Y.Map) || known.parts.has(shared)) return;
  if (shape.kind === 'list') {
    for (const [id, entry] of shared.entries()) {
      if (!(entry instanceof Y.Map) || known.parts.has(entry) || !isEntryId(id)) continue;
      readMap(entry, shape.entry, id, depth + 1, known);
      yield;
    }
  } else if (shape.kind === 'object') {
    for (const [key, field] of Object.entries(shape.fields)) yield* readAhead(shared.get(key), field, known, depth + 1);
  }
}

/** Longer than any id or choice; other values are not plain text. */
const SCALAR_MAX = 200;

/** Cache of parts read before. */
interface Known {
  readonly parts: WeakMap<object, Part>;
  /** Array fields of a map, with the stored value. */
  readonly fields: WeakMap<SharedMap, Map<string, { readonly held: string; readonly part: Part }>>;
}

function readValue(shape: Shape, shared: unknown, depth: number, known: Known): Part {
  switch (shape.kind) {
    case 'object':
    case 'variants':
      return shared instanceof Y.Map ? readMap(shared, shape, undefined, depth, known) : lost(blankOf(shape));
    case 'list':
      return shared instanceof Y.Map ? readList(shared, shape, depth, known) : lost([]);
    case 'text':
      return shared instanceof Y.Text ? readText(shared, shape, known) : lost('');
    default:
      return limited(scalarOf(shape, shared), shape.title, SCALAR_MAX);
  }
}

function readMap(map: SharedMap, shape: EntryShape, id: string | undefined, depth: number, known: Known): Part {
  const cached = known.parts.get(map);
  if (cached) return cached;
  if (shape.kind === 'variants' && isForeign(shape, map)) return readForeign(map, shape, id);
  const { tag, fields } = variantOf(shape, shape.kind === 'variants' ? map.get(shape.on) : undefined);
  const value: Record<string, Json> = {};
  let [bytes, nodes, missing] = [4 + 2 * depth, 1, 0];
  let overfull: Overfull | undefined;
  for (const [key, field] of Object.entries(fields)) {
    const part = isTag(shape, key)
      ? plain(tag)
      : field.kind === 'id' && id !== undefined
        ? plain(id)
        : field.kind === 'choices'
          ? readChoices(map, key, field, depth + 1, known)
          : field.kind === 'array'
            ? readWhole(map, key, field, depth + 1, known)
            : readValue(field, map.get(key), depth + 1, known);
    value[key] = part.value;
    bytes += key.length + 8 + 2 * depth + part.bytes;
    nodes += part.nodes;
    missing += part.missing;
    overfull ??= part.overfull;
  }
  const part = { value, bytes, nodes, overfull, missing };
  known.parts.set(map, part);
  return part;
}

/** Reads the id and the kind of an entry that a newer program made, so that a form can show that it is there. */
function readForeign(map: SharedMap, { on }: VariantsShape, id: string | undefined): Part {
  const value = { ...(id !== undefined && { id }), [on]: String(map.get(on)) };
  return { ...plain(value), nodes: nodesOf(value) };
}

function readList(list: SharedMap, shape: ListShape, depth: number, known: Known): Part {
  const cached = known.parts.get(list);
  if (cached) return cached;
  const parts = idsInOrder(list).map((id) => readMap(list.get(id) as SharedMap, shape.entry, id, depth + 1, known));
  const part = {
    value: parts.map(({ value }) => value),
    bytes: parts.reduce((sum, { bytes }) => sum + bytes + 4 + 2 * depth, 4 + 2 * depth),
    nodes: parts.reduce((sum, { nodes }) => sum + nodes, 1),
    overfull: parts.find(({ overfull }) => overfull)?.overfull,
    missing: parts.reduce((sum, { missing }) => sum + missing, 0),
  };
  known.parts.set(list, part);
  return part;
}

function readChoices(map: SharedMap, key: string, shape: ChoicesShape, depth: number, known: Known): Part {
  const chosen = shape.options.filter((option) => map.get(choiceKey(key, option)) === true);
  return asBefore(map, key, String(chosen), known, () => wholePart(chosenIn(shape, chosen), depth));
}

function readWhole(map: SharedMap, key: string, shape: ArrayShape, depth: number, known: Known): Part {
  const held = map.get(key);
  return asBefore(map, key, String(held), known, () => {
    const { value, fits } = readArray(shape, held);
    return { ...wholePart(value, depth), missing: fits ? 0 : 1 };
  });
}

/** Returns the cached part of a field if the stored value is unchanged. */
function asBefore(map: SharedMap, key: string, held: string, { fields }: Known, read: () => Part): Part {
  const ofMap = fields.get(map) ?? new Map<string, { readonly held: string; readonly part: Part }>();
  fields.set(map, ofMap);
  const before = ofMap.get(key);
  if (before?.held === held) return before.part;
  const part = read();
  ofMap.set(key, { held, part });
  return part;
}

/** Measures an array that is not a list of entries. */
function wholePart(value: Json, depth: number): Part {
  const written = JSON.stringify(value, null, 2);
  const lines = written.split('\n').length - 1;
  return { ...plain(value), bytes: bytesOf(written) + 2 * depth * lines, nodes: nodesOf(value) };
}

const nodesOf = (json: Json): number =>
  typeof json === 'object' && json !== null
    ? Object.values(json).reduce<number>((sum, part: Json) => sum + nodesOf(part), 1)
    : 1;

function readText(text: Y.Text, { title, max }: TextShape, known: Known): Part {
  const cached = known.parts.get(text);
  if (cached) return cached;
  const typed = text.toString();
  const part = { ...limited(typed, title, max), value: limitMarks(typed) };
  known.parts.set(text, part);
  return part;
}

const plain = (value: Json): Part => ({
  value,
  nodes: 1,
  bytes: bytesOf(JSON.stringify(value)),
  overfull: undefined,
  missing: 0,
});

const lost = (value: Json): Part => ({ ...plain(value), missing: 1 });

function limited(value: Json, title: string, max: number): Part {
  const isOver = typeof value === 'string' && value.length > max;
  return isOver ? { ...plain(value), overfull: { title, characters: value.length, max } } : plain(value);
}

const isTag = (shape: EntryShape, key: string) => shape.kind === 'variants' && key === shape.on;

const encoder = new TextEncoder();
const bytesOf = (text: string) => (/^[\x20-\x7e]*$/.test(text) ? text.length : encoder.encode(text).length);

import type { System } from '@/lib/contract/authored';
import { type Entry, isEntry, isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { longestRising } from '@/lib/kernel/longest-rising';
import { type Path, valueAt } from '@/lib/kernel/path';
import { parsePicture } from '@/lib/kit/picture';
import { findEntry } from '@/lib/schema/references';
import type { ArrayShape, ChoicesShape, ListShape, ObjectShape, Shape, VariantsShape } from '@/lib/schema/shape';
import { shapeAt, variantOf } from '@/lib/schema/shape-at';
import { isSame } from './changes-in-words';
import type { Draft } from './draft';
import { draftShape } from './draft-shape';
import { nameEntry, refListPath } from './entry-names';
import { type MarkedText, markWords } from './mark-words';

export interface Change {
  readonly path: Path;
  /** Names from the part down: "Goals", "Open the airlock", "Text". */
  readonly names: readonly string[];
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Values as stored in files; null for none. For a move: positions in the list, counted from 1. */
  readonly before: Json;
  readonly after: Json;
  /** Lines to show; empty for a move. */
  readonly lines: readonly ChangedLine[];
}

/** A changed text. An added or removed entry has one line for each field, with the field's name. */
export interface ChangedLine {
  readonly name: string;
  readonly text: readonly MarkedText[];
}

export interface Comparison {
  readonly same: boolean;
  readonly changes: readonly Change[];
}

/** Compares drafts that fit their shape, entries by id. Ignores the fields that identify a draft, for remixes. */
export function compareDrafts(before: Draft, after: Draft, system: Pick<System, 'shape'>): Comparison {
  const shape = draftShape(system);
  const [was, is] = [before, after].map((draft) => ({ shape, json: draft as unknown as JsonObject })) as [Whole, Whole];
  const { body: _, ...front } = shape.fields;
  const place = { was, is, path: [], names: [] };
  const changes = [
    ...partChanges({ ...shape, fields: front }, place),
    ...partChanges(system.shape, { ...place, path: ['body'] }),
  ];
  return { same: changes.length === 0, changes };
}

/** A whole draft, to resolve the names of references. */
interface Whole {
  readonly shape: ObjectShape;
  readonly json: JsonObject;
}

/** Returns the value of a field as text for readers; '' for nothing. */
function sayValue(shape: Shape, value: Json | undefined, path: Path, whole: Whole): string {
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

function sayItems(
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

interface Place {
  readonly was: Whole;
  readonly is: Whole;
  readonly path: Path;
  readonly names: readonly string[];
}

const within = (place: Place, step: string, name: string): Place => ({
  ...place,
  path: [...place.path, step],
  names: [...place.names, name],
});

/** Compares part by part. Lists and groups have their own names; other fields have the name of their group. */
function* partChanges({ title, fields }: ObjectShape, place: Place): Generator<Change> {
  for (const [key, shape] of Object.entries(fields)) {
    if (shape.kind === 'list' && shape.isLayout) continue;
    const isPart = shape.kind === 'list' || shape.kind === 'object';
    const at = within(isPart ? place : { ...place, names: [title] }, key, shape.title);
    yield* changesOf(shape, valueAt(place.was.json, at.path), valueAt(place.is.json, at.path), at);
  }
}

/** Compares two values. `old` is the former shape of an entry that changed its kind. */
function* changesOf(
  shape: Shape,
  before: Json | undefined,
  after: Json | undefined,
  place: Place,
  old: Shape = shape,
): Generator<Change> {
  if (isSame(before, after)) return;
  if (shape.kind === 'list') yield* listChanges(shape, before, after, place);
  else if (shape.kind === 'object' || shape.kind === 'variants') yield* fieldChanges(shape, before, after, place);
  else if (shape.kind !== 'id') yield* leafChanges([old, shape], before, after, place);
}

/** Compares field by field. For an entry that changed its kind, covers the fields of both kinds. */
function* fieldChanges(
  shape: ObjectShape | VariantsShape,
  before: Json | undefined,
  after: Json | undefined,
  place: Place,
): Generator<Change> {
  const [old, fields] = [fieldsOf(shape, before), fieldsOf(shape, after)];
  for (const [key, field] of Object.entries({ ...old, ...fields })) {
    yield* changesOf(field, fieldAt(before, key), fieldAt(after, key), within(place, key, field.title), old[key]);
  }
}

function* leafChanges(
  [old, shape]: readonly [Shape, Shape],
  before: Json | undefined,
  after: Json | undefined,
  place: Place,
): Generator<Change> {
  const was = sayValue(old, before, place.path, place.was);
  const is = sayValue(shape, after, place.path, place.is);
  if (was === '' && is === '') return;
  yield {
    ...shown(place),
    kind: was === '' ? 'added' : is === '' ? 'removed' : 'changed',
    before: before ?? null,
    after: after ?? null,
    lines: linesOf([old, shape], before, after, place).map((text) => ({ name: '', text })),
  };
}

/** Returns the lines to show: for choices and arrays, the items that only one side has; otherwise both values. */
function linesOf(
  [old, shape]: readonly [Shape, Shape],
  before: Json | undefined,
  after: Json | undefined,
  { was, is, path }: Place,
): readonly (readonly MarkedText[])[] {
  if (shape.kind === old.kind && (shape.kind === 'choices' || shape.kind === 'array')) {
    const [oldItems, newItems] = [sayItems(shape, before, path, was), sayItems(shape, after, path, is)];
    const missingFrom = (others: readonly string[], items: readonly string[], mark: MarkedText['mark']) =>
      items.filter((text) => !others.includes(text)).map((text) => [{ mark, text }]);
    const lines = [...missingFrom(newItems, oldItems, 'removed'), ...missingFrom(oldItems, newItems, 'added')];
    if (lines.length > 0) return lines;
  }
  const [from, to] = [sayValue(old, before, path, was), sayValue(shape, after, path, is)];
  return [shape.kind === 'text' ? markWords(from, to) : replaced(from, to)];
}

function* listChanges(
  list: ListShape,
  before: Json | undefined,
  after: Json | undefined,
  place: Place,
): Generator<Change> {
  const [was, is] = [entriesById(before), entriesById(after)];
  const moved = movedAmong([...was.keys()], [...is.keys()]);
  const called = (id: string, { entry, i }: Placed, { json }: Whole) =>
    within(place, id, nameEntry(entry, { shape: list, path: place.path }, json, i));
  for (const [id, found] of is) {
    const old = was.get(id);
    if (old && !moved.has(id) && isSame(old.entry, found.entry)) continue;
    const at = called(id, found, place.is);
    if (!old) yield wholeEntry('added', list, found.entry, at);
    else {
      if (moved.has(id)) yield { ...shown(at), kind: 'moved', before: old.i + 1, after: found.i + 1, lines: [] };
      yield* changesOf(list.entry, old.entry, found.entry, at);
    }
  }
  for (const [id, old] of was) {
    if (!is.has(id)) yield wholeEntry('removed', list, old.entry, called(id, old, place.was));
  }
}

const shown = ({ path, names }: Place) => ({ path, names });

function wholeEntry(kind: 'added' | 'removed', list: ListShape, entry: Entry, place: Place): Change {
  const isNew = kind === 'added';
  const lines = [...textsOf(list.entry, entry, { ...place, names: [] }, isNew ? place.is : place.was)];
  return {
    ...shown(place),
    kind,
    before: isNew ? null : entry,
    after: isNew ? entry : null,
    lines: lines.map(({ name, text }) => ({ name, text: [{ mark: kind, text }] })),
  };
}

/** Yields all texts in a value, named by the fields that lead to them. */
function* textsOf(
  shape: Shape,
  value: Json | undefined,
  place: Place,
  whole: Whole,
): Generator<{ readonly name: string; readonly text: string }> {
  if (shape.kind === 'list') {
    for (const [id, { entry }] of entriesById(value)) {
      yield* textsOf(shape.entry, entry, { ...place, path: [...place.path, id] }, whole);
    }
  } else if (shape.kind === 'object' || shape.kind === 'variants') {
    for (const [key, field] of Object.entries(fieldsOf(shape, value))) {
      yield* textsOf(field, fieldAt(value, key), within(place, key, field.title), whole);
    }
  } else {
    const text = sayValue(shape, value, place.path, whole);
    if (text !== '') yield { name: place.names.join(' · '), text };
  }
}

/** Returns the smallest set of shared ids whose relative order changed. */
function movedAmong(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((id, i) => [id, i]));
  const kept = after.filter((id) => places.has(id));
  const staying = new Set(longestRising(kept.map((id) => Number(places.get(id)))));
  return new Set(kept.filter((_, i) => !staying.has(i)));
}

const replaced = (before: string, after: string): readonly MarkedText[] =>
  [{ mark: 'removed', text: before } as const, { mark: 'added', text: after } as const].filter(
    ({ text }) => text !== '',
  );

const fieldsOf = (shape: Shape, value: Json | undefined): ObjectShape['fields'] =>
  (value === undefined ? undefined : variantOf(shape, value))?.fields ?? {};

const fieldAt = (value: Json | undefined, key: string): Json | undefined =>
  isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

interface Placed {
  readonly entry: Entry;
  readonly i: number;
}

const entriesById = (list: Json | undefined): ReadonlyMap<string, Placed> =>
  new Map((Array.isArray(list) ? list : []).filter(isEntry).map((entry, i) => [entry.id, { entry, i }]));

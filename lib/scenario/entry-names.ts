import { isEntry, isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { type Path, valueAt } from '@/lib/kernel/path';
import { parsePlace } from '@/lib/kit/grid';
import { findEntry, listPathOf } from '@/lib/schema/references';
import type { ListShape, ObjectShape, Shape } from '@/lib/schema/shape';
import { variantOf } from '@/lib/schema/shape-at';

/** Returns the path of the list that a ref points into. Both paths begin at the file's root. */
export const refListPath = (to: string, [, ...from]: Path): Path => ['body', ...listPathOf(to, from)];

export interface ListAt {
  readonly shape: ListShape;
  readonly path: Path;
}

/** Returns an entry's first line of text; undefined if a reference comes first, whose targets name the entry. */
export function headlineOf(shape: ObjectShape): string | undefined {
  const naming = Object.entries(shape.fields).find(([, field]) => field.kind === 'ref' || isLine(field));
  return naming && isLine(naming[1]) ? naming[0] : undefined;
}

const isLine = (field: Shape): boolean => field.kind === 'text' && !field.prose;

/** Returns the name of an entry in a sentence: its headline, targets or choice, or its noun and number. */
export function nameEntry(entry: Json | undefined, { shape: list, path }: ListAt, root: Json, index: number): string {
  if (!isJsonObject(entry)) return '';
  const { entry: kind } = list;
  const shape = kind.kind === 'object' ? kind : kind.variants[String(entry[kind.on])];
  const own = shape && headlineOf(shape);
  const text = own === undefined ? '' : String(entry[own] ?? '').trim();
  if (text !== '') return text;
  const ends = Object.entries(shape?.fields ?? {}).flatMap(([key, field]) =>
    field.kind === 'ref' ? [nameRef(root, refListPath(field.to, [...path, String(entry.id)]), entry[key])] : [],
  );
  const named = ends.filter((end) => end !== '').slice(0, 2);
  if (named.length > 0) return named.join(' – ');
  // Unnamed entries on a grid are named by their cell.
  if (own === undefined && typeof entry.id === 'string' && parsePlace(entry.id)) return entry.id;
  const chosen = own === undefined && kind.kind === 'object' && ends.length === 0 ? choiceOf(kind, entry) : '';
  return chosen || `${list.noun} ${index + 1} (not named yet)`;
}

function choiceOf({ fields }: ObjectShape, entry: JsonObject): string {
  for (const [key, field] of Object.entries(fields)) {
    if (field.kind === 'choice') return field.labels[String(entry[key])] ?? '';
  }
  return '';
}

function nameRef(root: Json, lists: Path, id: Json | undefined): string {
  const path = findEntry(root, lists, String(id ?? ''));
  const entry = path && valueAt(root, path);
  if (!isJsonObject(entry)) return '';
  const text = ['title', 'name', 'text']
    .map((key) => entry[key])
    .find((value) => typeof value === 'string' && value !== '');
  return typeof text === 'string' ? text : '';
}

interface NamedPlace {
  readonly name: string;
  /** Kind of place: "goal", "room", or the name of the field's group. */
  readonly kind: string;
  readonly path: Path;
  /** Path of the field that names the entry. */
  readonly headline?: Path;
}

/** Yields all entries of a scenario, nested ones too, and the fields outside of lists. Paths begin at the root. */
export function* namedPlaces(shape: ObjectShape, root: Json): Generator<NamedPlace> {
  yield* placesIn(shape, root, { root, path: [], kind: '' });
}

interface At {
  readonly root: Json;
  readonly path: Path;
  /** Name of the field's group; undefined inside an entry, whose fields are not named. */
  readonly kind: string | undefined;
}

function* placesIn(shape: ObjectShape, json: Json | undefined, at: At): Generator<NamedPlace> {
  for (const [key, field] of Object.entries(shape.fields)) {
    const value = isJsonObject(json) ? json[key] : undefined;
    const path = [...at.path, key];
    const isPart = at.kind !== undefined;
    if (field.kind === 'list') yield* entriesOf(field, value, { ...at, path });
    else if (field.kind === 'object')
      yield* placesIn(field, value, { ...at, path, kind: isPart ? field.title : undefined });
    else if (isPart && isSetting(field)) yield { name: field.title, kind: at.kind || 'setting', path };
  }
}

function* entriesOf(list: ListShape, json: Json | undefined, at: At): Generator<NamedPlace> {
  if (list.isHidden || !Array.isArray(json)) return;
  for (const [i, entry] of json.filter(isEntry).entries()) {
    const path = [...at.path, entry.id];
    const shape = variantOf(list.entry, entry);
    const own = shape && headlineOf(shape);
    const name = nameEntry(entry, { shape: list, path: at.path }, at.root, i);
    yield { name, kind: list.noun, path, ...(own !== undefined && { headline: [...path, own] }) };
    if (shape) yield* placesIn(shape, entry, { ...at, path, kind: undefined });
  }
}

const isSetting = ({ kind }: Shape): boolean => kind !== 'id' && kind !== 'array' && kind !== 'variants';

import { gridLists } from '@/app/_draft/steps';
import { countSigns } from '@/app/_ui/markdown';
import type { Remark } from '@/lib/contract/authored';
import type { Form, Widget } from '@/lib/contract/form';
import { isEntry, isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { formatPath, type Path, valueAt } from '@/lib/kernel/path';
import { type Picture, parsePicture } from '@/lib/kit/picture';
import { findEntry, listPathOf } from '@/lib/schema/references';
import type { ListShape, ObjectShape, Shape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';

export type ChosenPicture = Exclude<Picture, { readonly kind: 'none' }>;

/** A part of a reading page: a text, a picture, or a name with a value or parts. */
export type Reading = { readonly title: string; readonly path: Path } & (
  | { readonly kind: 'picture'; readonly picture: ChosenPicture }
  | { readonly kind: 'prose'; readonly text: string }
  | { readonly kind: 'word'; readonly text: string; readonly to?: Path }
  | { readonly kind: 'group'; readonly parts: readonly Reading[] }
  | { readonly kind: 'list'; readonly entries: readonly EntryReading[] }
);

interface EntryReading {
  readonly path: Path;
  readonly title: string;
  readonly parts: readonly Reading[];
}

/** Counts the Markdown characters in all parts. */
export const signsIn = (parts: readonly Reading[]): number =>
  parts.reduce((sum, part) => {
    if (part.kind === 'prose') return sum + countSigns(part.text);
    if (part.kind === 'group') return sum + signsIn(part.parts);
    return part.kind === 'list' ? sum + signsIn(part.entries.flatMap(({ parts }) => parts)) : sum;
  }, 0);

interface Context {
  readonly root: ObjectShape;
  readonly body: JsonObject;
  /** Keys of coordinates, which a drawing shows better. */
  readonly drawn: ReadonlySet<string>;
  /** Rule sentences of entries, by path. */
  readonly sentences: ReadonlyMap<string, string>;
}

/** Returns a body as parts to read, derived from its shape. Leaves out blank fields. */
export function readBody(
  shape: ObjectShape,
  body: JsonObject,
  form: Form,
  remarks: readonly Remark[] = [],
): readonly Reading[] {
  const context: Context = {
    root: shape,
    body,
    drawn: new Set(form.steps.flatMap(({ widgets }) => widgets.flatMap(drawnKeys))),
    sentences: new Map(
      remarks.flatMap((remark) => (remark.kind === 'sentence' ? [[formatPath(remark.path), remark.text]] : [])),
    ),
  };
  return readFields(shape, body, [], context, false);
}

const drawnKeys = (widget: Widget): readonly string[] =>
  widget.widget === 'map'
    ? (['x', 'y', 'width', 'height'] as const).map((side) => [...widget.places.path, widget.places[side]].join('.'))
    : widget.widget === 'grid'
      ? gridLists(widget).map((path) => path.join('.'))
      : [];

function readFields(
  shape: ObjectShape,
  value: Json | undefined,
  path: Path,
  context: Context,
  inEntry: boolean,
  without?: string,
): readonly Reading[] {
  if (!isJsonObject(value)) return [];
  return Object.entries(shape.fields).flatMap(([key, field]) =>
    key === without ? [] : readValue(field, value[key], [...path, key], context, inEntry),
  );
}

function readValue(
  shape: Shape,
  value: Json | undefined,
  path: Path,
  context: Context,
  inEntry: boolean,
): readonly Reading[] {
  const { title } = shape;
  const word = (text: string, to?: Path): readonly Reading[] => [
    { kind: 'word', title, path, text, ...(to && { to }) },
  ];
  switch (shape.kind) {
    case 'id':
      return [];
    case 'text':
      if (typeof value !== 'string' || value.trim() === '') return [];
      return shape.prose ? [{ kind: 'prose', title, path, text: value }] : word(value);
    case 'toggle':
      return value === true ? word('Yes') : shape.initial && value === false ? word('No') : [];
    case 'choice':
      // Settings with their default value are left out; in entries the choice is always shown.
      if (typeof value !== 'string' || (!inEntry && value === shape.initial)) return [];
      return word(shape.labels[value] ?? value);
    case 'choices':
      if (!Array.isArray(value) || value.length === 0) return [];
      return word(value.map((option) => shape.labels[String(option)] ?? String(option)).join(', '));
    case 'number':
      if (typeof value !== 'number' || value === shape.initial || context.drawn.has(withoutIds(path, context)))
        return [];
      return word(String(value));
    case 'picture': {
      const picture = parsePicture(typeof value === 'string' ? value : '');
      return picture.kind === 'none' ? [] : [{ kind: 'picture', title, path, picture }];
    }
    case 'ref': {
      if (typeof value !== 'string' || value === '') return [];
      const to = findEntry(context.body, listPathOf(shape.to, path), value);
      return to ? word(nameAt(to, context), to) : [];
    }
    case 'object': {
      const parts = readFields(shape, value, path, context, false);
      return parts.length === 0 ? [] : [{ kind: 'group', title, path, parts }];
    }
    case 'list': {
      if (shape.isHidden || context.drawn.has(path.join('.'))) return [];
      const entries = readEntries(shape, value, path, context);
      return entries.length === 0 ? [] : [{ kind: 'list', title, path, entries }];
    }
    case 'variants':
    case 'array':
      return [];
  }
}

function readEntries(list: ListShape, value: Json | undefined, path: Path, context: Context): readonly EntryReading[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isEntry).flatMap((entry) => {
    const shape = kindOf(list, entry);
    if (!shape) return [];
    const at = [...path, entry.id];
    const headline = headlineOf(shape);
    const name = headline === undefined ? '' : String(entry[headline] ?? '').trim();
    const sentence = context.sentences.get(formatPath(at));
    // The rule says everything about an unnamed entry.
    if (sentence !== undefined && name === '') {
      return [{ path: at, title: '', parts: [{ kind: 'word', title: shape.title, path: at, text: sentence }] }];
    }
    const parts = [
      ...(sentence === undefined ? [] : [{ kind: 'word' as const, title: 'By the rules', path: at, text: sentence }]),
      ...readFields(shape, entry, at, context, true, name === '' ? undefined : headline),
    ];
    return name === '' && parts.length === 0 ? [] : [{ path: at, title: name, parts }];
  });
}

const kindOf = ({ entry: kind }: ListShape, entry: JsonObject): ObjectShape | undefined =>
  kind.kind === 'object' ? kind : kind.variants[String(entry[kind.on])];

const headlineOf = (shape: ObjectShape): string | undefined =>
  Object.entries(shape.fields).find(([, field]) => field.kind === 'text' && !field.prose)?.[0];

function nameAt(path: Path, { root, body }: Context): string {
  const shape = shapeAt(root, path, body);
  const headline = shape?.kind === 'object' ? headlineOf(shape) : undefined;
  const name = headline === undefined ? '' : String(valueAt(body, [...path, headline]) ?? '').trim();
  const list = shapeAt(root, path.slice(0, -1), body);
  return name === '' && list?.kind === 'list' ? `Unnamed ${list.noun}` : name;
}

/** Returns the path of a field without the ids of entries, as forms name it. */
function withoutIds(path: Path, { root }: Context): string {
  const keys: string[] = [];
  let shape: Shape | undefined = root;
  for (const step of path) {
    if (shape?.kind === 'list') {
      shape = shape.entry;
      continue;
    }
    keys.push(String(step));
    shape = shape?.kind === 'object' ? shape.fields[String(step)] : undefined;
  }
  return keys.join('.');
}

import type { System } from '@/lib/contract/authored';
import type { Widget } from '@/lib/contract/form';
import { fold } from '@/lib/kernel/fold';
import type { Path } from '@/lib/kernel/path';
import { cover } from '@/lib/scenario/cover';
import { headlineOf } from '@/lib/scenario/entry-names';
import { type ListShape, type ObjectShape, objectShapeOf, type Shape } from '@/lib/schema/shape';

/** A field as a file writes it. */
export interface Part {
  /** Keys from the object around it. */
  readonly keys: readonly string[];
  readonly shape: Shape;
  readonly label: string;
  /** Names under which it is found, as `plainName` writes them. */
  readonly names: readonly string[];
  /** It has no readable form: it is in the block at the end. */
  readonly isHeld: boolean;
  readonly list?: ListLook;
}

/** Special treatment of a list's entries by the form. */
interface ListLook {
  readonly title?: string | undefined;
  /** Choice that sorts the entries, with names for its options. */
  readonly by?: string;
  readonly buckets?: readonly { readonly value: string; readonly names: readonly string[] }[];
  readonly advanced: readonly string[];
}

/** A step of the form, or a list that several steps edit. */
export interface Section {
  readonly title: string;
  readonly parts: readonly Part[];
}

export interface Outline {
  readonly cover: readonly Part[];
  readonly sections: readonly Section[];
  /** Steps that edit one entry at a time, with the fields of the first one: they can be written without naming it. */
  readonly inFirst: readonly Section[];
  /** Groups of fields in the game's schema, which also make headings. */
  readonly groups: readonly Part[];
  /** Names of all fields, as `plainName` writes them. */
  readonly names: ReadonlySet<string>;
  partsOf(shape: ObjectShape, list?: ListLook): readonly Part[];
}

/** The body's key in a scenario. */
const BODY = 'body';
const OPTIONS: ReadonlySet<Shape['kind']> = new Set(['choice', 'toggle', 'number']);

/** Returns the headings and labels of a game's files: from its form, and from the schema inside entries. */
export function outlineOf({ form, shape: body }: Pick<System, 'form' | 'shape'>): Outline {
  const looks = looksOf(form.steps.flatMap(({ widgets }) => widgets));
  const seen = new Set<string>();
  const sections: Section[] = [];
  const inFirst: Section[] = [];
  const part = (shape: Shape, keys: readonly string[], label: string, isHeld: boolean): Part => {
    const list = looks.lists.get(dotted(keys));
    const name = list?.title ?? label;
    return { keys, shape, label: name, names: namesOf(name, shape, keys.at(-1)), isHeld, ...(list && { list }) };
  };
  for (const { title, each, widgets } of form.steps) {
    const parts = widgets.flatMap((widget) =>
      pathsOf(widget).flatMap((path): Part[] => {
        const [shape, key] = [shapeIn(body, path), dotted(path)];
        if (!shape || (seen.has(key) && !each)) return [];
        seen.add(key);
        const isOption =
          OPTIONS.has(shape.kind) && (('folded' in widget && widget.folded === true) || path[0] === 'options');
        return [
          part(
            shape,
            [BODY, ...path.map(String)],
            shape.title,
            isOption || isUnreadable(shape) || looks.grids.has(key),
          ),
        ];
      }),
    );
    if (!each) {
      if (parts.length > 0) sections.push({ title, parts });
      continue;
    }
    inFirst.push({ title, parts });
    const [shape, key] = [shapeIn(body, each.path), dotted(each.path)];
    if (shape && !seen.has(key))
      sections.push({ title: shape.title, parts: [part(shape, [BODY, ...each.path.map(String)], shape.title, false)] });
    seen.add(key);
  }
  const known = new Map<ObjectShape, Map<ListLook | undefined, readonly Part[]>>();
  const partsOf = (shape: ObjectShape, look?: ListLook): readonly Part[] => {
    const byLook = known.get(shape) ?? new Map<ListLook | undefined, readonly Part[]>();
    const parts = byLook.get(look) ?? entryParts(shape, look);
    known.set(shape, byLook.set(look, parts));
    return parts;
  };
  const entryParts = (shape: ObjectShape, look?: ListLook): readonly Part[] =>
    Object.entries(shape.fields).flatMap(([key, field]) => {
      if (field.kind === 'id' || isTag(field)) return [];
      const list = looks.inEntries.get(key);
      const isOption = look?.advanced.includes(key) === true && isOptional(field);
      const isHeld = isOption || isUnreadable(field) || looks.drawn.has(key);
      const label = list?.title ?? field.title;
      return [{ keys: [key], shape: field, label, names: namesOf(label, field, key), isHeld, ...(list && { list }) }];
    });
  const names = new Set(['game', ...namesIn(objectShapeOf(cover)), ...namesIn(body)]);
  for (const { title } of [...looks.lists.values()]) names.add(plainName(title ?? ''));
  const groups = Object.entries(body.fields).flatMap(([key, shape]) =>
    shape.kind === 'object' ? [part(shape, [BODY, key], shape.title, false)] : [],
  );
  return { cover: coverParts(), sections, inFirst, groups, names, partsOf };
}

function* namesIn(shape: Shape): Generator<string> {
  if (shape.kind === 'list') yield* namesIn(shape.entry);
  else if (shape.kind === 'variants') for (const one of Object.values(shape.variants)) yield* namesIn(one);
  else if (shape.kind === 'object') {
    for (const [key, field] of Object.entries(shape.fields)) {
      yield plainName(key);
      yield plainName(field.title);
      yield* namesIn(field);
    }
  }
}

const namesOf = (label: string, shape: Shape, key: string | undefined): readonly string[] =>
  [label, shape.title, key ?? ''].map(plainName);

/** Fields of the cover that people write. */
const coverParts = (): readonly Part[] =>
  Object.entries(objectShapeOf(cover).fields)
    .filter(([key]) => key !== 'title')
    .map(([key, shape]) => ({
      keys: [key],
      shape,
      label: shape.title,
      names: namesOf(shape.title, shape, key),
      isHeld: isUnreadable(shape),
    }));

const dotted = (path: Path): string => path.filter((step) => step !== 0 && step !== BODY && step !== '0').join('.');

/** A choice with one option says which variant an object is. */
const isTag = (field: Shape): boolean => field.kind === 'choice' && field.options.length === 1;

const isUnreadable = (shape: Shape): boolean =>
  shape.kind === 'picture' ||
  shape.kind === 'array' ||
  (shape.kind === 'list' && (shape.isHidden === true || shape.isLayout === true));

const isOptional = (shape: Shape): boolean =>
  shape.kind === 'object' ? Object.values(shape.fields).every(isOptional) : OPTIONS.has(shape.kind);

function looksOf(widgets: readonly Widget[]) {
  const lists = new Map<string, ListLook>();
  const inEntries = new Map<string, ListLook>();
  const drawn = new Set<string>();
  const grids = new Set<string>();
  for (const widget of widgets) {
    if (widget.widget === 'list' || widget.widget === 'graph' || widget.widget === 'buckets') {
      const look: ListLook = {
        title: widget.title,
        advanced: widget.advanced ?? [],
        ...(widget.widget === 'buckets' && {
          by: widget.by,
          buckets: widget.buckets.map(({ value, title, sign }) => ({ value, names: [title, sign] })),
        }),
      };
      lists.set(dotted(widget.path), look);
      if (widget.path.includes(0)) inEntries.set(String(widget.path.at(-1)), look);
    } else if (widget.widget === 'map') {
      const { x, y, width, height } = widget.places;
      for (const key of [x, y, width, height]) drawn.add(key);
    } else if (widget.widget === 'grid') {
      for (const list of [widget, widget.edges, widget.pins]) if (list) grids.add(dotted(list.path));
    }
  }
  return { lists, inEntries, drawn, grids };
}

/** Paths of the fields that a widget edits. */
function pathsOf(widget: Widget): readonly Path[] {
  switch (widget.widget) {
    case 'fields':
      return widget.paths;
    case 'links':
      return [widget.links.path];
    case 'map':
      return [widget.start, widget.places.path, widget.ways.path];
    case 'grid':
      return [widget.path, widget.edges?.path, widget.pins?.path].filter((path) => path !== undefined);
    default:
      return [widget.path];
  }
}

/** Returns the shape at a path in which 0 is any entry. */
function shapeIn(root: Shape, path: Path): Shape | undefined {
  let shape: Shape | undefined = root;
  for (const step of path) {
    if (shape?.kind === 'list') shape = shape.entry;
    else if (shape?.kind === 'object') shape = shape.fields[String(step)];
    else return undefined;
  }
  return shape;
}

/** Returns a title for comparison: without case, accents and signs around it. */
export const plainName = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The list whose entries stand directly in a section: it has the section's title, or it is the only one. */
export function mainList({ title, parts }: Section): Part | undefined {
  const lists = parts.filter(({ shape, isHeld }) => shape.kind === 'list' && !isHeld);
  return (
    lists.find(({ label }) => plainName(label) === plainName(title)) ?? (lists.length === 1 ? lists[0] : undefined)
  );
}

/** The field that begins an entry: its name, or else its first short field. */
export function leadOf(entry: ObjectShape, parts: readonly Part[]): Part | undefined {
  const headline = headlineOf(entry);
  const open = parts.filter(({ isHeld }) => !isHeld);
  return open.find(({ keys }) => keys[0] === headline) ?? open.find(({ shape }) => LEADS.has(shape.kind));
}

const LEADS: ReadonlySet<Shape['kind']> = new Set(['text', 'ref', 'choice']);

/** The text that stands below a heading without a label: the first long one. */
export const proseOf = (parts: readonly Part[]): Part | undefined =>
  parts.find(({ shape, isHeld }) => shape.kind === 'text' && shape.prose && !isHeld);

type Form = 'table' | 'headings' | 'items';

/** Chooses how the entries of a list are written, below a heading of this depth. */
export function formOf(list: ListShape, parts: readonly Part[], depth: number): Form {
  if (list.entry.kind === 'variants') return 'items';
  const open = parts.filter(({ isHeld }) => !isHeld);
  if (open.length < 2 && open.every(({ shape }) => LEADS.has(shape.kind))) return 'items';
  if (open.every(({ shape }) => isShort(shape))) return 'table';
  return depth < 6 ? 'headings' : 'items';
}

const isShort = (shape: Shape): boolean =>
  shape.kind === 'ref' ||
  shape.kind === 'choices' ||
  OPTIONS.has(shape.kind) ||
  (shape.kind === 'text' && !shape.prose);

import { type Entry, entriesOf, isJsonObject, type Json } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import type { ListShape, ObjectShape, Shape, VariantsShape } from '@/lib/schema/shape';
import { variantOf } from '@/lib/schema/shape-at';

/** Column of a list's table: one field of the entries. Fields of a group have a column each: "theme.patron". */
export interface TableColumn {
  readonly key: string;
  readonly path: readonly string[];
  readonly title: string;
}

/** Table of a list. All lists inside of the entries of a list share one table. */
export interface ListTable {
  /** Path from the body, with dots, without entries: "goals.requires". */
  readonly name: string;
  /** Name of its sheet, which may have 31 characters. */
  readonly sheet: string;
  readonly title: string;
  readonly noun: string;
  /** Nouns of the entries around the list, from the outside. */
  readonly around: readonly string[];
  readonly columns: readonly TableColumn[];
}

/** First columns: the ids of the entries around an entry, and its own id. */
export const PARENT = 'parent';
export const ID = 'id';
/** Between the ids of two entries, of which one is inside of the other. */
export const INSIDE = '/';

const LONGEST_SHEET_NAME = 31;

/** Returns the name of a list's table by the list's path, or by the path of its shape. */
export const tableName = (steps: Path): string => (steps[0] === 'body' ? steps.slice(1) : steps).join('.');

/** Tells whether a list has a table: positions, marks and lists that no form shows have none. */
export const hasTable = (shape: Shape): shape is ListShape =>
  shape.kind === 'list' && shape.isHidden !== true && shape.isLayout !== true;

const known = new WeakMap<ObjectShape, readonly ListTable[]>();

/** Returns the tables of all lists in a scenario of this shape, each after the table of the list around it. */
export function listTables(shape: ObjectShape): readonly ListTable[] {
  const cached = known.get(shape);
  if (cached) return cached;
  const found = new Map<string, Found>();
  const { body, ...front } = shape.fields;
  // The game's lists come first.
  collect({ ...shape, fields: { ...(body && { body }), ...front } }, [], [], found);
  const tables = [...found].map(([name, { lists, around }]): ListTable => {
    const [first] = lists;
    const columns = new Map(lists.flatMap(({ entry }) => columnsOf(entry)).map((column) => [column.key, column]));
    return {
      name,
      sheet: name.length <= LONGEST_SHEET_NAME ? name : `${name.slice(0, LONGEST_SHEET_NAME - 1)}…`,
      title: first.title,
      noun: first.noun,
      around,
      columns: [...columns.values()],
    };
  });
  known.set(shape, tables);
  return tables;
}

interface Found {
  readonly lists: [ListShape, ...ListShape[]];
  readonly around: readonly string[];
}

function collect(
  shape: ObjectShape,
  path: readonly string[],
  around: readonly string[],
  found: Map<string, Found>,
): void {
  for (const [key, field] of Object.entries(shape.fields)) {
    const steps = [...path, key];
    if (field.kind === 'object') collect(field, steps, around, found);
    if (!hasTable(field)) continue;
    const name = tableName(steps);
    const same = found.get(name);
    if (same) same.lists.push(field);
    else found.set(name, { lists: [field], around });
    for (const entry of kindsOf(field.entry)) collect(entry, steps, [...around, field.noun], found);
  }
}

const kindsOf = (entry: ObjectShape | VariantsShape): readonly ObjectShape[] =>
  entry.kind === 'object' ? [entry] : Object.values(entry.variants);

const columnsOf = (entry: ObjectShape | VariantsShape): readonly TableColumn[] =>
  kindsOf(entry).flatMap((kind) => fieldColumns(kind, [], []));

function fieldColumns(shape: ObjectShape, path: readonly string[], titles: readonly string[]): readonly TableColumn[] {
  return Object.entries(shape.fields).flatMap(([key, field]): readonly TableColumn[] => {
    const [steps, names] = [
      [...path, key],
      [...titles, field.title],
    ];
    if (field.kind === 'object') return fieldColumns(field, steps, names);
    return isCell(field) ? [{ key: steps.join('.'), path: steps, title: names.join(': ') }] : [];
  });
}

const isCell = ({ kind }: Shape): boolean => !['id', 'list', 'array', 'variants'].includes(kind);

/** Returns the shape of a column's field in one kind of entry; undefined if that kind lacks it. */
export function fieldOf(entry: ObjectShape, { path }: TableColumn): Shape | undefined {
  let shape: Shape | undefined = entry;
  for (const step of path) shape = shape?.kind === 'object' ? shape.fields[step] : undefined;
  return shape;
}

/** A list in a scenario. */
export interface PlacedList {
  readonly name: string;
  /** Ids of the entries around it. */
  readonly parents: readonly string[];
  readonly shape: ListShape;
  readonly entries: readonly Entry[];
}

/** Yields every list of a scenario that has a table, inner lists after the list around them. */
export function* placedLists(
  shape: ObjectShape,
  json: Json | undefined,
  steps: readonly string[] = [],
  parents: readonly string[] = [],
): Generator<PlacedList> {
  if (!isJsonObject(json)) return;
  for (const [key, field] of Object.entries(shape.fields)) {
    const inner = [...steps, key];
    if (field.kind === 'object') yield* placedLists(field, json[key], inner, parents);
    if (!hasTable(field)) continue;
    const entries = entriesOf(json[key]);
    yield { name: tableName(inner), parents, shape: field, entries };
    for (const entry of entries) {
      const kind = variantOf(field.entry, entry);
      if (kind) yield* placedLists(kind, entry, inner, [...parents, entry.id]);
    }
  }
}

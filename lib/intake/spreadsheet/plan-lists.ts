import { type Entry, entriesOf, isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { type Path, valueAt } from '@/lib/kernel/path';
import { isSame } from '@/lib/scenario/changes-in-words';
import { blankEntry, blankOf } from '@/lib/schema/blank';
import type { ListShape, ObjectShape, VariantsShape } from '@/lib/schema/shape';
import { variantOf } from '@/lib/schema/shape-at';
import { hasValue, isId, readCell, unquoteCell } from './cells';
import { fieldOf, hasTable, ID, INSIDE, type ListTable, PARENT, tableName } from './list-tables';
import type { SetReference } from './settle-references';
import { type Complain, placeOf, type TableRow, type TableRows } from './table-rows';

/** A list's table with its rows by the entries around them. */
export interface GivenTable {
  readonly table: ListTable;
  readonly found: TableRows;
  readonly rows: ReadonlyMap<string, readonly GivenRow[]>;
}

export interface GivenRow extends TableRow {
  /** '' for a new entry that gets an id. */
  readonly id: string;
}

export interface Counts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Entries without a row, which stay. */
  readonly missing: number;
}

export interface Planning {
  readonly tables: ReadonlyMap<string, GivenTable>;
  readonly remove: boolean;
  readonly complain: Complain;
  /** References that rows set. They may name an entry by its title. */
  readonly references: SetReference[];
  /** Tables and parents whose rows were used. */
  readonly used: Set<string>;
  /** Row of each entry that has one, by its path. */
  readonly rowOf: Map<string, { readonly given: GivenTable; readonly row: number }>;
  readonly counts: { -readonly [Key in keyof Counts]: number };
}

export const newPlanning = (given: Pick<Planning, 'tables' | 'remove' | 'complain'>): Planning => ({
  ...given,
  references: [],
  used: new Set(),
  rowOf: new Map(),
  counts: { added: 0, changed: 0, removed: 0, missing: 0 },
});

interface At {
  /** Path of the value, with ids. */
  readonly path: Path;
  /** The same path without ids. */
  readonly steps: readonly string[];
  /** Ids of the entries around. */
  readonly parents: readonly string[];
}

export const ROOT: At = { path: [], steps: [], parents: [] };

/** Key of the rows of one list. */
export const rowsKey = (name: string, parents: string): string => `${name}\n${parents}`;

/** Groups the rows of a table by the entries around them. Complains about rows without a place and ids used twice. */
export function givenTable(table: ListTable, found: TableRows, complain: Complain): GivenTable {
  const isInside = table.around.length > 0;
  const rows = new Map<string, GivenRow[]>();
  const seen = new Map<string, number>();
  for (const row of found.rows) {
    const [parent, id] = [PARENT, ID].map((key) => unquoteCell((row.cells.get(key) ?? '').trim())) as [string, string];
    if (isInside && parent === '') {
      const message = `This row does not say which ${table.around.join(INSIDE)} it belongs to. Write the id.`;
      complain({ ...placeOf(found, row.row, PARENT), message });
      continue;
    }
    if (id !== '' && !isId(id)) {
      const message = `“${id.slice(0, 60)}” is no id: ids have up to 64 letters, digits, “-” and “_”. Leave it empty for a new one.`;
      complain({ ...placeOf(found, row.row, ID), message });
      continue;
    }
    const key = rowsKey(id, parent);
    const before = id === '' ? undefined : seen.get(key);
    if (before !== undefined) {
      complain({ ...placeOf(found, row.row, ID), message: `Row ${before} has the id “${id}”, too. Remove one.` });
      continue;
    }
    seen.set(key, row.row);
    const group = rows.get(parent) ?? [];
    rows.set(parent, group);
    group.push({ ...row, id });
  }
  return { table, found, rows };
}

/** Returns a group of fields with the rows of the lists in it. Returns the same object if nothing changes. */
export function withRows(shape: ObjectShape, value: JsonObject, at: At, planning: Planning): JsonObject {
  let changed = value;
  for (const [key, field] of Object.entries(shape.fields)) {
    if (field.kind !== 'list' && field.kind !== 'object') continue;
    const before = value[key];
    const inner = { ...at, path: [...at.path, key], steps: [...at.steps, key] };
    const after = hasTable(field)
      ? listWithRows(field, before, inner, planning)
      : field.kind === 'object' && isJsonObject(before)
        ? withRows(field, before, inner, planning)
        : before;
    if (after !== before && after !== undefined) changed = { ...changed, [key]: after };
  }
  return changed;
}

function listWithRows(list: ListShape, before: Json | undefined, at: At, planning: Planning): Json | undefined {
  const entries = entriesOf(before);
  const given = planning.tables.get(tableName(at.steps));
  const parents = at.parents.join(INSIDE);
  const rows = given?.rows.get(parents) ?? [];
  if (given) planning.used.add(rowsKey(given.table.name, parents));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = entries.flatMap((entry): readonly Entry[] => {
    const row = byId.get(entry.id);
    if (given && !row) {
      planning.counts[planning.remove ? 'removed' : 'missing']++;
      if (planning.remove) return [];
    }
    const changed = given && row ? changedEntry(list, entry, { row, given, at }, planning) : entry;
    if (changed !== entry) planning.counts.changed++;
    return [withInner(list, changed, at, planning)];
  });
  const there = new Set(entries.map(({ id }) => id));
  const added = rows.filter(({ id }) => id === '' || !there.has(id));
  const beyond = added[list.max - kept.length];
  if (given && beyond) {
    const message = `“${list.title}” holds at most ${list.max} entries; with this row there are more.`;
    planning.complain({ ...placeOf(given.found, beyond.row, ID), column: null, message });
  } else if (given) {
    const all = [...kept];
    for (const row of added) {
      planning.counts.added++;
      const entry = newEntry(list, all, { row, given, at }, planning);
      all.push(withInner(list, entry, at, planning));
    }
    return all.length === entries.length && all.every((entry, i) => entry === entries[i]) ? before : all;
  }
  return kept.every((entry, i) => entry === entries[i]) ? before : kept;
}

function withInner(list: ListShape, entry: Entry, at: At, planning: Planning): Entry {
  const kind = variantOf(list.entry, entry);
  if (!kind) return entry;
  const inner = { ...at, path: [...at.path, entry.id], parents: [...at.parents, entry.id] };
  return withRows(kind, entry, inner, planning) as Entry;
}

interface Source {
  readonly row: GivenRow;
  readonly given: GivenTable;
  /** The list. */
  readonly at: At;
}

function changedEntry({ entry: kinds }: ListShape, entry: Entry, source: Source, planning: Planning): Entry {
  const ofKind = kinds.kind === 'variants' ? withKind(kinds, entry, source, planning) : entry;
  return withCells(kinds, ofKind, source, { isNew: false }, planning);
}

function newEntry(list: ListShape, others: readonly Entry[], source: Source, planning: Planning): Entry {
  const { row, given } = source;
  const { entry: kinds } = list;
  const id = row.id === '' ? {} : { id: row.id };
  let tag: JsonObject = {};
  if (kinds.kind === 'variants') {
    const kind = kindIn(kinds, row.cells.get(kinds.on) ?? '');
    if (kind === undefined) complainOfKind(kinds, source, planning);
    else tag = { [kinds.on]: kind };
  }
  const entry = blankEntry(list, { ...tag, ...id }, others);
  planning.rowOf.set([...source.at.path, entry.id].join(INSIDE), { given, row: row.row });
  return withCells(kinds, entry, source, { isNew: true }, planning);
}

/** Returns the entry as the kind that its row names. Keeps the fields that both kinds have. */
function withKind(kinds: VariantsShape, entry: Entry, source: Source, planning: Planning): Entry {
  const cell = source.row.cells.get(kinds.on);
  if (cell === undefined) return entry;
  const kind = kindIn(kinds, cell);
  if (kind === undefined) complainOfKind(kinds, source, planning);
  const shape = kind === undefined || kind === entry[kinds.on] ? undefined : kinds.variants[kind];
  if (!shape || kind === undefined) return entry;
  const before = variantOf(kinds, entry)?.fields ?? {};
  const fields = Object.entries(shape.fields).map(([key, field]) => {
    const isShared = before[key]?.kind === field.kind && field.kind !== 'choice';
    return [key, isShared ? (entry[key] ?? blankOf(field)) : blankOf(field)] as const;
  });
  return { ...Object.fromEntries(fields), id: entry.id, [kinds.on]: kind };
}

const kindIn = ({ variants }: VariantsShape, cell: string): string | undefined => {
  const word = unquoteCell(cell.trim());
  if (Object.hasOwn(variants, word)) return word;
  const found = Object.entries(variants).filter(([, { title }]) => title.toLowerCase() === word.toLowerCase());
  return found.length === 1 ? found[0]?.[0] : undefined;
};

function complainOfKind({ on, variants }: VariantsShape, { row, given }: Source, { complain }: Planning): void {
  const cell = (row.cells.get(on) ?? '').slice(0, 60);
  const message = `“${cell}” is none of the kinds: ${Object.keys(variants).join(', ')}.`;
  complain({ ...placeOf(given.found, row.row, on), message });
}

/** Returns the entry with the values of a row's cells. Empty cells of a new entry leave it as it is. */
function withCells(
  kinds: ListShape['entry'],
  entry: Entry,
  { row, given, at }: Source,
  { isNew }: { readonly isNew: boolean },
  planning: Planning,
): Entry {
  const kind = variantOf(kinds, entry);
  if (!kind) return entry;
  const path = [...at.path, entry.id];
  planning.rowOf.set(path.join(INSIDE), { given, row: row.row });
  let changed: JsonObject = entry;
  for (const column of given.table.columns) {
    const cell = row.cells.get(column.key);
    if (cell === undefined || (isNew && cell === '') || (kinds.kind === 'variants' && column.key === kinds.on))
      continue;
    const field = fieldOf(kind, column);
    const place = placeOf(given.found, row.row, column.key);
    if (!field) {
      if (cell.trim() === '') continue;
      planning.complain({ ...place, message: `“${kind.title}” has no “${column.title}”. Leave this cell empty.` });
      continue;
    }
    const before = valueAt(entry, column.path);
    if (hasValue(cell, field, before)) continue;
    const read = readCell(field, cell);
    if (!read.ok) {
      planning.complain({ ...place, message: `“${cell.slice(0, 60)}” ${read.error}.` });
    } else if (!isSame(read.value, before)) {
      changed = withValue(changed, column.path, read.value);
      if (field.kind === 'ref' && read.value !== '') {
        planning.references.push({ path: [...path, ...column.path], to: field.to, text: String(read.value), place });
      }
    }
  }
  return changed as Entry;
}

function withValue(json: JsonObject, [step = '', ...rest]: readonly string[], value: Json): JsonObject {
  const inner = json[step];
  return { ...json, [step]: rest.length > 0 ? withValue(isJsonObject(inner) ? inner : {}, rest, value) : value };
}

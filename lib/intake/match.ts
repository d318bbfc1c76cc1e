import type { Entry, Json, JsonObject } from '@/lib/kernel/json';
import { type EntryOptions, entryOf } from './entry';
import { sameName } from './names';
import type { IntakeTarget } from './target';
import type { IntakeRow } from './types';

/** A field that a row would change in an entry that is there already. */
export interface RowChange {
  readonly key: string;
  readonly before: Json;
  readonly after: Json;
}

/** A row, and the entry of the list that it was made from, if there is one. */
export interface MatchedRow {
  readonly row: IntakeRow;
  readonly fields: JsonObject;
  readonly entry?: Entry;
  readonly changes: readonly RowChange[];
}

/**
 * Finds the entry of the list for each row: by id, then by title in the same bucket, then by title alone. Each entry is
 * matched once. A row without a text leaves the text as it is.
 */
export function matchRows(
  rows: readonly IntakeRow[],
  entries: readonly Entry[],
  target: IntakeTarget,
  options: EntryOptions = {},
): readonly MatchedRow[] {
  const free = new Map(entries.map((entry) => [entry.id, entry]));
  const given = rows.map((row) => ({ row, fields: entryOf(row, target, options) }));
  const found = new Map<number, Entry>();
  const bucketKey = target.by?.key ?? '';
  const passes: readonly ((fields: JsonObject, row: IntakeRow) => string | undefined)[] = [
    (_, { id }) => id,
    (fields) => `${sameName(String(fields[target.headline.key]))}\n${String(fields[bucketKey] ?? '')}`,
    (fields) => sameName(String(fields[target.headline.key])),
  ];
  const keysOf: readonly ((entry: Entry) => string)[] = [
    ({ id }) => id,
    (entry) => `${sameName(String(entry[target.headline.key]))}\n${String(entry[bucketKey] ?? '')}`,
    (entry) => sameName(String(entry[target.headline.key])),
  ];
  for (const [pass, keyOfRow] of passes.entries()) {
    if (free.size === 0) break;
    const byKey = new Map<string, Entry[]>();
    for (const entry of free.values()) {
      const key = keysOf[pass]?.(entry) ?? '';
      byKey.set(key, [...(byKey.get(key) ?? []), entry]);
    }
    for (const [i, { row, fields }] of given.entries()) {
      const key = found.has(i) ? undefined : keyOfRow(fields, row);
      const entry = key === undefined ? undefined : byKey.get(key)?.shift();
      if (!entry) continue;
      found.set(i, entry);
      free.delete(entry.id);
    }
  }
  return given.map(({ row, fields }, i) => {
    const entry = found.get(i);
    return entry ? { row, fields, entry, changes: changesOf(fields, entry) } : { row, fields, changes: [] };
  });
}

const changesOf = (fields: JsonObject, entry: Entry): readonly RowChange[] =>
  Object.entries(fields).flatMap(([key, after]) => {
    const before = entry[key] ?? '';
    return before === after ? [] : [{ key, before, after }];
  });

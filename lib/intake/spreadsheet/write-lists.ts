import type { Json } from '@/lib/kernel/json';
import { formatPath, valueAt } from '@/lib/kernel/path';
import { writtenTexts } from '@/lib/scenario/find-text';
import type { ObjectShape } from '@/lib/schema/shape';
import { variantOf } from '@/lib/schema/shape-at';
import { type Cell, cellOf, plainText, quoteCell } from './cells';
import { fieldOf, ID, INSIDE, type ListTable, listTables, PARENT, placedLists } from './list-tables';

/** A table as it is written to a file. */
export interface WrittenTable {
  readonly name: string;
  readonly sheet: string;
  readonly rows: readonly (readonly Cell[])[];
}

/** Name and columns of the table of all texts, for translators. */
export const TEXTS = 'texts';
export const TEXT_COLUMNS = ['path', 'field', 'text', 'translation'] as const;
export const TEXT_TITLES = ['Path', 'Where', 'Text', 'Translation'] as const;

/** Returns a table for each list of a scenario, and one of all texts. Row 1 has the ids of fields, row 2 their titles. */
export function writeLists(shape: ObjectShape, draft: Json): readonly WrittenTable[] {
  const rows = new Map<string, Cell[][]>();
  const tables = listTables(shape);
  const byName = new Map(tables.map((table) => [table.name, table]));
  for (const { name, parents, shape: list, entries } of placedLists(shape, draft)) {
    const table = byName.get(name);
    if (!table) continue;
    const all = rows.get(name) ?? [];
    rows.set(name, all);
    for (const entry of entries) {
      const kind = variantOf(list.entry, entry);
      if (!kind) continue;
      const cells = table.columns.map((column) => {
        const field = fieldOf(kind, column);
        return field ? cellOf(field, valueAt(entry, column.path)) : '';
      });
      const ids = [...(parents.length > 0 ? [parents.join(INSIDE)] : []), entry.id].map(quoteCell);
      all.push([...ids, ...cells]);
    }
  }
  return [
    ...tables.map((table) => ({
      name: table.name,
      sheet: table.sheet,
      rows: [...headOf(table), ...(rows.get(table.name) ?? [])],
    })),
    { name: TEXTS, sheet: TEXTS, rows: [[...TEXT_COLUMNS], [...TEXT_TITLES], ...textRows(shape, draft)] },
  ];
}

/** Returns the first two rows of a list's table. */
function headOf({ around, columns, noun }: ListTable): readonly (readonly Cell[])[] {
  const isInside = around.length > 0;
  return [
    [...(isInside ? [PARENT] : []), ID, ...columns.map(({ key }) => key)],
    [...(isInside ? [parentTitle(around)] : []), idTitle(noun), ...columns.map(({ title }) => quoteCell(title))],
  ];
}

/** Title of the column with the ids around an entry: "Id of the episode/problem". */
export const parentTitle = (around: readonly string[]): string => `Id of the ${around.join(INSIDE)}`;

export const idTitle = (noun: string): string => `Id of the ${noun}`;

const textRows = (shape: ObjectShape, draft: Json): readonly (readonly Cell[])[] =>
  [...writtenTexts(shape, draft)].flatMap(({ path, names, text }) =>
    text.trim() === ''
      ? []
      : [[formatPath(path), quoteCell(plainText(names.join(' · '))), quoteCell(plainText(text)), '']],
  );

import type { Block, Cell, TableBlock } from '@/lib/kit/blocks';
import { table } from '@/lib/kit/short-blocks';

/** What a column is called, how broad it is, and whether its boxes are ticked instead of written in. */
export type WritingColumn = readonly [label: string, share: number, kind?: 'check'];

interface WritingTable {
  /** Unique within the piece. */
  readonly name: string;
  readonly caption?: string;
  readonly columns: readonly WritingColumn[];
  /** What is printed in each row, column by column; '' or nothing leaves a box to fill in. */
  readonly rows: readonly (readonly (string | Cell)[])[];
  readonly rowHeightMm?: number;
}

const ROW_MM = 9;

/** A table to fill in by hand or on a screen, whose first column names each row. */
export const writingTable = ({ name, caption, columns, rows, rowHeightMm = ROW_MM }: WritingTable): TableBlock =>
  table(
    columns.map(([label, share]) => [label, share]),
    rows.map((given, row) =>
      columns.map(([label, , kind], column): Cell => {
        const cell = cellOf(given[column]);
        if (cell.text) return cell;
        const who = (column > 0 && cellOf(given[0]).text) || `row ${row + 1}`;
        return { box: { name: `${name}-${row + 1}-${column + 1}`, label: `${label}: ${who}`, kind: kind ?? 'text' } };
      }),
    ),
    { rowHeightMm, ...(caption && { caption }) },
  );

/** Rows with nothing in them yet. */
export const emptyRows = (count: number): readonly (readonly string[])[] => Array.from({ length: count }, () => []);

const cellOf = (given: string | Cell = ''): Cell => (typeof given === 'string' ? { text: given.trim() } : given);

interface Ledger {
  /** What a row is: "NPC". */
  readonly of: string;
  readonly rows: readonly string[];
  /** Rows for those that nobody has written. */
  readonly spare: number;
  readonly columns: readonly string[];
  /** After the columns, in every table. */
  readonly last?: WritingColumn;
}

const MOST_COLUMNS = 12;
const NAME_SHARE = 5;
const LEDGER_ROW_MM = 7.5;

/** A box where each row meets each column; in several tables where there are more columns than a page is broad. */
export function ledger({ of, rows, spare, columns, last }: Ledger): readonly Block[] {
  const tables = Math.max(1, Math.ceil(columns.length / MOST_COLUMNS));
  const broad = Math.ceil(columns.length / tables);
  return Array.from({ length: tables }, (_, i) =>
    writingTable({
      name: `ledger${i + 1}`,
      columns: [
        [of, NAME_SHARE],
        ...columns.slice(i * broad, (i + 1) * broad).map((label): WritingColumn => [label, 1]),
        ...(last ? [last] : []),
      ],
      rows: [...rows.map((row) => [row]), ...emptyRows(spare)],
      rowHeightMm: LEDGER_ROW_MM,
    }),
  );
}

interface NumberTrack {
  /** Unique within the piece. */
  readonly name: string;
  readonly label: string;
  readonly last: number;
  readonly perRow: number;
}

/** Numbers from 0 in rows, to lay a counter on or to mark. */
export const numberTrack = ({ name, label, last, perRow }: NumberTrack): Block => ({
  block: 'table',
  caption: label,
  columns: Array.from({ length: perRow }, () => ({ label: '', share: 1 })),
  rows: Array.from({ length: Math.ceil((last + 1) / perRow) }, (_, row) =>
    Array.from({ length: Math.min(perRow, last + 1 - row * perRow) }, (_, column) => {
      const value = String(row * perRow + column);
      return { text: value, box: { name: `${name}-${value}`, label: `${label}: ${value}`, kind: 'text' } as const };
    }),
  ),
  rowHeightMm: 8,
});

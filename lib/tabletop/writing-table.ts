import type { Cell, TableBlock } from '@/lib/kit/blocks';
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

import type { Block, Cell, TableBlock } from '@/lib/kit/blocks';
import { table } from '@/lib/kit/short-blocks';

/** Relative width of a column, and whether its boxes are ticked instead of filled in. */
type WritingColumn = number | readonly [share: number, kind: 'check'];

/**
 * Printed content of each row, by column, or only of its first column; '' or nothing leaves a box to fill in. A number
 * stands for that many empty rows.
 */
type Rows = number | readonly (string | readonly (string | Cell)[])[];

type Look = Pick<TableBlock, 'caption' | 'rowHeightMm'>;

const ROW_MM = 9;

/**
 * Creates a table to fill in by hand or on screen. The first column labels each row. The name must be unique within the
 * piece. Numeric labels need `writingGrid`, because a record would sort them.
 */
export const writingTable = (
  name: string,
  columns: Readonly<Record<string, WritingColumn>>,
  rows: Rows,
  look?: Look,
): TableBlock => writingGrid(name, Object.entries(columns), rows, look);

export const writingGrid = (
  name: string,
  columns: readonly (readonly [label: string, column: WritingColumn])[],
  rows: Rows,
  look: Look = {},
): TableBlock =>
  table(
    columns.map(([label, column]) => [label, typeof column === 'number' ? column : column[0]]),
    (typeof rows === 'number' ? emptyRows(rows) : rows).map((given, row) =>
      columns.map(([label, kind], column): Cell => {
        const cell = cellAt(given, column);
        if (cell.text) return cell;
        const who = (column > 0 && cellAt(given, 0).text) || `row ${row + 1}`;
        const box = { name: `${name}-${row + 1}-${column + 1}`, label: `${label}: ${who}` };
        return { box: { ...box, kind: typeof kind === 'number' ? 'text' : 'check' } };
      }),
    ),
    { rowHeightMm: ROW_MM, ...look },
  );

const emptyRows = (count: number): readonly string[] => Array.from({ length: count }, () => '');

function cellAt(row: string | readonly (string | Cell)[], column: number): Cell {
  const given = (typeof row === 'string' ? [row] : row)[column] ?? '';
  return typeof given === 'string' ? { text: given.trim() } : given;
}

interface Ledger {
  /** Noun for rows: "NPC". */
  readonly of: string;
  readonly rows: readonly string[];
  /** Empty rows for additional entries. */
  readonly spare: number;
  readonly columns: readonly string[];
  /** Last column, repeated in every table. */
  readonly last?: readonly [label: string, column: WritingColumn];
}

const MOST_COLUMNS = 12;
const NAME_SHARE = 5;
const LEDGER_ROW_MM = 7.5;

/** Creates a matrix of boxes, by row and column; split into several tables if it is wider than a page. */
export function ledger({ of, rows, spare, columns, last }: Ledger): readonly Block[] {
  const tables = Math.max(1, Math.ceil(columns.length / MOST_COLUMNS));
  const broad = Math.ceil(columns.length / tables);
  return Array.from({ length: tables }, (_, i) =>
    writingGrid(
      `ledger${i + 1}`,
      [
        [of, NAME_SHARE],
        ...columns.slice(i * broad, (i + 1) * broad).map((label) => [label, 1] as const),
        ...(last ? [last] : []),
      ],
      [...rows, ...emptyRows(spare)],
      { rowHeightMm: LEDGER_ROW_MM },
    ),
  );
}

/** Track of the numbers 0 to `last` for a counter or marks. The name must be unique within the piece. */
export const numberTrack = (name: string, label: string, last: number, perRow: number): Block => ({
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

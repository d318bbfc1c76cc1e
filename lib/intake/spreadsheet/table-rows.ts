import { fold } from '@/lib/kernel/fold';
import { unquoteCell } from './cells';
import type { ReadTable } from './read-lists';

/** A column that a table can have: its id for row 1, and its title for row 2. */
export interface KnownColumn {
  readonly key: string;
  readonly title: string;
}

/** Something in a file of lists that has to be corrected before anything is changed. */
export interface Problem {
  /** CSV file or sheet. */
  readonly table: string;
  /** Counted from 1; null if it is about the whole table. */
  readonly row: number | null;
  /** Letter and id of the column: "C (suit)". */
  readonly column: string | null;
  readonly message: string;
}

/** Row of a table, by the ids of its columns. */
export interface TableRow {
  readonly row: number;
  readonly cells: ReadonlyMap<string, string>;
}

export interface TableRows {
  readonly label: string;
  readonly rows: readonly TableRow[];
  /** Letters of the columns, by their ids. */
  readonly letters: ReadonlyMap<string, string>;
}

export type Complain = (problem: Problem) => void;

/** Finds the columns of a table by its first row, and leaves out a second row of titles. */
export function tableRows({ label, rows }: ReadTable, known: readonly KnownColumn[], complain: Complain): TableRows {
  const [head, ...below] = rows;
  const columns: (string | undefined)[] = [];
  const letters = new Map<string, string>();
  for (const [i, cell] of (head?.cells ?? []).entries()) {
    const word = cell.trim();
    const column = columnNamed(word, known);
    const problem = {
      table: label,
      row: head?.row ?? 1,
      column: `${letterOf(i)}${word === '' ? '' : ` (${word.slice(0, 60)})`}`,
    };
    if (column && letters.has(column.key)) {
      complain({ ...problem, message: `The column “${column.key}” is there twice. Remove one.` });
    } else if (column) {
      letters.set(column.key, letterOf(i));
      columns[i] = column.key;
    } else if (word !== '' || below.some(({ cells }) => (cells[i] ?? '').trim() !== '')) {
      const names = known.map(({ key }) => key).join(', ');
      complain({
        ...problem,
        message: `${word === '' ? 'This column has no name' : `There is no column “${word.slice(0, 60)}”`}. There are: ${names}.`,
      });
    }
  }
  const [second] = below;
  const data = second && isTitles(second.cells, columns, known) ? below.slice(1) : below;
  return {
    label,
    letters,
    rows: data.map(({ cells, row }) => ({
      row,
      cells: new Map(columns.flatMap((key, i) => (key === undefined ? [] : [[key, cells[i] ?? '']]))),
    })),
  };
}

const columnNamed = (word: string, known: readonly KnownColumn[]): KnownColumn | undefined => {
  const exact = known.find(({ key }) => key === word);
  if (exact || word === '') return exact;
  const similar = known.filter(({ key, title }) => fold(key) === fold(word) || fold(title) === fold(word));
  return similar.length === 1 ? similar[0] : undefined;
};

/** Tells whether at least half of the cells are titles of their columns. */
function isTitles(
  cells: readonly string[],
  columns: readonly (string | undefined)[],
  known: readonly KnownColumn[],
): boolean {
  const titles = new Map(known.map(({ key, title }) => [key, title]));
  const filled = cells.filter((cell) => cell.trim() !== '').length;
  const same = cells.filter((cell, i) => cell !== '' && titles.get(columns[i] ?? '') === unquoteCell(cell)).length;
  return same > 0 && same * 2 >= filled;
}

/** Returns the letters of a column: A, …, Z, AA. */
function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${letterOf(Math.floor(index / 26) - 1)}${letter}`;
}

/** Place of a cell for a problem. */
export const placeOf = ({ label, letters }: Pick<TableRows, 'label' | 'letters'>, row: number, key: string) => ({
  table: label,
  row,
  column: `${letters.get(key) ?? '?'} (${key})`,
});

/** Formats a problem: "events.csv, row 2, column B (suit): …". */
export const sayProblem = ({ table, row, column, message }: Problem): string =>
  `${[table, ...(row === null ? [] : [`row ${row}`]), ...(column === null ? [] : [`column ${column}`])].join(', ')}: ${message}`;

import type { CellObject, DenseWorkSheet, Range } from '@e965/xlsx';
import { failure, type Result, success } from '@/lib/kernel/result';
import { readBytes, readSheets } from './read';
import { type GridRow, MOST_COLUMNS } from './separated';
import type { IntakeTarget } from './target';
import type { Intake, IntakeChoices } from './types';
import { unpackWorkbook } from './unpack-workbook';
import { isZip, readZipDirectory } from './zip-directory';

/** Most filled rows of a sheet. */
export const MOST_ROWS = 50_000;
/** Most merged areas of a sheet, and most rows of one. */
const MOST_MERGED = { areas: 5_000, rows: 1_000 } as const;

/** Reads entries for a list from any file that can hold one: text, CSV, Markdown, .xlsx or .ods. Never throws. */
export async function readFile(
  bytes: Uint8Array,
  target: IntakeTarget,
  choices: IntakeChoices = {},
): Promise<Result<Intake>> {
  if (!isZip(bytes)) return readBytes(bytes, target, choices);
  const directory = readZipDirectory(bytes);
  if (!directory.ok) return directory;
  const { kind } = directory.value;
  if (kind !== 'xlsx' && kind !== 'ods')
    return failure('This is no spreadsheet. Choose a text, CSV, .xlsx or .ods file.');
  const sheets = await readWorkbook(bytes, kind);
  return sheets.ok ? success(readSheets(sheets.value, kind, target, choices)) : sheets;
}

export interface Sheet {
  readonly name: string;
  readonly rows: readonly GridRow[];
}

/** Returns the visible sheets as rows of texts: values only, no formulas. Reads only a ZIP whose directory was checked. */
export async function readWorkbook(bytes: Uint8Array, kind: 'xlsx' | 'ods'): Promise<Result<readonly Sheet[]>> {
  const { read } = await import('@e965/xlsx');
  try {
    const unpacked = unpackWorkbook(bytes, kind);
    if (!unpacked.ok) return unpacked;
    const book = read(unpacked.value.bytes, {
      type: 'array',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellStyles: false,
      bookVBA: false,
      bookFiles: false,
    });
    const hidden = new Set(unpacked.value.hidden);
    for (const [i, { Hidden = 0 }] of (book.Workbook?.Sheets ?? []).entries()) if (Hidden > 0) hidden.add(i);
    const sheets: Sheet[] = [];
    for (const [i, name] of book.SheetNames.entries()) {
      const sheet = book.Sheets[name] as DenseWorkSheet | undefined;
      if (!sheet || hidden.has(i)) continue;
      const rows = rowsOf(sheet);
      if (rows.length > MOST_ROWS)
        return failure(`The sheet “${name}” has more than ${MOST_ROWS.toLocaleString('en')} rows. Split it.`);
      if (rows.length > 0) sheets.push({ name, rows });
    }
    return success(sheets);
  } catch {
    return failure('This spreadsheet could not be read: it is damaged or protected. Save it again, or save it as CSV.');
  }
}

/** Cells of a sheet by row and column. Most of them are blank, so that only filled ones are in it. */
type Cells = ReadonlyMap<number, Map<number, string>>;

/** Returns the filled rows, from the first filled column on. */
function rowsOf(sheet: DenseWorkSheet): readonly GridRow[] {
  const filled = filledCells(sheet['!data'] ?? []);
  fillMerged(filled, sheet['!merges'] ?? []);
  let first = Number.POSITIVE_INFINITY;
  for (const row of filled.values()) for (const column of row.keys()) first = Math.min(first, column);
  return Array.from(filled, ([at, row]) => {
    const cells: string[] = [];
    // What stands beyond the last column that is read counts as the one after it.
    for (const [column, text] of row) cells[Math.min(column - first, MOST_COLUMNS)] = text;
    return { cells: Array.from(cells, (text = '') => text), line: at + 1 };
  });
}

function filledCells(data: readonly (readonly (CellObject | undefined)[] | undefined)[]): Cells {
  const filled = new Map<number, Map<number, string>>();
  // Far cells leave millions of holes, which keys leave out.
  for (const at of Object.keys(data)) {
    const cells = data[Number(at)] ?? [];
    const row = new Map<number, string>();
    for (const column of Object.keys(cells)) {
      const text = textOf(cells[Number(column)]);
      if (text !== '') row.set(Number(column), text);
    }
    if (row.size > 0) filled.set(Number(at), row);
  }
  return filled;
}

/** Writes the first cell of a merged area into the rows below it. Blank rows stay blank. */
function fillMerged(filled: Cells, merges: readonly Range[]): void {
  for (const { s, e } of merges.slice(0, MOST_MERGED.areas)) {
    const first = filled.get(s.r)?.get(s.c);
    if (first === undefined) continue;
    for (let r = s.r + 1; r <= Math.min(e.r, s.r + MOST_MERGED.rows); r++) {
      const row = filled.get(r);
      if (row && !row.has(s.c)) row.set(s.c, first);
    }
  }
}

/** Returns what a cell shows: of a formula its value, or its error. */
function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined) return '';
  if (cell.t === 's') return String(cell.v);
  return cell.w ?? String(cell.v);
}

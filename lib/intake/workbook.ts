import type { CellObject, Range, WorkSheet } from '@e965/xlsx';
import { failure, type Result, success } from '@/lib/kernel/result';
import { readBytes, readSheets } from './read';
import { type GridRow, MOST_COLUMNS } from './separated';
import type { IntakeTarget } from './target';
import type { Intake, IntakeChoices } from './types';
import { isZip, readZipDirectory } from './zip-directory';

/** Most rows of a sheet, and most cells. */
export const MOST_ROWS = 50_000;
const MOST_SHEETS = 20;
export const MOST_CELLS = 1_000_000;

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
  const sheets = await readWorkbook(bytes);
  return sheets.ok ? success(readSheets(sheets.value, kind, target, choices)) : sheets;
}

export interface Sheet {
  readonly name: string;
  readonly rows: readonly GridRow[];
}

/** Returns the visible sheets as rows of texts: values only, no formulas. Reads only a ZIP whose directory was checked. */
export async function readWorkbook(bytes: Uint8Array, mostSheets = MOST_SHEETS): Promise<Result<readonly Sheet[]>> {
  const { read, utils } = await import('@e965/xlsx');
  try {
    const book = read(bytes, {
      type: 'array',
      dense: false,
      cellFormula: false,
      cellHTML: false,
      cellStyles: false,
      bookVBA: false,
      bookFiles: false,
      sheetRows: MOST_ROWS + 1,
    });
    const hidden = new Set((book.Workbook?.Sheets ?? []).flatMap(({ Hidden = 0 }, i) => (Hidden > 0 ? [i] : [])));
    const names = book.SheetNames.filter((_, i) => !hidden.has(i)).slice(0, mostSheets);
    const sheets: Sheet[] = [];
    for (const name of names) {
      const sheet = book.Sheets[name];
      if (!sheet?.['!ref']) continue;
      const range = utils.decode_range(sheet['!ref']);
      const refusal = refuseRange(range, name);
      if (refusal !== undefined) return failure(refusal);
      sheets.push({ name, rows: rowsOf(sheet, range, utils.encode_cell) });
    }
    return success(sheets.filter(({ rows }) => rows.length > 0));
  } catch {
    return failure('This spreadsheet could not be read: it is damaged or protected. Save it again, or save it as CSV.');
  }
}

function refuseRange({ s, e }: Range, name: string): string | undefined {
  const [rows, columns] = [e.r - s.r + 1, e.c - s.c + 1];
  if (rows > MOST_ROWS) return `The sheet “${name}” has more than ${MOST_ROWS.toLocaleString('en')} rows. Split it.`;
  return rows * Math.min(columns, MOST_COLUMNS) > MOST_CELLS
    ? `The sheet “${name}” has too many cells. Save only the columns that you need.`
    : undefined;
}

type EncodeCell = (cell: { readonly r: number; readonly c: number }) => string;

function rowsOf(sheet: WorkSheet, { s, e }: Range, encode: EncodeCell): readonly GridRow[] {
  const rows: GridRow[] = [];
  const end = Math.min(e.c, s.c + MOST_COLUMNS);
  const merged = mergedCells(sheet['!merges'] ?? [], encode);
  for (let r = s.r; r <= e.r; r++) {
    const cells: string[] = [];
    for (let c = s.c; c <= end; c++) {
      const address = encode({ r, c });
      cells.push(textOf(sheet[merged.get(address) ?? address]));
    }
    while (cells.length > 0 && cells.at(-1) === '') cells.pop();
    if (cells.length > 0) rows.push({ cells, line: r + 1 });
  }
  return rows;
}

/** Cells below the first one of a merged area, with the address of the first one. Only columns are filled. */
function mergedCells(merges: readonly Range[], encode: EncodeCell): ReadonlyMap<string, string> {
  const merged = new Map<string, string>();
  for (const { s, e } of merges.slice(0, 5_000)) {
    const first = encode(s);
    for (let r = s.r + 1; r <= Math.min(e.r, s.r + 1_000); r++) merged.set(encode({ r, c: s.c }), first);
  }
  return merged;
}

function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.t === 'e') return '';
  if (cell.t === 's') return String(cell.v);
  return cell.w ?? String(cell.v);
}
